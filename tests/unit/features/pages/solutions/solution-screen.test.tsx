import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { textQuery } from '#app/features/pages/page.queries';
import { SolutionScreen } from '#app/features/pages/solutions/solution-screen';
import { card, textPage } from '../texts';
import { show } from '#tests/unit/show';

const name = 'solutions-ia/market';
const solution = textPage(name, {
  label: 'Study your market',
  drawing: 'listening',
  articles: [{ slug: 'test-de-turing', label: 'The Turing test' }],
  next: card('innovation', 'Test your ideas'),
});
const start = { id: 'suite', title: 'Where to start', html: '<p>Bring one case.</p>', entries: [] };
const shown = (data: unknown) =>
  show(<SolutionScreen name={name} />, { fetched: [[textQuery(name).queryKey, data]] });

test('has one title and a way back to all solutions', async () => {
  await shown(solution);
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    'Understand your market',
  ]);
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(trail).getByRole('link', { name: 'Our AI solutions' }).getAttribute('href')).toBe(
    '/solutions-ia',
  );
});

test('its title corrects what everybody says', async () => {
  const { part: page } = await shown({
    ...solution,
    correction: { struck: 'We know your market.', before: 'Understand ', marked: 'your market', after: '' },
  });
  expect(screen.getByRole('deletion').textContent).toBe('We know your market.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Understand your market');
  expect(page.querySelector('h1 ins')?.textContent).toBe('your market');
});

test('its last band says how one begins', async () => {
  await shown({ ...solution, sections: [...solution.sections, start] });
  const end = screen.getByRole('region', { name: 'What about you?' });
  expect(within(end).getByText('Bring one case.')).toBeDefined();
  expect(end.id).toBe('suite');
});

test('lists its sections, each at its anchor', async () => {
  const { part: page } = await shown(solution);
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const anchors = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(anchors).toEqual(['/#audit', '/#deroulement']);
  for (const anchor of anchors) expect(page.querySelector(`${anchor?.slice(1)} h2`)).not.toBeNull();
});

test('shows what a section hands over, then what it asks for', async () => {
  const exchange = {
    received: { label: 'You receive', html: '<p>an inventory.</p>' },
    brought: { label: 'You bring', html: '<p>read access.</p>' },
  };
  const [audit, ...rest] = solution.sections;
  await shown({ ...solution, sections: [{ ...audit, exchange }, ...rest] });
  const section = screen.getByRole('heading', { level: 2, name: 'The audit' }).parentElement;
  const labels = within(section ?? document.body).getAllByRole('heading', { level: 3 });
  expect(labels.map((label) => [label.textContent, label.nextElementSibling?.textContent])).toEqual([
    ['You receive', 'an inventory.'],
    ['You bring', 'read access.'],
  ]);
});

test('counts its steps', async () => {
  await shown(solution);
  const steps = screen.getByRole('heading', { name: 'Conclude' }).closest('ol');
  expect(steps?.children).toHaveLength(2);
});

test('leads to an article, to the neighbour that it has, and to a demo at both ends', async () => {
  await shown({ ...solution, sections: [...solution.sections, start] });
  const hrefOf = (words: string | RegExp) => screen.getByRole('link', { name: words }).getAttribute('href');
  expect(hrefOf('The Turing test')).toBe('/actus/test-de-turing');
  expect(hrefOf(/Test your ideas$/)).toBe('/solutions-ia/innovation');
  const demos = screen.getAllByRole('link', { name: 'Request a demo' });
  expect(demos.map((link) => link.getAttribute('href'))).toEqual(['/contact#form', '/contact#form']);
  expect(screen.queryByText('Previous solution')).toBeNull();
});
