import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emptyDraft } from '#app/features/pitch/form/brief-draft';
import { PitchForm } from '#app/features/pitch/form/pitch-form';
import type { Locale } from '#app/i18n/locales';
import { saveDraft } from '#app/lib/forms/draft-storage';
import { show } from '#tests/unit/show';
import { servePlaces } from './serve-places';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  createPitch: vi.fn<(call: { data: { brief: unknown } }) => Promise<{ ok: false; error: string }>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

const draft = {
  ...emptyDraft,
  category: 'service',
  description: 'We mend bicycles at night.',
  goal: 'users',
  distributedIn: ['FR'],
  usedBy: 'People who ride to work',
};

beforeEach(() => {
  // What jsdom has not.
  HTMLElement.prototype.scrollIntoView = () => {};
  servePlaces();
  functions.createPitch.mockResolvedValue({ ok: false, error: 'failed' });
});
afterEach(() => {
  vi.resetAllMocks();
});

const moment = () => field('moment');
const change = () => field('change');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Write my pitch' }));
const sent = () => functions.createPitch.mock.lastCall?.[0].data.brief;

test('two questions are folded away, each with an example and a starter', async () => {
  await open();
  expect(fold().open).toBe(false);
  await userEvent.click(screen.getByText('The two answers that improve a pitch most'));
  expect(fold().open).toBe(true);
  for (const [area, starter, example] of [
    [moment(), 'Last Friday, …', /Lotte was fined/],
    [change(), 'Now, …', /she has sold the van/],
  ] as const) {
    expect(area.placeholder).toBe(starter);
    const hint = document.getElementById(area.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(hint?.textContent).toMatch(example);
  }
});

test.each([
  ['fr', 'Vendredi dernier, …', 'Désormais, …'],
  ['es', 'El viernes pasado, …', 'Ahora, …'],
] as const)('the starters are %s', async (locale, then, now) => {
  await open(locale);
  expect([moment().placeholder, change().placeholder]).toEqual([then, now]);
});

test('what is written there is sent and kept, and the fold opens by itself over it', async () => {
  saveDraft('brief', { ...draft, change: 'Now, they ride.' });
  await open();
  await vi.waitFor(() => expect(fold().open).toBe(true));
  await userEvent.type(moment(), 'Ann walked home.');
  await submit();
  expect(sent()).toMatchObject({ moment: 'Last Friday, Ann walked home.', change: 'Now, they ride.' });
  expect(sessionStorage.getItem('brief-draft')).toContain('Ann walked home.');
});

test('an empty field and a starter alone are not sent', async () => {
  saveDraft('brief', draft);
  await open();
  await userEvent.click(moment());
  expect(moment().value).toBe('Last Friday, ');
  await submit();
  expect(sent()).toMatchObject({ description: draft.description });
  expect(sent()).not.toMatchObject({ moment: expect.anything() });
  expect(sent()).not.toMatchObject({ change: expect.anything() });
});

test('a fault opens the fold again, and the summary leads to the field', async () => {
  saveDraft('brief', { ...draft, moment: 'é'.repeat(201) });
  await open();
  await vi.waitFor(() => expect(fold().open).toBe(true));
  fold().open = false;
  await submit();
  expect(fold().open).toBe(true);
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Shorten this text to 200 characters at most');
  expect(document.activeElement).toBe(summary);
  fold().open = false;
  await userEvent.click(within(summary).getByRole('link', { name: /One person, one day/ }));
  expect(fold().open).toBe(true);
  expect(document.activeElement).toBe(moment());
  expect(functions.createPitch).not.toHaveBeenCalled();
});

async function open(locale: Locale = 'en') {
  await show(
    <Suspense>
      <PitchForm />
    </Suspense>,
    { locale },
  );
  await screen.findByRole('form');
}

function fold(): HTMLDetailsElement {
  const details = moment().closest('details');
  if (!details) throw new Error('No fold');
  return details;
}

function field(name: string): HTMLTextAreaElement {
  const area = document.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
  if (!area) throw new Error(`No field ${name}`);
  return area;
}
