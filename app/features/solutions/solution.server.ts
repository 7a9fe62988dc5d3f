import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import type { RequestContext } from '#app/server/http/request-context';
import { pageNames, type PageText, readPage } from '#app/server/pages/pages';
import { drawingNames, type Solution, type SolutionCard, type Solutions } from './solution';
import { headOf, readingSchema, shownText } from './text.server';

const folder = 'solutions';
const overview = `${folder}/overview`;

/** The overview, and every solution in its order. */
export async function solutionsFor({ locale }: Pick<RequestContext, 'locale'>): Promise<Solutions> {
  const page = await readPage(overview, locale);
  if (!page) throw new Error(`${locale}/${overview} is missing`);
  const all = await solutionPages(locale);
  return { ...shownText(page), solutions: all.map(cardOf) };
}

const addressSchema = z.strictObject({ slug: z.string() });

/** One solution by its slug; null for one that does not exist. */
export async function solutionFor(
  input: unknown,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<Solution | null> {
  const slug = addressSchema.safeParse(input).data?.slug;
  const all = await solutionPages(locale);
  const index = all.findIndex((page) => slugOf(page) === slug);
  const [page, previous, next] = [all[index], all[index - 1], all[index + 1]];
  if (!page) return null;
  return {
    ...shownText(page),
    ...cardOf(page),
    articles: headOf(page, solutionHead).articles,
    previous: previous ? cardOf(previous) : null,
    next: next ? cardOf(next) : null,
  };
}

const solutionHead = z.object({
  order: z.number(),
  label: z.string().min(1),
  verb: z.string().min(1),
  summary: z.string().min(1),
  drawing: z.enum(drawingNames).default('verbs'),
  articles: readingSchema.default([]),
});

async function solutionPages(locale: Locale): Promise<PageText[]> {
  const names = pageNames(locale, folder).filter((name) => name !== overview);
  const pages = await Promise.all(names.map((name) => readPage(name, locale)));
  const orderOf = (page: PageText) => headOf(page, solutionHead).order;
  return pages.filter((page) => page !== undefined).toSorted((one, other) => orderOf(one) - orderOf(other));
}

function cardOf(page: PageText): SolutionCard {
  const { label, verb, summary, drawing } = headOf(page, solutionHead);
  return { slug: slugOf(page), label, verb, summary, drawing };
}

function slugOf({ name }: PageText): string {
  return name.slice(folder.length + 1);
}
