import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { CheckoutView } from '#app/features/report/order/order';
import { checkoutQuery } from '#app/features/report/report.queries';
import { ReportOffer } from '#app/features/report/checkout/report-offer';
import type { Locale } from '#app/i18n/locales';
import { show } from '#tests/unit/show';

const forSale: CheckoutView = { cents: 4999, isEarly: true, payments: 'stripe', pitch: undefined };

test.each([
  ['en', 'Early access €49.99 incl. VAT, then €99.99', '−50%', 'within 72 hours'],
  ['fr', 'Prix de lancement 49,99 € TTC, puis 99,99 €', '−50 %', 'sous 72 heures'],
  ['es', 'Acceso anticipado: 49,99 €, IVA incluido; después, 99,99 €', '−50 %', 'en 72 horas'],
] as const)('says in %s which price is which, and strikes none', async (locale, prices, badge, hours) => {
  const { part: page } = await showOffer(forSale, locale);
  const text = page.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
  for (const said of [prices, badge, hours]) expect(text).toContain(said);
  expect(page.querySelector('s, del')).toBeNull();
});

test('asks for both consents, neither given, and says on its button that it costs', async () => {
  await showOffer(forSale);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByRole('button', { name: 'Order and pay €49.99' })).toBeTruthy();
});

test('names one price once the offer is over', async () => {
  const { part: page } = await showOffer({ ...forSale, cents: 9999, isEarly: false });
  expect(page.textContent).toContain('€99.99 incl. VAT');
  expect(page.textContent).not.toMatch(/Early access|−50|Limited-time/);
});

test('says for which pitch it is, in that pitch’s language', async () => {
  await showOffer({ ...forSale, pitch: { id: 'x', sentence: 'Du pain frais.', lang: 'fr' } });
  expect(screen.getByText('Du pain frais.').getAttribute('lang')).toBe('fr');
});

test('sells nothing where purchases are closed, and offers the contact form', async () => {
  const { part: page } = await showOffer({ ...forSale, payments: 'closed' });
  expect(page.textContent).toContain('Purchases are closed for now');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact#form');
});

function showOffer(checkout: CheckoutView, locale: Locale = 'en') {
  return show(<ReportOffer pitch={undefined} />, {
    locale,
    fetched: [[checkoutQuery(undefined).queryKey, checkout]],
  });
}
