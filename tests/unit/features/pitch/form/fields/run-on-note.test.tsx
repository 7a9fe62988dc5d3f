import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RunOnNote } from '#app/features/pitch/form/fields/run-on-note';
import { show } from '#tests/unit/show';

const runOn = Array.from({ length: 46 }, (_, at) => `word${at}`).join(' ');

test('asks for full stops where a text goes on for long without one', async () => {
  await show(<RunOnNote text={`We sharpen blades. ${runOn}`} />);
  expect(screen.getByRole('status').textContent).toMatch(/^More than 45 words without a full stop/);
});

test('says nothing of a text of shorter sentences', async () => {
  await show(
    <RunOnNote text={`${runOn.replace('word20', 'word20.')}\n${runOn.replace('word20', 'word20,\nword')}`} />,
  );
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['fr', 'sans un point'],
  ['es', 'sin un punto'],
] as const)('speaks %s', async (locale, said) => {
  await show(<RunOnNote text={runOn} />, { locale });
  expect(screen.getByRole('status').textContent).toContain(said);
});
