import { queryOptions } from '@tanstack/react-query';

const functions = () => import('./examples.functions');

/** What Pitch Master writes of an invented offer in each duration. */
export const elevatorExampleQuery = () =>
  queryOptions({
    queryKey: ['elevator-example'],
    queryFn: async () => (await (await functions()).getElevatorExample()).value,
    // It changes with a release alone.
    staleTime: Infinity,
  });

/** Descriptions of invented offers of six trades, and the sentence that Pitch Master makes of each. */
export const beforeAfterQuery = () =>
  queryOptions({
    queryKey: ['before-after'],
    queryFn: async () => (await (await functions()).getBeforeAfter()).value,
    // It changes with a release alone.
    staleTime: Infinity,
  });
