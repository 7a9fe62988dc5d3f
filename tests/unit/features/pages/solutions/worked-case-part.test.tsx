import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { textQuery } from '#app/features/pages/page.queries';
import { SolutionScreen } from '#app/features/pages/solutions/solution-screen';
import type { WorkedCase } from '#app/features/pages/worked-case';
import { textPage } from '../texts';
import { show } from '#tests/unit/show';

const name = 'solutions-ia/market-intelligence';
const workedCase: WorkedCase = {
  question: 'Should all rooms be redone?',
  subject: 'An invented hotel',
  correction: {
    struck: 'Redo all rooms.',
    said: [
      { label: 'From tonight', html: '<p>Stop <em>the ice machine.</em></p>' },
      { label: 'If that is not enough', html: '<p>Change <em>the windows.</em></p>' },
    ],
  },
  html: '<p>Noise comes up in 21 reviews.</p>',
  figure: {
    caption: 'Reviews by complaint',
    bars: [
      { label: 'Noise', value: 21, text: '21', told: true },
      { label: 'Price', value: 5, text: '5', told: false },
    ],
  },
  document: {
    title: 'Audit of public reviews',
    address: '/samples/market-intelligence-en',
    pages: 4,
    bytes: 55_887,
  },
};
const shown = () =>
  show(<SolutionScreen name={name} />, {
    fetched: [[textQuery(name).queryKey, textPage(name, { workedCase })]],
  });

test('a case says that it is invented, and leads to its document', async () => {
  await shown();
  const part = screen.getByRole('region', { name: 'Should all rooms be redone?' });
  expect(within(part).getByText('Invented data, real method')).toBeDefined();
  const link = within(part).getByRole('link', { name: /Audit of public reviews/ });
  expect(link.getAttribute('href')).toBe('/samples/market-intelligence-en.pdf');
  expect(link.textContent).toContain('PDF, 4 pages, 56 kB');
});

test('the page corrects a sentence of it, once for each occasion, above all that it describes', async () => {
  const { part: page } = await shown();
  const struck = screen.getByRole('deletion');
  expect(struck.textContent).toBe('Redo all rooms.');
  expect(screen.getByText('Struck out:')).toBeDefined();
  const said = Array.from(page.querySelectorAll('li:has(blockquote)'), (item) => item.textContent);
  expect(said).toEqual(['From tonightStop the ice machine.', 'If that is not enoughChange the windows.']);
  const first = screen.getByRole('heading', { name: 'The audit' });
  expect(struck.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('its figure is a table, read row by row', async () => {
  await shown();
  const table = screen.getByRole('table', { name: 'Reviews by complaint' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Noise21', 'Price5']);
});

test('it stands in the contents, before the steps', async () => {
  await shown();
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['The audit', 'A worked case', 'How it goes']);
});
