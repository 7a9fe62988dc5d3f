import { createServerFn } from '@tanstack/react-start';

import { solutionFor, solutionsFor } from './solution.server';
import { studyFor } from './study.server';

/** The overview, and every solution in its order. */
export const getSolutions = createServerFn({ method: 'GET' }).handler(({ context }) => solutionsFor(context));

/** One solution by its slug. */
export const getSolution = createServerFn({ method: 'GET' })
  .validator((input: { slug: string }): unknown => input)
  .handler(({ data, context }) => solutionFor(data, context));

/** One of the short texts on AI and data by its slug. */
export const getStudy = createServerFn({ method: 'GET' })
  .validator((input: { slug: string }): unknown => input)
  .handler(({ data, context }) => studyFor(data, context));
