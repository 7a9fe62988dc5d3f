import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ok } from '#app/lib/result';
import { shortPitch } from '../../pitches';
import { setUpPitchPage } from '../../set-up-pitch-page';
import { card, first, scored } from '../../versions';

const { functions, open } = setUpPitchPage();

const speaks = 'Your longest version takes 2 seconds to say.';
const short = { ...scored, versions: [{ ...first, pitch: shortPitch }] };

test('says for how long the brief speaks, what would fill more, and leads to the question', async () => {
  functions.getPitch.mockResolvedValue(ok(short));
  await open();
  const line = await screen.findByText(new RegExp(speaks));
  expect(line.textContent).toContain('One real moment would give it an opening.');
  const link = screen.getByRole('link', { name: 'Answer the question' });
  const { hash } = new URL(link.getAttribute('href') ?? '', 'https://verbe.example');
  const question = screen.getByRole('textbox', { name: /À qui cela a-t-il manqué/ });
  expect(document.getElementById(hash.slice(1))?.contains(question)).toBe(true);
});

test('leads nowhere while there is no question', async () => {
  functions.getPitch.mockResolvedValue(
    ok({
      ...short,
      versions: [{ ...first, pitch: shortPitch, score: { ...card, questions: [] } }],
    }),
  );
  await open();
  expect(await screen.findByText(speaks)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Answer the question' })).toBeNull();
});

test('is silent where every duration is filled', async () => {
  functions.getPitch.mockResolvedValue(ok(scored));
  await open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Your longest version takes/)).toBeNull();
});
