import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Findings } from '#app/features/pitch/result/unfinished/findings';
import { generating, ready } from '../../pitches';
import { show } from '#tests/unit/show';

const steps = [
  'Analysing offer description',
  'Reviewing potential competitors',
  'Analysing distribution challenges',
  'Taking manufacturing location into account',
  'Ensuring audience alignment',
  'Highlighting project values',
];

test('names the six steps in order, word for word', async () => {
  await show(<Findings snapshot={generating} working />);
  const shown = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  expect(shown).toEqual(steps.map((words, index) => `${index + 1}/6 ${words}`));
});

test('shows what each done step found, in the language of the pitch', async () => {
  await show(<Findings snapshot={generating} working />);
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('No steps');
  expect(within(first).getByText('C’est une jardinière.').lang).toBe('fr');
  expect(second.querySelectorAll('p[lang]')).toHaveLength(2);
});

test('shows where the work stands', async () => {
  await show(<Findings snapshot={generating} working />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.dataset.state)).toEqual([
    'done',
    'done',
    'current',
    'waiting',
    'waiting',
    'waiting',
  ]);
  expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([items[2]]);
});

test('no step is current when nothing is under way', async () => {
  await show(<Findings snapshot={ready} working={false} />);
  expect(screen.getAllByRole('listitem').some((item) => item.hasAttribute('aria-current'))).toBe(false);
});
