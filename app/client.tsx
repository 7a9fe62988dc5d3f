import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { languageHeader } from './i18n/locales';
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

/** A page whose address is kept from its own server sends no referrer: each call of a function says its language. */
const fetchInLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set(languageHeader, document.documentElement.lang);
  return fetch(input, { ...init, headers });
};

// Where the framework looks for what its own entry would have read from `start.ts`.
Object.assign(window, { __TSS_START_OPTIONS__: { serverFns: { fetch: fetchInLanguage } } });

void takeOver();
