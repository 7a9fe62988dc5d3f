// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ArticleBody } from '#app/features/articles/article-body';
import { showAt } from '#tests/unit/components/layout/shown-at';

test('what came back as it went in is set once, under both labels', async () => {
  const versions = [
    { label: 'Before', html: '“The leading solution.”' },
    { label: 'After, unchanged', html: '“The leading solution.”' },
  ];
  await showAt('/', <ArticleBody lang="en" parts={[{ kind: 'versions', versions }]} />);
  expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual([
    'Before',
    'After, unchanged',
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});
