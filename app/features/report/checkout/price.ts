import { site } from '#app/content/site';

/** What the full report costs, in cents, VAT included: less while early access lasts. `now` in epoch ms. */
export function reportPrice(now: number): { cents: number; isEarly: boolean } {
  const { earlyAccessCents, regularCents, offerEnds } = site.report;
  const isEarly = now < Date.parse(offerEnds);
  return { cents: isEarly ? earlyAccessCents : regularCents, isEarly };
}
