// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { solutionsQuery, studyQuery } from '#app/features/solutions/solution.queries';
import { SolutionsScreen } from '#app/features/solutions/solutions-screen';
import { StudyScreen } from '#app/features/solutions/study-screen';
import { showOnPage } from './on-a-page';
import { card, text } from './texts';

afterEach(cleanup);

test('the overview leads to every solution, in the order in which it gets them', async () => {
  const solutions = [card('innovation', 'Innovate'), card('market', 'Understand')];
  await showOnPage(<SolutionsScreen />, [[solutionsQuery().queryKey, { ...text, solutions }]]);
  const ways = screen.getAllByRole('link', { name: /^(?:Innovate|Understand)$/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/solutions-ia/innovation',
    '/solutions-ia/market',
  ]);
});

test('a study stands below the solutions and has one title', async () => {
  const study = { ...text, label: 'Sentiment analysis', articles: [] };
  await showOnPage(<StudyScreen slug="mood" />, [[studyQuery('mood').queryKey, study]]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Sentiment analysis').closest('[aria-current=page]')).not.toBeNull();
  expect(screen.queryByText('Read on')).toBeNull();
});
