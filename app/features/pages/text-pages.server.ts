import * as z from 'zod';

import { withFrenchFirst, formatLocales, type Locale } from '#app/i18n/locales';
import { memoizeByLocale } from '#app/i18n/memoize-by-locale';
import type { RequestContext } from '#app/server/http/request-context';
import {
  type TextFileEntry,
  pageNames,
  type TextFileSection,
  type TextFile,
  type TextFiles,
} from '#app/server/text-files/text-files';
import { nameIn, shownCase } from './server/cases/shown-case';
import { announceStruckText } from '#app/i18n/announce-struck-text.server';
import {
  drawingNames,
  type TextCard,
  type TextEntry,
  type TextPage,
  type TextSection,
  type TitleCorrection,
} from './page';
import type { WorkedCase } from './worked-case';

const text = z.string().min(1);

const headSchema = z.strictObject({
  title: text,
  description: text,
  /** What everybody says, and the words of the title that correct it. */
  struck: text.optional(),
  marked: text.optional(),
  eyebrow: text.optional(),
  lede: text.optional(),
  quote: text.optional(),
  label: text.optional(),
  /** For a text in the row of its folder, with `label` and `summary`. */
  order: z.number().optional(),
  summary: text.optional(),
  receives: z.array(text).default([]),
  drawing: z.enum(drawingNames).optional(),
  updated: z.iso.date().optional(),
  articles: z.array(z.strictObject({ slug: text, label: text })).default([]),
  marks: z.record(z.string(), text).default({}),
  ordered: z.array(text).default([]),
  /** Anchors of exemplary questions, which search engines get as plain text. */
  examples: z.array(text).default([]),
});

const cardSchema = z.object({
  order: z.number(),
  label: text,
  summary: text,
  receives: z.array(text).default([]),
  drawing: z.enum(drawingNames).optional(),
});

type TextHead = z.infer<typeof headSchema>;

export type TextPages = {
  /** The text of the page at `/{name}` in a language, made once; undefined where there is none. */
  read(name: string, lang: Locale): Promise<TextPage | undefined>;
};

declare module '#app/server/services' {
  // Merged into the services of the server.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FeatureServices {
    textPages: TextPages;
  }
}

/** Of a request, what its texts depend on. */
export type Reader = Pick<RequestContext, 'locale'> & { services: { textPages: TextPages } };

export function createTextPages(textFiles: TextFiles): TextPages {
  /** By language and name. These texts change with a release alone. */
  const made = new Map<string, TextPage>();
  return {
    async read(name, lang) {
      const key = `${lang} ${name}`;
      const known = made.get(key) ?? (await makeText(name, { locale: lang, textFiles }));
      if (known) made.set(key, known);
      return known;
    },
  };
}

async function makeText(
  name: string,
  { locale, textFiles }: { locale: Locale; textFiles: TextFiles },
): Promise<TextPage | undefined> {
  const page = await textFiles.read(name, locale);
  if (!page) return undefined;
  const head = headOf(page, headSchema);
  const { title, description, eyebrow, lede, quote, label, drawing } = head;
  const { updated, articles, examples } = head;
  return {
    name,
    title,
    description,
    lang: page.lang,
    correction: correctionIn(head),
    eyebrow,
    lede,
    quote,
    label,
    drawing,
    updated: updated === undefined ? undefined : dayIn(locale, updated),
    articles,
    examples,
    intro: page.intro,
    sections: await Promise.all(
      page.sections.map(async (section) =>
        shownSection(
          {
            ...(await announced(section, page.lang)),
            entries: await Promise.all(section.entries.map((entry) => announced(entry, page.lang))),
          },
          { head, isService: isService(name) },
        ),
      ),
    ),
    workedCase: await shownCase(name, page.lang),
    children: await cardsIn(textFiles, { folder: name, lang: locale }),
    ...(await neighboursOf(textFiles, page, head)),
  };
}

function headOf<Head>({ name, lang, fields }: TextFile, schema: z.ZodType<Head>): Head {
  const head = schema.safeParse(fields);
  if (!head.success) throw new Error(`${lang}/${name}: ${z.prettifyError(head.error)}`);
  return head.data;
}

async function announced<Part extends TextFileEntry>(part: Part, lang: Locale): Promise<Part> {
  return { ...part, html: await announceStruckText(part.html, lang) };
}

function correctionIn({ title, struck, marked }: TextHead): TitleCorrection | undefined {
  if (struck === undefined && marked === undefined) return undefined;
  const [before, after, ...more] = marked === undefined ? [] : title.split(marked);
  if (
    struck === undefined ||
    marked === undefined ||
    before === undefined ||
    after === undefined ||
    more.length > 0
  )
    throw new Error(`“${title}” has to hold “${marked}” once, and to correct something that is struck out`);
  return { struck, before, marked, after };
}

/** Only there are the sides of an exchange shown. */
function isService(name: string): boolean {
  return name.startsWith('solutions-ia/');
}

type Showing = { head: TextHead; isService: boolean };

function shownSection(section: TextFileSection, { head, isService: exchanges }: Showing): TextSection {
  return {
    ...shownPart(section, head),
    ...(exchanges ? exchangeIn(section.html) : {}),
    ...(head.ordered.includes(section.id) ? { ordered: true } : {}),
    entries: section.entries.map((entry) => shownEntry(entry, head)),
  };
}

const closingPair =
  /\s*<ul>\s*<li><strong>([^<]+)<\/strong>\s*((?:(?!<\/li>).)+)<\/li>\s*<li><strong>([^<]+)<\/strong>\s*((?:(?!<\/li>).)+)<\/li>\s*<\/ul>\s*$/su;

/** A section of a service may end with a list of two labelled points: what the client receives, and what the client brings. */
function exchangeIn(html: string): Partial<Pick<TextSection, 'html' | 'exchange'>> {
  const pair = closingPair.exec(html);
  if (!pair) return {};
  const [all, receive = '', received = '', bring = '', brought = ''] = pair;
  return {
    html: html.slice(0, -all.length),
    exchange: {
      received: { label: receive, html: `<p>${capitalised(received)}</p>` },
      brought: { label: bring, html: `<p>${capitalised(brought)}</p>` },
    },
  };
}

/** What follows a label on its line stands below it here. */
function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shownPart(
  { id, title, html }: TextFileEntry,
  head: TextHead,
): Pick<TextEntry, 'id' | 'title' | 'html' | 'mark'> {
  const mark = head.marks[id];
  return { id, title, html, ...(mark ? { mark } : {}) };
}

function shownEntry(entry: TextFileEntry, head: TextHead): TextEntry {
  const answer = head.examples.length > 0 ? { ...answerIn(entry.html), text: entry.text } : {};
  return { ...shownPart(entry, head), ...answer };
}

const firstParagraph = /^<p>((?:(?!<\/p>).)+)<\/p>\s*/su;

/** An answer is said in a few words, its first paragraph, and then at length. */
function answerIn(html: string): Partial<Pick<TextEntry, 'html' | 'short'>> {
  const [paragraph, short] = firstParagraph.exec(html) ?? [];
  return paragraph && short ? { short, html: html.slice(paragraph.length) } : {};
}

const days = memoizeByLocale(
  (locale) => new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'long', timeZone: 'UTC' }),
);

function dayIn(locale: Locale, iso: string): TextPage['updated'] {
  return { iso, text: withFrenchFirst(days(locale).format(new Date(iso)), locale) };
}

async function neighboursOf(textFiles: TextFiles, { name, lang }: TextFile, { order }: TextHead) {
  if (order === undefined) return {};
  const cards = await cardsIn(textFiles, { folder: name.slice(0, name.lastIndexOf('/')), lang });
  const index = cards.findIndex((card) => card.name === name);
  return { previous: cards[index - 1], next: cards[index + 1] };
}

async function cardsIn(
  textFiles: TextFiles,
  { folder, lang }: { folder: string; lang: Locale },
): Promise<TextCard[]> {
  const texts = await Promise.all(pageNames(lang, folder).map((name) => textFiles.read(name, lang)));
  const cards = texts
    .filter((page) => page !== undefined)
    .filter(({ fields }) => fields.order !== undefined)
    .map(cardOf);
  return (await Promise.all(cards)).toSorted((one, other) => one.order - other.order);
}

function askedIn({ question, subject, compared, figure, document }: WorkedCase): TextCard['asked'] {
  return { question, subject: nameIn(subject), compared, figure, address: document.address };
}

async function cardOf(page: TextFile): Promise<TextCard> {
  const head = headOf(page, cardSchema);
  const shown = await shownCase(page.name, page.lang);
  return {
    name: page.name,
    ...head,
    parts: head.receives.length > 0 ? [] : exchangesOf(page),
    asked: shown && askedIn(shown),
  };
}

function exchangesOf({ sections }: TextFile): TextCard['parts'] {
  return sections.filter(({ html }) => closingPair.test(html)).map(({ id, title }) => ({ id, title }));
}
