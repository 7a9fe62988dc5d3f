import { queryOptions } from '@tanstack/react-query';

import type { LegalName } from './legal';
import { getLegalText } from './legal.functions';

/** One legal text; it changes with a release of the site alone. */
export const legalQuery = (name: LegalName) =>
  queryOptions({
    queryKey: ['legal', name],
    queryFn: () => getLegalText({ data: { name } }),
    staleTime: Infinity,
  });
