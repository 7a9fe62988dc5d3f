import type { Locale } from '#app/i18n/locales';
import { site } from './site';

/** When a line of a text is read, as in `{{when.model}}` at its beginning. */
export const conditions = [
  'model',
  'noModel',
  'modelTrains',
  'modelNeverTrains',
  'hostedInFrance',
  'measured',
  'notMeasured',
] as const;

export type Condition = (typeof conditions)[number];

/**
 * The facts that a text may name in double braces, as in `{{email}}`, `{{price.regular}}` or `{{company.siren}}`. Of the
 * conditions those that hold are an empty text, the others undefined, so that their lines are left out.
 */
export function factsIn(lang: Locale, holding: readonly Condition[]) {
  const price = (cents: number) =>
    new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(cents / 100);
  const { earlyAccessCents, regularCents } = site.report;
  return {
    ...site,
    price: { earlyAccess: price(earlyAccessCents), regular: price(regularCents) },
    when: Object.fromEntries(conditions.map((name) => [name, holding.includes(name) ? '' : undefined])),
  };
}

/** The names of the company's facts that are not filled in, and of an e-mail address that nobody can write to. */
export function missingFacts(): string[] {
  const empty = Object.entries(site.company).flatMap(([name, fact]) => (fact === undefined ? [name] : []));
  return site.email.endsWith('.example') ? ['email', ...empty] : empty;
}
