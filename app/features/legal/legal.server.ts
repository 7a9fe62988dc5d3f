import * as z from 'zod';

import { formatLocales, type Locale } from '#app/i18n/locales';
import { parseRequest } from '#app/server/http/bad-request';
import type { RequestContext } from '#app/server/http/request-context';
import { type PageEntry, readPageOrFrench } from '#app/server/pages/pages';
import { legalNames, type LegalText } from './legal';

const addressSchema = z.strictObject({ name: z.enum(legalNames) });
const headSchema = z.looseObject({ updated: z.iso.date() });

/**
 * A legal text in the visitor's language. Throws for a name that is none of `legalNames`, and where the text lacks
 * the day of its last change.
 */
export async function legalFor(input: unknown, { locale }: RequestContext): Promise<LegalText> {
  const { name } = parseRequest(addressSchema, input);
  const text = await readPageOrFrench(`legal/${name}`, locale);
  const { title, description, lede, lang, intro, sections, fields } = text;
  return {
    title,
    description,
    lede,
    lang,
    updated: dayIn(locale, headSchema.parse(fields).updated),
    intro,
    sections: sections.map((section) => ({ ...entryOf(section), entries: section.entries.map(entryOf) })),
  };
}

function entryOf({ id, title, html }: PageEntry) {
  return { id, title, html };
}

function dayIn(locale: Locale, iso: string): LegalText['updated'] {
  const day = new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return { iso, text: day.format(new Date(iso)) };
}
