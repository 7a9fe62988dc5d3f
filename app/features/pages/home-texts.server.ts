import { testimonials } from '#app/content/testimonials';
import { trustMarks } from '#app/content/trust';
import type { RequestContext } from '#app/server/http/request-context';
import type { FaqExamples, HomeTexts, TextPage } from './page';
import { textFor } from './page.server';

type Visitor = Pick<RequestContext, 'locale'>;

/** What the home page says of the company, in the visitor's language. */
export async function homeTextsFor(visitor: Visitor): Promise<HomeTexts> {
  const [about, team] = await Promise.all([
    existingText('contact/about-us', visitor),
    existingText('contact/team', visitor),
  ]);
  const roles = team.sections[0]?.entries ?? [];
  const { locale } = visitor;
  return {
    about: { title: about.title, said: about.said, lede: about.lede, lang: about.lang },
    team: {
      title: team.title,
      roles: roles.map(({ id, title, mark }) => ({ id, title, mark })),
      lang: team.lang,
    },
    testimonials: testimonials.map(({ text, role, sector, example }) => ({
      text: text[locale],
      role: role[locale],
      sector: sector[locale],
      example,
    })),
    trust: trustMarks.map(({ name, mark, example }) => ({ name: name[locale], mark, example })),
  };
}

/** The three questions that the head of the FAQ names. Throws where it names one that is not there. */
export async function faqExamplesFor(visitor: Visitor): Promise<FaqExamples> {
  const { lang, sections, examples } = await existingText('contact/foire-aux-questions', visitor);
  const entries = sections.flatMap((section) => section.entries);
  return {
    lang,
    entries: examples.map((id) => {
      const entry = entries.find((candidate) => candidate.id === id);
      if (!entry) throw new Error(`no question ${id} in the FAQ`);
      return { id, title: entry.title, html: entry.html };
    }),
  };
}

async function existingText(name: string, visitor: Visitor): Promise<TextPage> {
  const text = await textFor({ name }, visitor);
  if (!text) throw new Error(`no text of ${name}`);
  return text;
}
