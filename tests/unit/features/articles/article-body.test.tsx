// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ArticleBody } from '#app/features/articles/article-body';
import { showAt } from '#tests/unit/components/layout/shown-at';

afterEach(cleanup);

test('what came back as it went in is set once, and its label says so', async () => {
  const versions = [
    { label: 'Before', html: '“The leading solution.”' },
    { label: 'After, unchanged', html: '“The leading solution.”' },
  ];
  await showAt('/', <ArticleBody lang="en" parts={[{ kind: 'versions', versions }]} />);
  expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual([
    'Before',
    'After, unchanged',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'The leading solution.',
    '=',
  ]);
});

test('a quotation stands between the guillemets of the house, without who said it', async () => {
  const quotation = { kind: 'quotation' as const, html: '<p>It listens.</p>', by: '<p>A reader</p>' };
  await showAt('/', <ArticleBody lang="en" parts={[quotation]} />);
  const said = screen.getByRole('blockquote');
  expect(said.querySelectorAll('svg')).toHaveLength(2);
  expect(said.textContent).toContain('It listens.');
  expect(said.textContent).not.toContain('A reader');
  expect(screen.getByRole('figure').textContent).toContain('A reader');
});
