import { expect, test } from 'vitest';

import { countedPage } from '#app/features/consent/counted-page';

const at = { origin: 'https://verbe.example', title: 'A title | Verbe', referrer: 'https://search.example/' };

test('a public page is told by its address and title', () => {
  const shown = { route: '/actus/$articleSlug', path: '/actus/eliza', params: { articleSlug: 'eliza' } };
  expect(countedPage(shown, at)).toEqual({
    page_location: 'https://verbe.example/actus/eliza',
    page_title: 'A title | Verbe',
    page_referrer: 'https://search.example',
  });
});

test('of a pitch, or of anything whose address is its secret, only the route is told', () => {
  const shown = {
    route: '/agents/elevator-pitch/$id',
    path: '/agents/elevator-pitch/AAAA',
    params: { id: 'AAAA' },
  };
  expect(countedPage(shown, at)).toEqual({
    page_location: 'https://verbe.example/agents/elevator-pitch/$id',
    page_title: '',
    page_referrer: 'https://search.example',
  });
});

test.each([
  ['https://verbe.example/agents/elevator-pitch/AAAA', 'https://verbe.example'],
  ['https://verbe.example/agents/elevator-pitch-success?order=AAAA', 'https://verbe.example'],
  ['', ''],
])('of the page before, %j, its origin alone', (referrer, told) => {
  const shown = { route: '/contact', path: '/contact', params: {} };
  expect(countedPage(shown, { ...at, referrer }).page_referrer).toBe(told);
});

test('a title that quotes what was searched for is not told', () => {
  const shown = { route: '/recherche', path: '/recherche', params: {} };
  expect(countedPage(shown, { ...at, title: 'my illness – Search | Verbe' }).page_title).toBe('');
});
