import { expect, test } from 'vitest';

import { site } from '#app/content/site';
import { reportPrice } from '#app/features/report/checkout/price';

test('the price is that of early access until the offer ends, and the regular one after', () => {
  const { earlyAccessCents, regularCents, offerEnds } = site.report;
  const end = Date.parse(offerEnds);
  expect(reportPrice(end - 1)).toEqual({ cents: earlyAccessCents, isEarly: true });
  expect(reportPrice(end)).toEqual({ cents: regularCents, isEarly: false });
});
