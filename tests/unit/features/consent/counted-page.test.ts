import { expect, test } from 'vitest';

import { countedPage } from '#app/features/consent/counted-page';

const at = { origin: 'https://verbe.example', title: 'A title | Verbe' };

test('a public page is told by its address and title', () => {
  const shown = { route: '/actus/$articleSlug', path: '/actus/eliza', params: { articleSlug: 'eliza' } };
  expect(countedPage(shown, at)).toEqual({
    page_location: 'https://verbe.example/actus/eliza',
    page_title: 'A title | Verbe',
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
  });
});
