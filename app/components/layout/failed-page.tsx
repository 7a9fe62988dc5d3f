import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { ErrorScreen } from './error-screen';
import { SiteFrame } from './site-frame';

/**
 * The error screen as a whole page, for the router. Says nothing of the error but the id of its request, or of the
 * request that made the page.
 */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [year] = useState(() => new Date().getFullYear());

  function retry() {
    reset();
    void router.invalidate();
  }

  return (
    <SiteFrame year={year}>
      <ErrorScreen requestId={requestIdOf(error) ?? router.options.context.requestId} onRetry={retry} />
    </SiteFrame>
  );
}

/** The request id in the one message that the server lets out: "Unexpected error {id}". */
function requestIdOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return /^Unexpected error ([\w-]+)$/.exec(message)?.[1];
}
