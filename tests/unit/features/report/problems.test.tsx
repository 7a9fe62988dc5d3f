import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { CheckoutProblemCallout } from '#app/features/report/checkout/checkout-problem-callout';
import type { CheckoutProblem } from '#app/features/report/checkout/use-checkout';
import type { WithdrawalProblem } from '#app/features/report/withdrawal/use-withdrawal';
import { WithdrawalReview } from '#app/features/report/withdrawal/withdrawal-review';
import { locales } from '#app/i18n/locales';
import { show } from '#tests/unit/show';

const said = () => screen.getByRole('alert').textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');

/** In English, French and Spanish. */
type Words = [string, string, string];

describe('an order that is not taken', () => {
  const problems: [CheckoutProblem, Words][] = [
    [
      { kind: 'closed' },
      ['Purchases are closed for now.', 'Les commandes sont fermées', 'no se admiten pedidos'],
    ],
    [
      { kind: 'terms-changed' },
      ['The price or the terms', 'Le prix ou les conditions', 'El precio o las condiciones'],
    ],
    [
      { kind: 'unavailable' },
      ['Nothing was charged: please try again.', 'Rien n’a été débité', 'No se ha cobrado nada'],
    ],
    [{ kind: 'offline' }, ['You are offline.', 'hors ligne', 'Está sin conexión']],
    [{ kind: 'too-many', retryAfter: 1800 }, ['in 30 minutes', '30 minutes', '30 minutos']],
    [{ kind: 'failed' }, ['An error occurred.', 'Une erreur s’est produite', 'Se ha producido un error']],
  ];
  for (const [index, locale] of locales.entries()) {
    test.each(problems)(`%o says so in ${locale}`, async (problem, words) => {
      await show(<CheckoutProblemCallout problem={problem} />, { locale });
      expect(said()).toContain(words[index]);
    });
  }
});

describe('a withdrawal that is not taken', () => {
  const problems: [WithdrawalProblem, Words][] = [
    [
      { kind: 'email-invalid' },
      [
        'Please enter a valid email',
        'Saisissez une adresse e-mail valide',
        'Introduzca un correo electrónico válido',
      ],
    ],
    [{ kind: 'offline' }, ['You are offline.', 'hors ligne', 'Está sin conexión']],
    [{ kind: 'too-many', retryAfter: 1800 }, ['in 30 minutes', '30 minutes', '30 minutos']],
    [{ kind: 'failed' }, ['it counts once', 'compte qu’une fois', 'solo cuenta una vez']],
  ];
  const statement = { name: 'Ada', email: 'ada@duck.com', contract: '2026-0007' };
  for (const [index, locale] of locales.entries()) {
    test.each(problems)(`%o says so in ${locale}, and may be confirmed again`, async (problem, words) => {
      const review = (
        <WithdrawalReview
          {...{ statement, problem, isPending: false }}
          onConfirm={vi.fn<() => void>()}
          onChange={vi.fn<() => void>()}
        />
      );
      const { part: page } = await show(review, { locale });
      expect(said()).toContain(words[index]);
      expect(screen.getAllByRole('button')[0]?.textContent).toMatch(/^Confirm/);
      expect(page.textContent).toContain('2026-0007');
    });
  }
});
