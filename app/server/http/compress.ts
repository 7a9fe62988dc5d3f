import { pipeline } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { constants, createGzip } from 'node:zlib';

/** In bytes. */
const batchBytes = 65_536;
const compressible = /^(?:text\/html|application\/json|(?:application|text)\/(?:rss\+)?xml)\b/;

/** Never a stream of events: its compressor would stay in memory. */
export function compressed(request: Request, response: Response): Response {
  const { body, status, statusText, headers } = response;
  if (!body || !compressible.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) {
    return response;
  }
  headers.append('vary', 'Accept-Encoding');
  if (!acceptsCoding(request.headers.get('accept-encoding'), 'gzip')) return response;
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  return new Response(gzipStream(body), { status, statusText, headers });
}

/** `accepted`: the header `Accept-Encoding`. */
export function acceptsCoding(accepted: string | null, coding: 'br' | 'gzip'): boolean {
  return (accepted ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => {
      const [name = '', weight = ''] = one.split(';').map((part) => part.trim());
      return name === coding && !/^q=0(?:\.0*)?$/.test(weight);
    });
}

function gzipStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  pipeline(batched(body), gzip, () => {});
  const chunks: AsyncIterator<Uint8Array> = gzip[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      gzip.destroy();
    },
  });
}

/** One zlib flush per batch: chunks of one event-loop turn go together. */
async function* batched(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const ask = () => {
    const read = reader.read();
    // An unheard rejection would end the process; the reader hears of it from the chunks.
    read.catch(() => {});
    return read;
  };
  try {
    let next = ask();
    for (let read = await next; !read.done; read = await next) {
      const chunks = [read.value];
      next = ask();
      for (let size = read.value.length; size < batchBytes; size += chunks.at(-1)?.length ?? 0) {
        const more = await Promise.race([next, turn(undefined)]);
        if (!more || more.done) break;
        chunks.push(more.value);
        next = ask();
      }
      yield Buffer.concat(chunks);
    }
  } finally {
    await reader.cancel();
  }
}
