import { queryOptions } from '@tanstack/react-query';

/** What Pitch Master writes of an invented offer in each duration. */
export const liftQuery = () =>
  queryOptions({
    queryKey: ['lift'],
    queryFn: async () => (await (await import('./lift.functions')).getLift()).value,
    // It changes with a release alone.
    staleTime: Infinity,
  });
