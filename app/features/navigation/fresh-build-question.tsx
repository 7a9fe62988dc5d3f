import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { BottomBar } from '#app/components/ui/overlays/bottom-bar';
import { Button } from '#app/components/ui/button';
import { type ReloadReason, reload, watchBuild } from './fresh-build';

type Question = { reason: ReloadReason; part?: string };

/**
 * Keeps the page to the newest build, and asks first where a reload would cost what was typed; until the page is loaded
 * again once, and once for each part that is missing. `build` is undefined in development.
 */
export function FreshBuildQuestion({ build }: { build: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  const [question, setQuestion] = useState<Question>();
  const [declined] = useState(() => new Set<string | undefined>());

  // The server's builds and the failures of the module loader are outside of React.
  useEffect(() => {
    if (build === undefined) return undefined;
    const isLeaving = () => {
      const { isLoading, location, resolvedLocation } = router.state;
      return isLoading && location.pathname !== resolvedLocation?.pathname;
    };
    const ask = (reason: ReloadReason, part?: string) => {
      if (!declined.has(part)) setQuestion({ reason, part });
    };
    return watchBuild(build, { ask, isLeaving });
  }, [build, declined, router]);

  function decline() {
    declined.add(question?.part);
    setQuestion(undefined);
  }

  return (
    <div role="status">
      {question && (
        <BottomBar
          label={t`Newer version`}
          actions={
            <>
              <Button variant="primary" onClick={reload}>
                <Trans>Reload the page</Trans>
              </Button>
              <Button onClick={decline}>
                <Trans>Later</Trans>
              </Button>
            </>
          }
        >
          {question.reason === 'newer-build' ? (
            <Trans>
              A newer version of this site is online. Reload the page to get it; anything you have not sent
              may be lost.
            </Trans>
          ) : (
            <Trans>
              Part of this page could not be loaded. Reloading may help; anything you have not sent may be
              lost.
            </Trans>
          )}
        </BottomBar>
      )}
    </div>
  );
}
