import { queryOptions } from '@tanstack/react-query';

import { getSolution, getSolutions, getStudy } from './solution.functions';

// A text changes with the build, and a new build reloads the page.
const staleTime = Infinity;

/** The overview, and every solution in its order. */
export const solutionsQuery = () =>
  queryOptions({ queryKey: ['solutions'], queryFn: () => getSolutions(), staleTime });

/** One solution; null for one that does not exist. */
export const solutionQuery = (slug: string) =>
  queryOptions({ queryKey: ['solution', slug], queryFn: () => getSolution({ data: { slug } }), staleTime });

/** One of the short texts on AI and data; null for one that does not exist. */
export const studyQuery = (slug: string) =>
  queryOptions({ queryKey: ['study', slug], queryFn: () => getStudy({ data: { slug } }), staleTime });
