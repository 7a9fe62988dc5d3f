import { expect, test } from 'vitest';

import { placesSchema } from '#app/features/pitch/places-schema';
import { placesFile } from '#app/features/pitch/server/places/places-file';

test.each([
  ['en', 'Spain'],
  ['fr', 'Espagne'],
  ['es', 'España'],
])('%s.json names every place in its language', async (lang, spain) => {
  const response = placesFile(`${lang}.json`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const places = placesSchema.parse(await response.json());
  expect(places).toHaveLength(255);
  expect(places.find(({ code }) => code === 'ES')?.name).toBe(spain);
});

test.each(['de.json', 'fr', 'fr.json.map', '../fr.json'])('%s is no file', (name) => {
  expect(placesFile(name).status).toBe(404);
});
