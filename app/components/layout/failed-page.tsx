import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';

import { ErrorScreen } from './error-screen';
import { Framed, SiteFrame } from './site-frame';

/**
 * The error screen for the router, as a whole page where no frame stands around it. Says nothing of the error but the id of its request, or of the
 * request that made the page.
 */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isFramed = use(Framed);
  const [year] = useState(() => new Date().getFullYear());

  function retry() {
    reset();
    void router.invalidate();
  }

  const screen = (
    <ErrorScreen requestId={requestIdOf(error) ?? router.options.context.requestId} onRetry={retry} />
  );
  return isFramed ? screen : <SiteFrame year={year}>{screen}</SiteFrame>;
}

/** The request id in the one message that the server lets out: "Unexpected error {id}". */
function requestIdOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return /^Unexpected error ([\w-]+)$/.exec(message)?.[1];
}
