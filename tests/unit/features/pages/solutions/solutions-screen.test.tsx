import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { textQuery } from '#app/features/pages/page.queries';
import { SolutionScreen } from '#app/features/pages/solutions/solution-screen';
import { SolutionsScreen } from '#app/features/pages/solutions/solutions-screen';
import { card, textPage } from '../texts';
import { show } from '#tests/unit/show';

test('the overview leads to every solution, in the order in which it gets them', async () => {
  const children = [card('innovation', 'Innovate'), card('market', 'Understand')];
  const overview = textPage('solutions-ia', { children });
  await show(<SolutionsScreen />, { fetched: [[textQuery('solutions-ia').queryKey, overview]] });
  const ways = screen.getAllByRole('link', { name: /^(?:Innovate|Understand)$/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/solutions-ia/innovation',
    '/solutions-ia/market',
  ]);
});

test('the overview says of each solution what one receives', async () => {
  const overview = textPage('solutions-ia', { children: [card('innovation', 'Innovate')] });
  await show(<SolutionsScreen />, { fetched: [[textQuery('solutions-ia').queryKey, overview]] });
  const received = screen.getByRole('list', { name: 'You receive' });
  expect(within(received).getByRole('listitem').textContent).toBe('a note on innovation');
});

const asked = {
  question: 'Should we?',
  subject: 'An inn',
  compared: {
    meant: { told: 'All of it', price: '€10' },
    found: { told: 'Half', price: '€5', bound: 'at most' },
  },
  figure: {
    caption: 'Complaints',
    bars: [
      { label: 'Noise', value: 21, text: '21', told: true },
      { label: 'Price', value: 6, text: '6', told: false },
    ],
  },
  address: '/samples/market-en',
};

test('a row shows after its name what a client asks, and what the service does', async () => {
  const overview = textPage('solutions-ia', {
    children: [card('innovation', 'Innovate'), { ...card('market', 'Understand'), asked }],
  });
  await show(<SolutionsScreen />, { fetched: [[textQuery('solutions-ia').queryKey, overview]] });
  const question = screen.getByText(asked.question).closest('blockquote');
  const told = question?.closest('li')?.textContent ?? '';
  const { summary } = card('market', 'Understand');
  const places = ['Understand', asked.question, summary].map((words) => told.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the overview shows where the first question leads, says that its case is invented, and leads to it', async () => {
  const overview = textPage('solutions-ia', { children: [{ ...card('market', 'Understand'), asked }] });
  await show(<SolutionsScreen />, { fetched: [[textQuery('solutions-ia').queryKey, overview]] });
  const example = within(screen.getByRole('region', { name: asked.question }));
  expect(example.getByText(/invented case: An inn$/)).toBeDefined();
  expect(example.getByRole('deletion').textContent).toBe('All of it');
  expect(example.getByRole('insertion').textContent).toBe('Half');
  expect(example.getByText('€5').textContent).toBe('€5 at most');
  expect(example.getAllByRole('row').map((row) => row.textContent)).toEqual(['Noise21', 'Price6']);
  expect(example.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/solutions-ia/market#cas',
    '/samples/market-en.pdf',
  ]);
});

test('the overview says once how a mission goes, and leads there from its head', async () => {
  const overview = textPage('solutions-ia');
  await show(<SolutionsScreen />, { fetched: [[textQuery('solutions-ia').queryKey, overview]] });
  const title = screen.getByRole('heading', { level: 2, name: 'How it goes' });
  const steps = within(screen.getByText('One question.').closest('ol') ?? title).getAllByRole('heading');
  expect(steps.map((step) => step.textContent)).toEqual(['Frame', 'Conclude']);
  const way = screen.getByRole('link', { name: 'How it goes' }).getAttribute('href') ?? '';
  expect(way).toMatch(/#deroulement$/);
  expect(title.closest('section')?.id).toBe('deroulement');
});

test('a study stands below the solutions and has one title', async () => {
  const name = 'services/data/mood';
  const study = textPage(name, { label: 'Sentiment analysis' });
  await show(<SolutionScreen name={name} />, { fetched: [[textQuery(name).queryKey, study]] });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Sentiment analysis').closest('[aria-current=page]')).not.toBeNull();
  expect(screen.queryByText('Read on')).toBeNull();
});
