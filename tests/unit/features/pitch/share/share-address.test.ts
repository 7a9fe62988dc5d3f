import { expect, test } from 'vitest';

import { pathIn, shareAddress } from '#app/features/pitch/share/share-address';

const address = 'https://verbe.example/agents/elevator-pitch/AbCdEfGhIjKlMnOpQrStUv';

test('an address is handed on in the language of the one who does', () => {
  expect(shareAddress(address, 'fr')).toBe(`${address}?lang=fr`);
  expect(shareAddress(`${address}?lang=es&from=mail#top`, 'fr')).toBe(`${address}?lang=fr`);
});

test('a language that is not the site’s stays out of it', () => {
  expect(shareAddress(address, 'de')).toBe(address);
});

test('a path has a language only where the address has', () => {
  expect(pathIn('/agents/elevator-pitch', undefined)).toBe('/agents/elevator-pitch');
  expect(pathIn('/agents/elevator-pitch', 'es')).toBe('/agents/elevator-pitch?lang=es');
});
