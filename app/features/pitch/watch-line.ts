/**
 * One connection to the server for a streamed answer. The framework leaves the reader of a streamed function waiting
 * for ever, and complains on the console, when the connection breaks or is called off; so the body ends quietly
 * here, and `broken` resolves.
 */
export function openLine() {
  const { promise: broken, resolve: tell } = Promise.withResolvers<'broken'>();

  async function fetchOnLine(...request: Parameters<typeof fetch>): Promise<Response> {
    const response = await fetch(...request);
    if (!response.body) return response;
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch {
          tell('broken');
          controller.close();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  }

  return { fetch: fetchOnLine, broken };
}

/** The items of a stream until it ends or its line breaks. */
export async function* whileWhole<T>(stream: AsyncIterable<T>, broken: Promise<'broken'>): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([iterator.next(), broken]);
    if (next === 'broken' || next.done) return;
    yield next.value;
  }
}
