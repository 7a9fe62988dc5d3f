import { testimonials } from '#app/content/testimonials';
import { trustMarks } from '#app/content/trust';
import { shownDocument } from './server/cases/shown-case';
import type { FaqExamples, HomeTexts, TextPage } from './page';
import type { Reader } from './text-pages.server';

export async function homeTextsFor(visitor: Reader): Promise<HomeTexts> {
  const about = await existingText('contact/about-us', visitor);
  const { locale } = visitor;
  return {
    about: { quote: about.quote, lang: about.lang },
    testimonials: testimonials.map(({ text, person, role, company }) => ({
      text: text[locale],
      person,
      role: role[locale],
      company,
    })),
    trust: trustMarks.map(({ name, ...shown }) => ({ name: name[locale], ...shown })),
    deliverable: await shownDocument('market-intelligence', locale),
  };
}

const shownAtHome = 3;

/** The first of those that the FAQ begins with. Throws where it names a question that is not there. */
export async function faqExamplesFor(visitor: Reader): Promise<FaqExamples> {
  const { lang, sections, examples } = await existingText('contact/foire-aux-questions', visitor);
  const entries = sections.flatMap((section) => section.entries);
  return {
    lang,
    entries: examples.slice(0, shownAtHome).map((id) => {
      const entry = entries.find((candidate) => candidate.id === id);
      if (!entry) throw new Error(`no question ${id} in the FAQ`);
      return { id, title: entry.title, short: entry.short };
    }),
  };
}

async function existingText(name: string, { locale, services }: Reader): Promise<TextPage> {
  const text = await services.textPages.read(name, locale);
  if (!text) throw new Error(`no text of ${name}`);
  return text;
}
