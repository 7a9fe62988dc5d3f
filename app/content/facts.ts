import type { Locale } from '#app/i18n/locales';
import { site } from './site';

/** The facts that a text may name in double braces, as in `{{email}}`, `{{price.regular}}` or `{{company.siren}}`. */
export function factsIn(lang: Locale) {
  const price = (cents: number) =>
    new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(cents / 100);
  const { earlyAccessCents, regularCents } = site.report;
  return { ...site, price: { earlyAccess: price(earlyAccessCents), regular: price(regularCents) } };
}

/** The names of the company's facts that are not filled in, and of an e-mail address that nobody can write to. */
export function missingFacts(): string[] {
  const empty = Object.entries(site.company).flatMap(([name, fact]) => (fact === undefined ? [name] : []));
  return site.email.endsWith('.example') ? ['email', ...empty] : empty;
}
