import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { BriefProblemCallout } from '#app/features/pitch/form/brief-problem-callout';
import { rememberPitch } from '#app/features/pitch/history/history';
import { show } from '#tests/unit/show';

test('a request that failed says to try again', async () => {
  await show(<BriefProblemCallout problem={{ kind: 'failed' }} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'An error occurred while requesting your pitch, please try again.',
  );
});

test('a request that found no network says that there is none', async () => {
  await show(<BriefProblemCallout problem={{ kind: 'offline' }} />);
  expect(screen.getByRole('alert').textContent).toMatch(/^You are offline\. Your text is kept here/);
});

test.each([
  [1, '1 minute.'],
  [61, '2 minutes.'],
  [3600, '60 minutes.'],
  [80_000, '23 hours.'],
])('over the limit, %i s says when to come back: %s', async (retryAfter, when) => {
  await show(<BriefProblemCallout problem={{ kind: 'too-many', retryAfter }} />);
  const text = screen.getByRole('alert').textContent ?? '';
  expect(text).toContain('Your text is kept here');
  expect(text).toContain(when);
});

test('over the limit, the pitch made last is offered until then, where this browser has one', async () => {
  const problem = { kind: 'too-many', retryAfter: 60 } as const;
  await show(<BriefProblemCallout problem={problem} />);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();

  const brief = {
    category: 'service',
    description: 'We mend bicycles at night.',
    goal: 'users',
    distributedIn: ['FR'],
    usedBy: 'People who ride to work',
  } as const;
  for (const id of ['FirstFirstFirstFirstFi', 'SecondSecondSecondSeco']) {
    rememberPitch({ id, brief: { ...brief, distributedIn: [...brief.distributedIn] }, lang: 'en' });
  }
  await show(<BriefProblemCallout problem={problem} />);
  const link = screen.getByRole('link', { name: 'Open my latest pitch' });
  expect(link.getAttribute('href')).toBe('/agents/elevator-pitch/SecondSecondSecondSeco');
});
