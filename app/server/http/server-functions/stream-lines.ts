import { errorFacts } from '../../error-facts';
import type { Services } from '../../services';

const encoder = new TextEncoder();
const headers = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  // A proxy such as nginx would keep lines back until they fill its buffer.
  'x-accel-buffering': 'no',
};

/**
 * An answer that sends each item as a line of JSON when it comes. The signal given to `open` aborts when the reader
 * leaves or the server stops; the items are then expected to end. `onEnd` is called once, when the stream is over, however it
 * ended.
 */
export function streamLines(
  open: (signal: AbortSignal) => AsyncGenerator<unknown>,
  { closing, log }: Pick<Services, 'closing' | 'log'>,
  onEnd = () => {},
): Response {
  const readerLeft = new AbortController();
  // One controller and one listener a reader: a signal made of others costs several kilobytes each.
  const leave = () => readerLeft.abort();
  closing.addEventListener('abort', leave, { once: true });
  if (closing.aborted) leave();
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    closing.removeEventListener('abort', leave);
    onEnd();
  };
  const items = open(readerLeft.signal);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await items.next();
          // Its reader left while the item was on its way.
          if (isOver) return;
          if (!done) return controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
          end();
          controller.close();
        } catch (error) {
          end();
          log.warn(errorFacts(error), 'a streamed answer broke off');
          throw error;
        }
      },
      cancel() {
        end();
        leave();
        // Nobody asks for more: what the items hold is given back even where they stand between two of them.
        items
          .return(undefined)
          .catch((error: unknown) => log.warn(errorFacts(error), 'a streamed answer broke off'));
      },
    },
    // Nothing is read ahead of the reader.
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}
