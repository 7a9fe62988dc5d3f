import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import { caseFiles } from '#app/content/case-files';
import { type CaseName, isCaseName } from '#app/content/cases';
import type { Locale } from '#app/i18n/locales';
import { markdownTree } from '#app/server/markdown/markdown';
import type { ShownDocument, WorkedCase } from '../../worked-case';
import { unbroken } from '../../unbroken';
import { readCase } from './case-texts';

const documents = new Map<string, Promise<ShownDocument>>();

/** The first page of what was handed over for a case, down to the last of what its figure tells. Each is read once. */
export function shownDocument(name: CaseName, lang: Locale): Promise<ShownDocument> {
  const key = `${name}/${lang}`;
  const shown = documents.get(key) ?? readDocument(name, lang);
  documents.set(key, shown);
  return shown;
}

async function readDocument(name: CaseName, lang: Locale): Promise<ShownDocument> {
  const { title, subject, opening, figure } = await readCase(name, lang);
  return {
    title,
    subject: nameIn(subject),
    html: htmlOf(opening),
    figure: { ...figure, bars: figure.bars.slice(0, figure.bars.findLastIndex(({ told }) => told) + 1) },
    address: addressOf(name, lang),
  };
}

/** Without what stands behind the name of a client: that it is invented, which pages with several say in their own words. */
export function nameIn(subject: string): string {
  return subject.replace(/ \([^()]*\)$/u, '');
}

/** As long as a line of the narrowest telephone has room for: one mark, not two halves. */
const shortMark = /(?<=<em>)[^<]{1,22}(?=<)/gu;

function htmlOf(markdown: string): string {
  return unified().use(rehypeStringify).stringify(markdownTree(markdown));
}

function addressOf(name: CaseName, lang: Locale): string {
  return `/samples/${name}-${lang}`;
}

const kept = new Map<string, Promise<WorkedCase>>();

/** What the page of a service shows of its case; undefined for a page that has none. Each is read once. */
export async function shownCase(page: string, lang: Locale): Promise<WorkedCase | undefined> {
  const name = page.slice(page.lastIndexOf('/') + 1);
  if (!page.startsWith('solutions-ia/') || !isCaseName(name)) return undefined;
  const key = `${name}/${lang}`;
  const shown = kept.get(key) ?? show(name, lang);
  kept.set(key, shown);
  return shown;
}

async function show(name: CaseName, lang: Locale): Promise<WorkedCase> {
  const { question, title, subject, page, compared, corrected, figure } = await readCase(name, lang);
  return {
    question,
    subject,
    correction: {
      struck: corrected.struck,
      said: corrected.said.map(({ label, words }) => ({
        label,
        html: htmlOf(words)
          .replaceAll(/(?<=^|>)[^<]+/gu, unbroken)
          .replaceAll(shortMark, (marked) => marked.replaceAll(' ', '\u00a0')),
      })),
    },
    html: htmlOf(page),
    compared,
    figure,
    document: { title, address: addressOf(name, lang), ...caseFiles[name][lang] },
  };
}
