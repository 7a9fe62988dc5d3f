import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Breadcrumbs } from '#app/components/layout/breadcrumbs';
import { show } from '#tests/unit/show';

test('leads from home to the page that is shown, which is no link', async () => {
  await show(
    <Breadcrumbs trail={[{ label: 'Our AI solutions', to: '/solutions-ia' }]} current="Test your ideas" />,
    { path: '/solutions-ia/innovation' },
  );
  const way = screen.getByRole('navigation', { name: 'You are here' });
  expect(
    within(way)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Home', 'Our AI solutions', 'Test your ideas']);
  expect(
    within(way)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/solutions-ia']);
});

test('marks the page that is shown, and only that', async () => {
  await show(<Breadcrumbs current="Terms of use" />, { path: '/cgu' });
  const marked = screen.getAllByRole('listitem', { current: 'page' });
  expect(marked.map((item) => item.textContent)).toEqual(['Terms of use']);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});
