import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { failures } from '#app/features/chatbots/chat';
import { AnswerProblem } from '#app/features/chatbots/conversation/answer/answer-problem';
import { newTurn, type Turn } from '#app/features/chatbots/conversation/state/turn';
import { locales } from '#app/i18n/locales';
import { show } from '#tests/unit/show';

const failed = (failure: Turn['failure']): Turn => ({
  ...newTurn('One?'),
  status: 'failed',
  failure,
  retryAt: Date.parse('2026-11-22T13:30:00Z'),
});

const cases = locales.flatMap((locale) => failures.map((failure) => [failure, locale] as const));

test.each(cases)('%s has words in %s', async (failure, locale) => {
  await show(<AnswerProblem turn={failed(failure)} onAskAgain={undefined} />, { locale });
  expect(screen.getByText(/\p{L}{3}/u).textContent).toMatch(/ .+\.$/);
});

const thatDay = {
  en: '22 November 2026 at 14:30',
  fr: '22 novembre 2026 à 14:30',
  es: '22 de noviembre de 2026 a las 14:30',
};

test.each(locales)('over the limit it says in %s when to come back', async (locale) => {
  await show(<AnswerProblem turn={failed('too-many')} onAskAgain={undefined} />, { locale });
  expect(screen.getByText(/Paris|París/).textContent).toContain('14:30');
});

test.each(locales)('without tokens it says in %s on which day to come back', async (locale) => {
  await show(<AnswerProblem turn={failed('budget-spent')} onAskAgain={undefined} />, { locale });
  expect(screen.getByText(/Paris|París/).textContent).toContain(thatDay[locale]);
});

test.each(['timeout', 'away'] as const)('what may go better is asked again: %s', async (failure) => {
  const onAskAgain = vi.fn<() => void>();
  await show(<AnswerProblem turn={failed(failure)} onAskAgain={onAskAgain} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(onAskAgain).toHaveBeenCalledOnce();
});

test('what would only fail again is not', async () => {
  await show(<AnswerProblem turn={failed('budget-spent')} onAskAgain={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
