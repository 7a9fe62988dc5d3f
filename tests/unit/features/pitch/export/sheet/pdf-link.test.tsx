import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PdfLink } from '#app/features/pitch/export/sheet/pdf-link';
import { said } from '../../pitches';
import { show } from '#tests/unit/show';

test('leads to the file under the address of the pitch', async () => {
  await show(<PdfLink id="AbC" sheet={{ sentence: said('Łódź, Ж, 🌿 ≥ 90 %'), speech: [] }} />);
  const link = screen.getByRole('link', { name: 'Download PDF' });
  expect(link.getAttribute('href')).toBe('/agents/elevator-pitch/AbC/pitch.pdf');
  expect(link.hasAttribute('download')).toBe(true);
});

test('is not there for letters that the server cannot set', async () => {
  await show(<PdfLink id="AbC" sheet={{ sentence: said('植物'), speech: [] }} />);
  expect(screen.queryByRole('link')).toBeNull();
});
