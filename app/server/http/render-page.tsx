import type { AnyRouter } from '@tanstack/react-router';
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

import { PageResponse } from './page-response';

/** Pages in one piece: what their loaders await is all there is, and a stream of one part costs a third of a page. */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, await renderWhole(router));
    return new PageResponse(html, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** What React writes in place of a part that was not there when it was asked for. */
const suspendedMark = '<!--$!-->';

/**
 * As a string, which costs six to eight tenths of React's stream. A part whose code no page has asked for yet is left out of a string:
 * the stream waits for it, and the next page has it.
 */
async function renderWhole(router: AnyRouter): Promise<string> {
  keepScripts(router);
  const page = <RouterServer router={router} />;
  return renderAtOnce(page) ?? renderWaiting(page);
}

/** Undefined where a part has to be waited for; what fails for another reason fails in the stream too, and is told there. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(suspendedMark) ? undefined : html;
  } catch {
    return undefined;
  }
}

function renderWaiting(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
}

/** The router hands its scripts to the first rendering alone, and a page may need a second one. */
function keepScripts({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const scripts = serverSsr.takeInitialHydrationScriptTags();
  serverSsr.takeInitialHydrationScriptTags = () => scripts;
}
