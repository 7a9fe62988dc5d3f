import * as z from 'zod';

import type { CaseName } from '#app/content/cases';
import { formatLocales, type Locale } from '#app/i18n/locales';
import { readFrontMatter } from '#app/server/markdown/front-matter';
import { type Bar, type Block, markdownBlocks } from '#app/server/pdf/blocks';
import type { ComparedChoice, ComparedChoices } from '../../worked-case';
import { figuresOf } from './case-figures';
import type { Figure, Figures } from './figures/figure';

const texts = import.meta.glob<string>('/app/content/cases/*/*.md', { query: '?raw', import: 'default' });
const tables = import.meta.glob<string>('/app/content/cases/*/*.csv', { query: '?raw', import: 'default' });

const text = z.string().min(1);

const choiceSchema = z.strictObject({ told: text, price: text, bound: text.optional() });

const headSchema = z.strictObject({
  title: text,
  subject: text,
  /** What the case asks, as a title on the page of the service. */
  question: text,
  /** What the page tells of it, in Markdown. */
  page: text,
  /** What a client meant to do, and what was found to be better. */
  compared: z.strictObject({ meant: choiceSchema, found: choiceSchema }).optional(),
  /** What is usually said, and in Markdown what the case says in its place, to whom or when. */
  corrected: z.strictObject({
    struck: text,
    said: z.array(z.strictObject({ label: text, words: text })).min(2),
  }),
});

export type Bars = { caption: string; bars: Bar[] };

export type CaseText = {
  title: string;
  subject: string;
  question: string;
  page: string;
  compared?: ComparedChoices;
  corrected: { struck: string; said: { label: string; words: string }[] };
  /** In Markdown, what the document says before its first figure, without the title. */
  opening: string;
  /** The first figure of the document, which the page shows too. */
  figure: Bars;
  document: Block[];
};

/**
 * An invented case in a language, its numbers computed from its tables: `{{name}}` stands for a figure, a block of code
 * named `bars` for a drawing of some of them. Throws where the text names a figure that there is not.
 */
export async function readCase(name: CaseName, lang: Locale): Promise<CaseText> {
  const path = `/app/content/cases/${name}/${lang}.md`;
  const write = writerOf(path, await caseFigures(name), lang);
  const { head, body } = readFrontMatter(path, await sourceOf(texts, path), headSchema);
  const document = blocksOf(body, write);
  const figure = document.find((block) => block.kind === 'bars');
  if (!figure) throw new Error(`${path} draws no figure`);
  return {
    title: head.title,
    subject: write.words(head.subject),
    question: write.words(head.question),
    page: write.words(head.page),
    compared: head.compared && {
      meant: choiceOf(head.compared.meant, write),
      found: choiceOf(head.compared.found, write),
    },
    corrected: {
      struck: write.words(head.corrected.struck),
      said: head.corrected.said.map(({ label, words }) => ({
        label: write.words(label),
        words: write.words(words),
      })),
    },
    opening: write.words(body.slice(0, body.search(drawn)).replace(/^\s*## .+\n/, '')),
    figure: { caption: figure.caption, bars: figure.bars },
    document,
  };
}

function choiceOf({ told, price, bound }: ComparedChoice, write: Writer): ComparedChoice {
  return { told: write.words(told), price: write.words(price), bound };
}

/** All figures of a case, computed from its tables. */
export async function caseFigures(name: CaseName): Promise<Figures> {
  const rowsOf = async (table: string) => {
    const path = `/app/content/cases/${name}/${table}.csv`;
    return path in tables ? rowsIn(await sourceOf(tables, path)) : [];
  };
  return figuresOf[name]({ data: await rowsOf('data'), tests: await rowsOf('tests') });
}

async function sourceOf(files: Record<string, () => Promise<string>>, path: string): Promise<string> {
  const source = await files[path]?.();
  if (source === undefined) throw new Error(`There is no ${path}`);
  return source;
}

/** A table without quotation marks, which these have no need of. */
function rowsIn(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

type Writer = { words: (text: string) => string; bar: (line: string) => Bar };

function writerOf(path: string, figures: Figures, lang: Locale): Writer {
  const figureAt = (name: string) => {
    const figure = figures[name];
    if (!figure) throw new Error(`${path}: no figure ${name}`);
    return figure;
  };
  return {
    words: (words) =>
      words.replaceAll(/\{\{([\w.]+)\}\}/g, (_, name: string) => written(figureAt(name), lang)),
    bar(line) {
      const [, label, name, told] = /^(.+) = ([\w.]+)( \*)?$/.exec(line) ?? [];
      if (!label || !name) throw new Error(`${path}: ${line} is no bar`);
      const figure = figureAt(name);
      return { label, value: figure.value, text: written(figure, lang), told: told !== undefined };
    },
  };
}

const formats: Record<Figure['as'], Intl.NumberFormatOptions> = {
  count: {},
  share: { style: 'percent' },
  rate: { style: 'percent', minimumFractionDigits: 1 },
  euros: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  cents: { style: 'currency', currency: 'EUR' },
  decimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  points: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' },
};

function written({ value, as }: Figure, lang: Locale): string {
  return new Intl.NumberFormat(formatLocales[lang], formats[as]).format(value).replace('-', '−');
}

const drawn = /^```bars\n([\s\S]*?)\n```$/m;

function blocksOf(markdown: string, write: Writer): Block[] {
  // Every second piece is what stands between the marks of a block.
  return markdown.split(drawn).flatMap((piece, at): Block[] => {
    if (at % 2 === 0) return markdownBlocks(write.words(piece));
    const [caption = '', ...lines] = piece.split('\n');
    return [{ kind: 'bars', caption: write.words(caption), bars: lines.map(write.bar) }];
  });
}
