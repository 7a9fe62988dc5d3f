import { experimental_streamedQuery as streamedQuery, queryOptions } from '@tanstack/react-query';

import { getClaims, getPitch, getPlaces } from './pitch.functions';
import { applyNews, followPitch, type PitchProgress } from './follow-pitch';
import { isUnderWay, type PitchSnapshot } from './story';

/** What there is of a pitch at its address; null when there is none. */
export const pitchQuery = (id: string) =>
  queryOptions({
    queryKey: ['pitch', id],
    queryFn: () => getPitch({ data: { id } }),
    staleTime: 5_000,
    refetchOnWindowFocus: false,
  });

/** The snapshot as it grows: goes on from the last event the snapshot knows. */
export const pitchProgressQuery = (snapshot: PitchSnapshot) => {
  const start: PitchProgress = { snapshot, line: 'open' };
  return queryOptions({
    queryKey: ['pitch', snapshot.id, 'progress', snapshot.lastSeq],
    queryFn: streamedQuery({
      streamFn: ({ signal }) => followPitch(snapshot, signal),
      reducer: applyNews,
      initialValue: start,
    }),
    placeholderData: start,
    enabled: isUnderWay(snapshot),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
};

/** The places of the form, named in the language of the page. */
export const placesQuery = () =>
  queryOptions({ queryKey: ['places'], queryFn: () => getPlaces(), staleTime: Number.POSITIVE_INFINITY });

/** What the site may say of itself. */
export const claimsQuery = () =>
  queryOptions({ queryKey: ['claims'], queryFn: () => getClaims(), staleTime: Number.POSITIVE_INFINITY });
