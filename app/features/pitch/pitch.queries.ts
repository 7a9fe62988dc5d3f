import { queryOptions } from '@tanstack/react-query';

import { getClaims, getPitch, getPlaces } from './pitch.functions';
import type { PitchSnapshot } from './snapshot';

/** What there is of a pitch at its address; null when there is none. Never older than what the stream has told since. */
export const pitchQuery = (id: string) =>
  queryOptions({
    queryKey: ['pitch', id],
    queryFn: async ({ client, queryKey }) => {
      const fetched = await getPitch({ data: { id } });
      const known = client.getQueryData<PitchSnapshot | null>(queryKey);
      return known && fetched && known.revision > fetched.revision ? known : fetched;
    },
    staleTime: 5_000,
    refetchOnWindowFocus: false,
  });

/** The places of the form, named in the language of the page. */
export const placesQuery = () =>
  queryOptions({ queryKey: ['places'], queryFn: () => getPlaces(), staleTime: Number.POSITIVE_INFINITY });

/** What the site may say of itself. */
export const claimsQuery = () =>
  queryOptions({ queryKey: ['claims'], queryFn: () => getClaims(), staleTime: Number.POSITIVE_INFINITY });
