import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CardLinks } from '#app/features/pitch/export/card/card-links';
import { said } from '../../pitches';
import { show } from '#tests/unit/show';

test('saves the card in two sizes', async () => {
  await show(<CardLinks id="AbC" sentence={said('Herbs without soil')} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Wide picture', '/agents/elevator-pitch/AbC/card.png'],
    ['Upright picture', '/agents/elevator-pitch/AbC/card.png?format=portrait'],
  ]);
});

test('is not there for letters that the server cannot set', async () => {
  await show(<CardLinks id="AbC" sentence={said('植物')} />);
  expect(screen.queryByRole('link')).toBeNull();
});
