import * as z from 'zod';

import { testimonials } from '#app/content/testimonials';
import { trustMarks } from '#app/content/trust';
import type { Locale } from '#app/i18n/locales';
import { parseRequest } from '#app/server/http/bad-request';
import type { RequestContext } from '#app/server/http/request-context';
import { type PageEntry, type PageText, readPageOrFrench } from '#app/server/pages/pages';
import { type CompanyOnHome, type CompanyText, type CompanyTextName, companyTextNames } from './company';

const addressSchema = z.strictObject({ name: z.enum(companyTextNames) });
const headSchema = z.looseObject({
  said: z.string().optional(),
  /** The marks of entries, by their anchors. */
  marks: z.record(z.string(), z.string()).default({}),
  /** The anchors of sections whose entries follow one another. */
  ordered: z.array(z.string()).default([]),
});

/** A text of the house in the visitor's language. Throws for a name that is none of `companyTextNames`. */
export async function companyTextFor(input: unknown, { locale }: RequestContext): Promise<CompanyText> {
  return companyText(parseRequest(addressSchema, input).name, locale);
}

/** What the home page says of the house, in the visitor's language. */
export async function companyOnHomeFor({ locale }: RequestContext): Promise<CompanyOnHome> {
  const [about, team] = await Promise.all([companyText('about-us', locale), companyText('team', locale)]);
  const roles = team.sections[0]?.entries ?? [];
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

async function companyText(name: CompanyTextName, locale: Locale): Promise<CompanyText> {
  return shownText(await readPageOrFrench(`company/${name}`, locale));
}

function shownText({
  title,
  description,
  eyebrow,
  lede,
  lang,
  intro,
  sections,
  fields,
}: PageText): CompanyText {
  const { said, marks, ordered } = headSchema.parse(fields);
  const entryOf = ({ id, title: heading, html }: PageEntry) => ({
    id,
    title: heading,
    html,
    mark: marks[id],
  });
  return {
    title,
    description,
    eyebrow,
    lede,
    said,
    lang,
    intro,
    sections: sections.map((section) => ({
      ...entryOf(section),
      ordered: ordered.includes(section.id),
      entries: section.entries.map(entryOf),
    })),
  };
}
