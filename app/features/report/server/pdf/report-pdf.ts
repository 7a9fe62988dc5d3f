import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site } from '#app/content/site';
import { type Block, lettersOf, markdownBlocks } from '#app/server/pdf/blocks';
import { drawFoot } from '#app/server/pdf/foot';
import { setBlocks } from '#app/server/pdf/flow';
import { flowPage } from '#app/server/pdf/flow-style';
import { createPdf } from '#app/server/pdf/pdf';
import { type CoverWords, drawCover } from './report-cover';

type Entry = { label: string; text: string };

/** What a report is set from: the experts' study, and the material of the pitch where there is one. */
export type Report = {
  /** BCP 47. */
  lang: string;
  /** Epoch milliseconds. */
  writtenAt: number;
  /** What the buyer knows the order by; none for the sample. */
  reference: string | undefined;
  /** Markdown: `##` begins a chapter, `###` a point of it. */
  study: string;
  /** The first entry of the pitch is its sentence. An empty line separates paragraphs. */
  sections: { kind: 'brief' | 'pitch' | 'findings' | 'score'; title: string; entries: Entry[] }[];
  /** A model wrote the pitch. */
  byModel: boolean;
};

/**
 * The full recommendations report as a tagged PDF, in the words of `i18n`, which is in the report's language. Undefined
 * where a letter of it cannot be set.
 */
export async function reportPdf(report: Report, i18n: I18n): Promise<Buffer | undefined> {
  const { lang, writtenAt, byModel, study, sections } = report;
  const cover = coverWords(report, i18n);
  const blocks = [...markdownBlocks(study), ...sections.flatMap((section) => sectionBlocks(section, i18n))];
  const foot = [cover.title, cover.about].join(' · ');
  const pdf = await createPdf({
    title: cover.sentence === '' ? cover.title : `${cover.title} – ${cover.sentence}`,
    lang,
    letters: [lettersOf(blocks), ...Object.values(cover), markers].join(' '),
    writtenAt,
    margins: { head: flowPage.head, foot: flowPage.foot },
    byModel,
    creator: site.product,
    onPage: (pen, page) => drawFoot(pen, page, foot),
  });
  if (!pdf) return undefined;
  drawCover(pdf, cover);
  setBlocks(pdf, blocks);
  return pdf.bytes();
}

/** Of lists, pages and titles. */
const markers = '0123456789.–·';

function coverWords({ reference, writtenAt, sections }: Report, i18n: I18n): CoverWords {
  const date = i18n.date(new Date(writtenAt), { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const about =
    reference === undefined
      ? i18n._(msg`Example: the offer, the people and the figures are invented`)
      : i18n._(msg`Order ${reference}, ${date}`);
  const pitch = sections.find(({ kind }) => kind === 'pitch');
  return {
    title: i18n._(msg`The full recommendations report`),
    sentence: pitch?.entries[0]?.text ?? '',
    about,
  };
}

function sectionBlocks({ kind, title, entries }: Report['sections'][number], i18n: I18n): Block[] {
  return [
    { kind: 'title', text: [{ text: title }] },
    ...(kind === 'score' ? [checkTable(entries, i18n)] : entries.flatMap(entryBlocks)),
  ];
}

function entryBlocks({ label, text }: Entry): Block[] {
  return [
    { kind: 'label', text: [{ text: label }] },
    ...text.split(/\n+/).map((paragraph): Block => ({ kind: 'paragraph', text: [{ text: paragraph }] })),
  ];
}

function checkTable(entries: Entry[], i18n: I18n): Block {
  const head = [[{ text: i18n._(msg`Check`) }], [{ text: i18n._(msg`Verdict`) }]];
  const rows = entries.map(({ label, text }) => [
    [{ text: text.replaceAll(/\n+/g, ' ') }],
    [{ text: label }],
  ]);
  return { kind: 'table', rows: [head, ...rows] };
}
