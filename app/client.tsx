import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { getRouter } from './router';

/**
 * Takes the page over in the browser. The framework's own entry also brings what encodes server functions inside of the
 * data of a page, 10 kB of gzip: no page holds one.
 */
async function takeOver(): Promise<void> {
  const router = await getRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void takeOver();
