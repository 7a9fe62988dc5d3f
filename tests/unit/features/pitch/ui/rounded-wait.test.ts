import { expect, test } from 'vitest';

import { roundedWait } from '#app/features/pitch/ui/rounded-wait';

test.each([
  [1, 'minutes', 1],
  [61, 'minutes', 2],
  [3600, 'minutes', 60],
  [3601, 'hours', 2],
  [86_400, 'hours', 24],
])('%s s are told in %s: %s', (seconds, unit, count) => {
  expect(roundedWait(seconds)).toEqual({ unit, count });
});
