import { errorFacts } from '../error-facts';
import { runtime } from '../runtime';

const encoder = new TextEncoder();
const headers = { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' };

/**
 * An answer that sends each item as a line of JSON when it comes. The signal given to `open` aborts when the reader
 * leaves or the server stops; the items are then expected to end.
 */
export function streamLines(open: (signal: AbortSignal) => AsyncGenerator<unknown>): Response {
  const { closing, log } = runtime();
  const left = new AbortController();
  // One controller and one listener a reader: a signal made of others costs several kilobytes each.
  const leave = () => left.abort();
  closing.addEventListener('abort', leave, { once: true });
  if (closing.aborted) leave();
  const forget = () => closing.removeEventListener('abort', leave);
  const items = open(left.signal);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await items.next();
          if (!done) return controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
          forget();
          controller.close();
        } catch (error) {
          forget();
          log.warn(errorFacts(error), 'a streamed answer broke off');
          throw error;
        }
      },
      cancel() {
        forget();
        leave();
      },
    },
    // Nothing is read ahead of the reader.
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}
