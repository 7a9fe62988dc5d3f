import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { use, useCallback, useEffect, useState } from 'react';

import { Wait } from '#app/components/ui/wait';
import { pageTitle } from '#app/lib/page-title';
import { retryAfterTooMany } from '#app/lib/too-many-tried';
import { ErrorScreen } from './error-screen';
import { Framed, SiteFrame } from '../frame/site-frame';
import { useNetworkFailure } from './use-network-failure';

/**
 * Shows nothing of an error but the id of its request, or of the request that made the page. Where the network failed,
 * it says so, and tries again by itself; where too many addresses were tried, when to come back.
 */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const isFramed = use(Framed);
  const [year] = useState(() => new Date().getFullYear());

  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  const isOffline = useNetworkFailure(error, retry);
  const retryAfter = retryAfterTooMany(error);
  const title = isOffline
    ? t`No connection`
    : retryAfter === undefined
      ? t`Something went wrong`
      : t`Too many unknown addresses`;
  useTitle(title);

  const screen = isOffline ? (
    <ErrorScreen
      title={title}
      subtitle={t`This page could not be loaded. It will appear as soon as the network is back.`}
      onRetry={retry}
    />
  ) : retryAfter !== undefined ? (
    <ErrorScreen
      title={title}
      subtitle={
        <Trans>
          Your network has asked for too many addresses that do not exist. This one may be right: come back in{' '}
          <Wait seconds={retryAfter} />.
        </Trans>
      }
      onRetry={retry}
    />
  ) : (
    <ErrorScreen requestId={requestIdOf(error) ?? router.options.context.requestId} onRetry={retry} />
  );
  return isFramed ? screen : <SiteFrame year={year}>{screen}</SiteFrame>;
}

/** The page's own title, perhaps that of something that is missing, tells nothing of what failed. */
function useTitle(title: string): void {
  // The router writes the head, and knows nothing of this.
  useEffect(() => {
    const before = document.title;
    const now = pageTitle(title);
    document.title = now;
    return () => {
      if (document.title === now) document.title = before;
    };
  }, [title]);
}

/** In the only message that leaves the server: "Unexpected error {id}". */
function requestIdOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return /^Unexpected error ([\w-]+)$/.exec(message)?.[1];
}
