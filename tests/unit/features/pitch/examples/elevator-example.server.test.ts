import { expect, it } from 'vitest';

import { elevatorExampleIn } from '#app/features/pitch/examples/elevator-example.server';
import { locales } from '#app/i18n/locales';

it.each(locales)(
  'says an invented offer in four durations, longest first, none above its time (%s)',
  async (lang) => {
    const floors = await elevatorExampleIn(lang);
    expect(floors.map(({ duration }) => duration)).toEqual([90, 60, 30, 15]);
    for (const { duration, seconds, words, paragraphs } of floors) {
      expect(seconds).toBeLessThanOrEqual(duration);
      expect(words).toBeGreaterThan(20);
      expect(paragraphs.join('')).not.toBe('');
    }
  },
);

it('is written once for a language', () => {
  expect(elevatorExampleIn('fr')).toBe(elevatorExampleIn('fr'));
});
