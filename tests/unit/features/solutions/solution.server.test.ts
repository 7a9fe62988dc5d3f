import { describe, expect, test } from 'vitest';

import { solutionFor, solutionsFor } from '#app/features/solutions/solution.server';
import { stepsAnchor } from '#app/features/solutions/solution';
import { studyFor } from '#app/features/solutions/study.server';
import { locales } from '#app/i18n/locales';
import { runtimeForEachTest } from '../../server/http/booted';

runtimeForEachTest();

const inOrder = ['market-intelligence', 'innovation', 'communication', 'adopter-ia', 'autres-services'];

describe.each(locales)('in %s', (locale) => {
  test('the overview lists every solution in the order of the house, and not itself', async () => {
    const { solutions } = await solutionsFor({ locale });
    expect(solutions.map(({ slug }) => slug)).toEqual(inOrder);
  });

  test('every solution stands between its neighbours', async () => {
    for (const [index, slug] of inOrder.entries()) {
      const solution = await solutionFor({ slug }, { locale });
      expect(solution?.previous?.slug).toBe(inOrder[index - 1]);
      expect(solution?.next?.slug).toBe(inOrder[index + 1]);
    }
  });

  test.each(inOrder)('%s says how it goes, step by step', async (slug) => {
    const solution = await solutionFor({ slug }, { locale });
    const steps = solution?.sections.find(({ id }) => id === stepsAnchor);
    expect(steps?.entries.length).toBeGreaterThan(2);
  });
});

test.each(['overview', '', 'rien', '../faq', 'toString'])('%j is no solution', async (slug) => {
  expect(await solutionFor({ slug }, { locale: 'fr' })).toBeNull();
});

test('what is no slug is no solution and no study', async () => {
  expect(await solutionFor({ slug: 1 }, { locale: 'fr' })).toBeNull();
  expect(await studyFor(undefined, { locale: 'fr' })).toBeNull();
});

test('the studies speak the language of the visitor', async () => {
  const labels = await Promise.all(
    locales.map(async (locale) => (await studyFor({ slug: 'ia-harcelement' }, { locale }))?.label),
  );
  expect(labels).toEqual(['Harassment and AI', 'Harcèlement et IA', 'Acoso e IA']);
  expect(await studyFor({ slug: 'rien' }, { locale: 'fr' })).toBeNull();
});
