import { expect, test } from 'vitest';

import { pathIn, shareAddress } from '#app/features/pitch/link-preview/share-address';

const id = 'AbCdEfGhIjKlMnOpQrStUv';
const origin = 'https://verbe.example';

test('an address is handed on in the language of the one who does', () => {
  const address = shareAddress(id, { origin, locale: 'fr' });
  expect(address).toBe(`https://verbe.example/agents/elevator-pitch/${id}?lang=fr`);
});

test('a language that is not the site’s stays out of it', () => {
  expect(shareAddress(id, { origin, locale: 'de' })).toBe(`${origin}/agents/elevator-pitch/${id}`);
});

test('a path has a language only where the address has', () => {
  expect(pathIn('/agents/elevator-pitch', undefined)).toBe('/agents/elevator-pitch');
  expect(pathIn('/agents/elevator-pitch', 'es')).toBe('/agents/elevator-pitch?lang=es');
});
