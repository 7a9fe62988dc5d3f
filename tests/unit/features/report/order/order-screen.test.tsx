import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { OrderView } from '#app/features/report/order/order';
import { OrderScreen } from '#app/features/report/order/order-screen';
import { orderQuery } from '#app/features/report/report.queries';
import type { Locale } from '#app/i18n/locales';
import { show } from '#tests/unit/show';

const at = Date.UTC(2026, 10, 22, 9, 30);
const paid: OrderView = {
  id: 'AAAAAAAAAAAAAAAAAAAA-_',
  status: 'paid',
  isTrial: false,
  email: 'ada@duck.com',
  pitch: undefined,
  amountCents: 4999,
  refundedCents: 0,
  checkoutUrl: undefined,
  receiptNumber: '2026-0007',
  paidAt: at,
  dueAt: at + 72 * 3_600_000,
  deliveredAt: undefined,
  hasReport: false,
  withdrawalAskedAt: undefined,
  consent: { at, texts: ['One.', 'Two.'], lang: 'en' },
};

test.each<[Partial<OrderView>, title: string, said: string]>([
  [{ status: 'open' }, 'Your order is not paid yet', 'Once the payment has arrived'],
  [{}, 'Your order is confirmed', 'at ada@duck.com by 25 November 2026 at 10:30 (Paris time)'],
  [{ status: 'delivered', deliveredAt: at }, 'Your report is delivered', '22 November 2026'],
  [{ status: 'cancelled' }, 'Your order is cancelled', 'Nothing was charged'],
  [{ status: 'expired' }, 'This order has expired', 'Nothing was charged'],
  [{ status: 'refunded', refundedCents: 4999 }, 'Your order is refunded', 'We have refunded €49.99'],
  [{ withdrawalAskedAt: at }, 'You have withdrawn from the contract', '22 November 2026 at 10:30'],
])('of %o says "%s"', async (more, title, said) => {
  const { part: page } = await showOrder(more);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(page.textContent).toContain(said);
  expect(page.textContent).toContain('2026-0007');
});

test.each<[Partial<OrderView>, french: string, spanish: string]>([
  [{ status: 'open' }, 'Votre commande n’est pas encore payée', 'Su pedido aún no está pagado'],
  [{}, 'Votre commande est confirmée', 'Su pedido está confirmado'],
  [{ status: 'delivered', deliveredAt: at }, 'Votre rapport est livré', 'Informe entregado'],
  [{ status: 'cancelled' }, 'Votre commande est annulée', 'Pedido cancelado'],
  [{ status: 'expired' }, 'Cette commande a expiré', 'Este pedido ha caducado'],
  [
    { status: 'refunded', refundedCents: 4999 },
    'Votre commande est remboursée',
    'Le hemos reembolsado el pedido',
  ],
  [{ withdrawalAskedAt: at }, 'Vous vous êtes rétracté du contrat', 'Ha desistido del contrato'],
])('of %o says so in French and Spanish', async (more, french, spanish) => {
  for (const [locale, title] of [
    ['fr', french],
    ['es', spanish],
  ] as const) {
    await showOrder(more, locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    cleanup();
  }
});

test('a paid order can be withdrawn from, until it was', async () => {
  await showOrder({});
  expect(screen.getByRole('link', { name: 'Withdraw from contract here' }).getAttribute('href')).toBe(
    `/retractation?order=${paid.id}`,
  );
  cleanup();
  await showOrder({ withdrawalAskedAt: at });
  expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull();
});

test.each<[Partial<OrderView>, next: string]>([
  [{ status: 'open' }, 'A message confirms your payment'],
  [{}, 'We read your pitch and your brief'],
  [{ withdrawalAskedAt: at }, 'We pay back what is owed to you'],
  [{ status: 'delivered', deliveredAt: at }, 'start with the first'],
  [{ status: 'cancelled' }, 'A question?'],
  [{ status: 'expired' }, 'A question?'],
  [{ status: 'refunded', refundedCents: 4999 }, 'A question?'],
])('of %o says what comes next, beside what was ordered and agreed to', async (more, next) => {
  const { part: page } = await showOrder(more);
  expect(page.textContent).toContain(next);
  const summary = screen.getByRole('region', { name: 'Your order' });
  expect(summary.textContent).toContain('What you agreed to on 22 November 2026');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['One.', 'Two.']);
});

test('an order that could not be given up says so, as long as it is open', async () => {
  const page = (status: OrderView['status']) =>
    show(<OrderScreen id={paid.id} isKept />, {
      fetched: [[orderQuery(paid.id).queryKey, { ...paid, status }]],
    });
  expect((await page('open')).part.textContent).toContain('your order is not cancelled');
  cleanup();
  expect((await page('paid')).part.textContent).not.toContain('not cancelled');
});

test('a delivered report can be fetched', async () => {
  await showOrder({ status: 'delivered', deliveredAt: at, hasReport: true });
  expect(screen.getByRole('link', { name: 'Download the report' }).getAttribute('href')).toBe(
    `/agents/elevator-pitch-order/${paid.id}/report.pdf`,
  );
});

test('a trial says that nothing was charged', async () => {
  const { part: page } = await showOrder({ isTrial: true });
  expect(page.textContent).toContain('The checkout is in test mode. Nothing is charged');
});

function showOrder(more: Partial<OrderView>, locale: Locale = 'en') {
  const order = { ...paid, ...more };
  return show(<OrderScreen id={paid.id} />, { locale, fetched: [[orderQuery(paid.id).queryKey, order]] });
}
