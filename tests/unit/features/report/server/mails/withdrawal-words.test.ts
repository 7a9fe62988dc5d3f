import { expect, test } from 'vitest';

import { withdrawalDay } from '#app/features/report/server/mails/withdrawal-words';
import { createI18n } from '#app/i18n/i18n';

test.each([
  ['an ordinary day', '2027-01-14T10:30:00+01:00', '28 January 2027'],
  ['a first hour before the clocks go back', '2026-10-20T00:15:00+02:00', '3 November 2026'],
  ['a last hour before the clocks go forward', '2026-03-20T23:30:00+01:00', '3 April 2026'],
])('a buyer may withdraw until the fourteenth day after %s', async (_, paid, day) => {
  expect(withdrawalDay(await createI18n('en'), Date.parse(paid))).toBe(day);
});
