import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { site } from '#app/content/site';
import type { OrderView } from '#app/features/report/order/order';
import { PurchaseCancelled } from '#app/features/report/order/purchase-cancelled';
import { PurchaseSuccess } from '#app/features/report/order/purchase-success';
import { orderQuery } from '#app/features/report/report.queries';
import { shopSearch } from '#app/features/report/order-address';
import type { Locale } from '#app/i18n/locales';
import { show } from '#tests/unit/show';

const pitch = 'AAAAAAAAAAAAAAAAAAAA-_';

test('a cancelled purchase says that nothing was charged and leads back to its pitch', async () => {
  const { part: page } = await show(<PurchaseCancelled pitch={pitch} />);
  expect(page.textContent).toContain('Nothing was charged. Did you forget something?');
  expect(screen.getByRole('link', { name: 'Back to my pitch' }).getAttribute('href')).toBe(
    `/agents/elevator-pitch/${pitch}`,
  );
});

test('without a pitch it leads back to the form', async () => {
  await show(<PurchaseCancelled />);
  expect(screen.getByRole('link', { name: 'Back to the form' }).getAttribute('href')).toBe(
    '/agents/elevator-pitch',
  );
});

test('a finished purchase promises the study within the promised hours, and says whom to write to', async () => {
  const { part: page } = await show(<PurchaseSuccess />);
  expect(page.textContent).toContain(`within ${site.report.deliveryHours} hours, crafted by experts with AI`);
  expect(screen.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`);
});

test('who comes there without an order is told of no payment', async () => {
  const { part: page } = await show(<PurchaseSuccess />);
  expect(page.textContent).not.toMatch(/payment is confirmed|was paid/);
  expect(page.textContent).toContain('If it has not come within an hour, write to us.');
});

test('an address of an order that there is not promises no study', async () => {
  const { part: page } = await show(<PurchaseSuccess order={pitch} />, {
    fetched: [[orderQuery(pitch).queryKey, null]],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no order at this address');
  expect(page.textContent).not.toContain('Thank you');
});

const at = Date.UTC(2026, 10, 22, 9, 30);
const paid: OrderView = {
  ...{ id: pitch, status: 'paid', isTrial: false, email: 'ada@duck.com', pitch: undefined },
  ...{ amountCents: 4999, refundedCents: 0, checkoutUrl: undefined, receiptNumber: '2026-0007' },
  ...{ paidAt: at, dueAt: at, deliveredAt: undefined, hasReport: false, withdrawalAskedAt: undefined },
  consent: { at, texts: ['One.', 'Two.'], lang: 'en' },
};

test('who has withdrawn since is promised no study', async () => {
  const { part: page } = await show(<PurchaseSuccess order={pitch} />, {
    fetched: [[orderQuery(pitch).queryKey, { ...paid, withdrawalAskedAt: at }]],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You have withdrawn from the contract');
  expect(page.textContent).not.toContain('getting to work');
});

test.each<[Locale, confirming: string, thanks: string, cancelled: string]>([
  ['en', 'Confirming your payment…', 'Thank you. We are getting to work', 'Your purchase is cancelled'],
  ['fr', 'Confirmation de votre paiement…', 'Merci. Nous nous mettons au travail', 'Votre achat est annulé'],
  ['es', 'Confirmando su pago…', 'Gracias. Nos ponemos a trabajar', 'Su compra está cancelada'],
])('in %s it says what is confirmed, paid and cancelled', async (locale, confirming, thanks, cancelled) => {
  const title = async (part: ReactNode, status: OrderView['status']) => {
    await show(part, { locale, fetched: [[orderQuery(pitch).queryKey, { ...paid, status }]] });
    const { textContent } = screen.getByRole('heading', { level: 1 });
    cleanup();
    return textContent;
  };
  expect(await title(<PurchaseSuccess order={pitch} />, 'open')).toBe(confirming);
  expect(await title(<PurchaseSuccess order={pitch} />, 'paid')).toBe(thanks);
  expect(await title(<PurchaseCancelled order={pitch} />, 'open')).toBe(cancelled);
});

test('only ids of a pitch and of an order are taken from the address', () => {
  expect(shopSearch({ pitch, order: pitch })).toEqual({ pitch, order: pitch });
  for (const other of ['../../contact', `${pitch}a`, '', 7, undefined]) {
    expect(shopSearch({ pitch: other, order: other })).toEqual({ pitch: undefined, order: undefined });
  }
});
