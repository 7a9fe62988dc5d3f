import * as z from 'zod';

import { formatLocales, type Locale } from '#app/i18n/locales';
import { parseRequest } from '#app/server/http/bad-request';
import type { RequestContext } from '#app/server/http/request-context';
import {
  type PageEntry,
  pageNames,
  type PageSection,
  type PageText,
  readPage,
} from '#app/server/pages/pages';
import { drawingNames, type TextCard, type TextEntry, type TextPage, type TextSection } from './page';

const addressSchema = z.strictObject({ name: z.string() });
const text = z.string().min(1);

/** All that the front matter of a text may say. */
const headSchema = z.strictObject({
  title: text,
  description: text,
  eyebrow: text.optional(),
  lede: text.optional(),
  said: text.optional(),
  label: text.optional(),
  /** Of a text that stands in the row of its folder, with `label`, `verb` and `summary`. */
  order: z.number().optional(),
  verb: text.optional(),
  summary: text.optional(),
  drawing: z.enum(drawingNames).optional(),
  updated: z.iso.date().optional(),
  articles: z.array(z.strictObject({ slug: text, label: text })).default([]),
  /** The marks of entries, by their anchors. */
  marks: z.record(z.string(), text).default({}),
  /** The anchors of sections whose entries are steps. */
  ordered: z.array(text).default([]),
  /** The anchors of those entries that stand for the others: only of questions, which search engines get as plain text. */
  examples: z.array(text).default([]),
});

/** The front matter of a text that stands in the row of its folder, for the list of them. */
const cardSchema = z.object({
  order: z.number(),
  label: text,
  verb: text,
  summary: text,
  drawing: z.enum(drawingNames).optional(),
});

type TextHead = z.infer<typeof headSchema>;

type Visitor = Pick<RequestContext, 'locale'>;

/** The text of the page at `/{name}` in the visitor's language; null where there is none. */
export async function textFor(input: unknown, { locale }: Visitor): Promise<TextPage | null> {
  const { name } = parseRequest(addressSchema, input);
  const page = await readPage(name, locale);
  if (!page) return null;
  const head = headOf(page, headSchema);
  const { title, description, eyebrow, lede, said, label, verb, drawing, updated, articles, examples } = head;
  return {
    name,
    title,
    description,
    lang: page.lang,
    eyebrow,
    lede,
    said,
    label,
    verb,
    drawing,
    updated: updated === undefined ? undefined : dayIn(locale, updated),
    articles,
    examples,
    intro: page.intro,
    sections: page.sections.map((section) => shownSection(section, head)),
    children: await cardsIn(name, locale),
    ...(await neighboursOf(page, head)),
  };
}

/** The front matter of a text; throws with the text's name where it is not what the schema asks for. */
function headOf<Head>({ name, lang, fields }: PageText, schema: z.ZodType<Head>): Head {
  const head = schema.safeParse(fields);
  if (!head.success) throw new Error(`${lang}/${name}: ${z.prettifyError(head.error)}`);
  return head.data;
}

function shownSection(section: PageSection, head: TextHead): TextSection {
  return {
    ...shownEntry(section, head),
    ...(head.ordered.includes(section.id) ? { ordered: true } : {}),
    entries: section.entries.map((entry) => shownEntry(entry, head)),
  };
}

/** An entry as a page shows it; of questions the plain text too. */
function shownEntry({ id, title, html, text: plain }: PageEntry, head: TextHead): TextEntry {
  const mark = head.marks[id];
  return { id, title, html, ...(mark ? { mark } : {}), ...(head.examples.length > 0 ? { text: plain } : {}) };
}

function dayIn(locale: Locale, iso: string): TextPage['updated'] {
  const day = new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return { iso, text: day.format(new Date(iso)) };
}

async function neighboursOf({ name, lang }: PageText, { order }: TextHead) {
  if (order === undefined) return {};
  const cards = await cardsIn(name.slice(0, name.lastIndexOf('/')), lang);
  const index = cards.findIndex((card) => card.name === name);
  return { previous: cards[index - 1], next: cards[index + 1] };
}

/** The texts of a folder that have an `order`, sorted by it. */
async function cardsIn(folder: string, lang: Locale): Promise<TextCard[]> {
  const pages = await Promise.all(pageNames(lang, folder).map((name) => readPage(name, lang)));
  return pages
    .filter((page) => page !== undefined)
    .filter(({ fields }) => fields.order !== undefined)
    .map((page) => ({ name: page.name, ...headOf(page, cardSchema) }))
    .toSorted((one, other) => one.order - other.order);
}
