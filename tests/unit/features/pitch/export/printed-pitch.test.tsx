// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { PrintedPitch } from '#app/features/pitch/export/printed-pitch';
import { pitch, shortPitch } from '../pitches';
import { show } from '../shown';

afterEach(cleanup);

test('holds the one-liner and all four durations, in the language of the pitch', async () => {
  const { part } = await show(<PrintedPitch pitch={pitch} lang="fr" />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    '15 seconds',
    '30 seconds',
    '60 seconds',
    '90 seconds',
  ]);
  const quotes = [...part.querySelectorAll('blockquote')];
  expect(quotes).toHaveLength(5);
  expect(quotes.every((quote) => quote.lang === 'fr')).toBe(true);
  expect(quotes[0]?.textContent).toBe('Herbs without soil, for people without a garden.');
});

test('leaves out the durations that are not filled', async () => {
  await show(<PrintedPitch pitch={shortPitch} lang="fr" />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['15 seconds']);
});
