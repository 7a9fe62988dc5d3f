import * as z from 'zod';

import type { RequestContext } from '#app/server/http/request-context';
import { type PageEntry, readPageOrFrench } from '#app/server/pages/pages';
import type { Faq, FaqEntry, FaqExampleList } from './faq';

const headSchema = z.looseObject({ examples: z.array(z.string()).length(3) });

/** Every question in the visitor's language, in its groups. */
export async function faqFor({ locale }: RequestContext): Promise<Faq> {
  const { title, description, lede, lang, sections } = await readPageOrFrench('faq', locale);
  const groups = sections.map((section) => ({
    id: section.id,
    title: section.title,
    entries: section.entries.map(faqEntry),
  }));
  return { title, description, lede, lang, groups };
}

/** The three questions that the head of the text names. Throws where it names one that is not there. */
export async function faqExamplesFor({ locale }: RequestContext): Promise<FaqExampleList> {
  const { lang, sections, fields } = await readPageOrFrench('faq', locale);
  const entries = sections.flatMap((section) => section.entries);
  return {
    lang,
    entries: headSchema.parse(fields).examples.map((id) => {
      const entry = entries.find((candidate) => candidate.id === id);
      if (!entry) throw new Error(`no question ${id} in the FAQ`);
      return { id, question: entry.title, html: entry.html };
    }),
  };
}

function faqEntry({ id, title, html, text }: PageEntry): FaqEntry {
  return { id, question: title, html, text };
}
