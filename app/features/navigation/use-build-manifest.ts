import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { loadManifest } from './build-manifest';

/** Fetches the manifest of the build once the page is taken over, for the pages that come next. */
export function useBuildManifest(build: string | undefined): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  // The page itself needs nothing of it.
  useEffect(() => {
    void loadManifest(queryClient, { build, path: router.state.location.pathname });
  }, [build, queryClient, router]);
}
