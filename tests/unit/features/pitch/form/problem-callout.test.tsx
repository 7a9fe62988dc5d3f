// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ProblemCallout } from '#app/features/pitch/form/problem-callout';
import { show } from '../shown';

afterEach(cleanup);

test('a request that failed says to try again', async () => {
  await show(<ProblemCallout problem={{ kind: 'failed' }} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'An error occurred while requesting your pitch, please try again.',
  );
});

test.each([
  [1, '1 minute.'],
  [61, '2 minutes.'],
  [3600, '60 minutes.'],
])('over the limit, %i s says when to come back: %s', async (retryAfter, when) => {
  await show(<ProblemCallout problem={{ kind: 'too-many', retryAfter }} />);
  const text = screen.getByRole('alert').textContent ?? '';
  expect(text).toContain('Your text is kept here');
  expect(text).toContain(when);
});
