import { expect, test } from 'vitest';

import { createArticleBodies } from '#app/features/articles/server/article-bodies';
import { storedPage } from '../articles';

test('the same body is rendered once', () => {
  const bodies = createArticleBodies({ siteUrl: 'https://verbe.example' });
  const { blocks } = storedPage(7);
  const { parts } = bodies.of(blocks);
  expect(parts.length).toBeGreaterThan(0);
  expect(bodies.of(blocks).parts).toBe(parts);
  expect(bodies.of([...blocks]).parts).not.toBe(parts);
});
