import { pipeline } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { constants, createGzip } from 'node:zlib';

/** In bytes; what comes at once is packed in parts of about this size. */
const partSize = 65_536;
const packable = /^(?:text\/html|(?:application|text)\/(?:rss\+)?xml)\b/;

/**
 * A document packed with gzip for who takes it so, each part sent as soon as it is written; every other answer as it
 * is. Never a stream of events: what packs it would stay in memory as long as somebody watches.
 */
export function packed(request: Request, response: Response): Response {
  const { body, status, statusText, headers } = response;
  if (!body || !packable.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) {
    return response;
  }
  headers.append('vary', 'Accept-Encoding');
  if (!takesGzip(request)) return response;
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  return new Response(gzipped(body), { status, statusText, headers });
}

function takesGzip(request: Request): boolean {
  const said = (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',');
  return said.some((coding) => {
    const [name = '', weight = ''] = coding.split(';').map((part) => part.trim());
    return name === 'gzip' && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

function gzipped(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const packer = createGzip({ flush: constants.Z_SYNC_FLUSH });
  // A fault of one side ends the other; the reader hears of it from the parts.
  pipeline(gathered(body), packer, () => {});
  const parts: AsyncIterator<Uint8Array> = packer[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      packer.destroy();
    },
  });
}

/** What comes in one turn of the event loop as one part: each part costs the packer a turn of its own. */
async function* gathered(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const ask = () => {
    const read = reader.read();
    // Whoever waits for it hears of a fault; when nobody does, the reader has left.
    read.catch(() => {});
    return read;
  };
  try {
    let next = ask();
    for (let read = await next; !read.done; read = await next) {
      const parts = [read.value];
      next = ask();
      for (let size = read.value.length; size < partSize; size += parts.at(-1)?.length ?? 0) {
        const more = await Promise.race([next, turn(undefined)]);
        if (!more || more.done) break;
        parts.push(more.value);
        next = ask();
      }
      yield Buffer.concat(parts);
    }
  } finally {
    await reader.cancel();
  }
}
