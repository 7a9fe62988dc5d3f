import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';

import { fallbackLocale, isLocale } from '#app/i18n/locales';
import { newRequestKey } from '#app/lib/forms/request-key';
import { answerTimeout } from '#app/lib/answer-timeout';
import { SubmissionError, submissionFailed } from '#app/lib/forms/submission';
import type { Brief } from '../brief-schema';
import { rememberPitch } from '../history/history';
import { useExclusiveMutation } from '../ui/use-exclusive-mutation';

/** What stopped a request that was otherwise in order; `retryAfter` in seconds. */
export type RequestProblem =
  | { kind: 'failed' }
  | { kind: 'offline' }
  | { kind: 'too-many'; retryAfter: number };

/** Sends a brief and goes to its pitch: one pitch, however often it is sent. */
export function usePitchRequest() {
  const navigate = useNavigate();
  const { i18n } = useLingui();
  const requestKey = useRef<string>(undefined);
  const { mutate, isPending, error, data } = useExclusiveMutation({
    mutationKey: ['pitch-request'],
    mutationFn: async (brief: Brief) => {
      requestKey.current ??= newRequestKey();
      const asked = { requestKey: requestKey.current, brief };
      try {
        const { createPitch } = await import('../pitch.functions');
        return await createPitch({ data: asked, signal: answerTimeout() });
      } catch {
        throw submissionFailed('failed');
      }
    },
    onSuccess: async (answer, brief) => {
      if (!answer.ok) return;
      requestKey.current = undefined;
      const id = answer.value;
      // Its language is a guess until the pitch has been seen.
      rememberPitch({ id, brief, lang: isLocale(i18n.locale) ? i18n.locale : fallbackLocale });
      await navigate({ to: '/agents/elevator-pitch/$id', params: { id } });
    },
  });
  const problem: RequestProblem | undefined =
    data && !data.ok && data.error === 'too-many'
      ? { kind: 'too-many', retryAfter: data.retryAfter }
      : error || data?.ok === false
        ? {
            kind: error instanceof SubmissionError && error.problem.kind === 'offline' ? 'offline' : 'failed',
          }
        : undefined;

  return { send: mutate, pending: isPending, problem };
}
