import { queryOptions } from '@tanstack/react-query';

import { answerTimeoutMs } from '#app/lib/answer-timeout';
import { TooManyTried } from '#app/lib/too-many-tried';
import type { PitchView } from './snapshot';

const functions = () => import('./pitch.functions');

/** What there is of a pitch at its address; null when there is none. Never older than what the stream has told since. */
export const pitchQuery = (id: string) =>
  queryOptions({
    queryKey: ['pitch', id],
    queryFn: async ({ client, queryKey }) => {
      const answer = await inTime((await functions()).getPitch({ data: { id } }));
      const known = client.getQueryData<PitchView | null>(queryKey);
      // Who has asked too much learns nothing, and not that the pitch is gone.
      if (!answer.ok && answer.error === 'too-many') {
        if (known) return known;
        throw new TooManyTried(answer.retryAfter);
      }
      const fetched = answer.ok ? answer.value : null;
      return known && fetched && known.revision > fetched.revision ? known : fetched;
    },
    staleTime: 5_000,
    // Another tab, or another device, may have changed it.
    refetchOnWindowFocus: true,
  });

/** The places of the form, named in the language of the page: a file of its own, which no page waits for. */
export const placesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['places', locale],
    queryFn: async ({ signal }) => {
      const response = await fetch(`/places/${locale}.json`, { signal });
      if (!response.ok) throw new Error(`The places answered ${response.status}`);
      const { placesSchema } = await import('./places-schema');
      return placesSchema.parse(await response.json());
    },
    staleTime: Infinity,
    // Without them the form cannot be filled in.
    retry: true,
  });

export const claimsQuery = () =>
  queryOptions({
    queryKey: ['claims'],
    queryFn: async () => (await (await functions()).getClaims()).value,
    staleTime: Infinity,
  });

/** Also on the server, where a call cannot be ended. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('No answer in time')), answerTimeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
