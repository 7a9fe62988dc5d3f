import type { Locale } from '#app/i18n/locales';
import { site } from './site';

export const missingFact: Record<Locale, string> = {
  fr: '[à compléter]',
  en: '[to be completed]',
  es: '[por completar]',
};

/** The facts that a text may name in double braces, as in `{{email}}`, `{{price.regular}}` or `{{company.siren}}`. */
export function factsIn(lang: Locale) {
  const price = (cents: number) =>
    new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(cents / 100);
  const { earlyAccessCents, regularCents } = site.report;
  return {
    ...site,
    price: { earlyAccess: price(earlyAccessCents), regular: price(regularCents) },
    company: Object.fromEntries(
      Object.entries(site.company).map(([name, fact]) => [name, fact ?? missingFact[lang]]),
    ),
  };
}
