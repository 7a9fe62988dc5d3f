import { expect, test } from 'vitest';

import { choiceCookie, readChoice, unsentProof } from '#app/features/consent/cookie-choice';

const made = {
  id: 'ab12',
  version: 1,
  isKept: true,
  at: new Date('2026-11-22T23:30:00Z'),
  secure: true,
} as const;

test('a choice is kept for 180 days, with its version, day and proof', () => {
  const at = new Date();
  expect(choiceCookie({ ...made, at, choice: 'refused' })).toBe(
    `consent=1.refused.${at.toISOString().slice(0, 10)}.ab12; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
  );
});

test.each([
  { choice: 'accepted', isKept: true },
  { choice: 'refused', isKept: false },
] as const)('what is kept is read back: %s', ({ choice, isKept }) => {
  const [pair = ''] = choiceCookie({ ...made, choice, isKept }).split(';');
  const cookies = `lang=fr; ${pair}; viewport=mobile`;
  expect(readChoice(cookies)).toBe(choice);
  expect(unsentProof(cookies)).toEqual(isKept ? undefined : { id: 'ab12', version: 1, choice });
});

test.each([
  ['nothing is kept', ''],
  ['another version was asked', 'consent=2.accepted.2026-11-22.ab12'],
  ['it is no choice', 'consent=1.perhaps.2026-11-22.ab12'],
  ['it is the end of another name', 'noconsent=1.accepted.2026-11-22.ab12'],
])('nothing was chosen where %s', (_, cookies) => {
  expect(readChoice(cookies)).toBeUndefined();
});
