import { FastResponse } from 'srvx';

/**
 * A rendered page whose text stays at hand. The platform's `Response` encodes a text as soon as anybody looks whether there is
 * a body, and whoever packs or sends it reads it back by a stream.
 */
export class PageResponse extends FastResponse {
  readonly html: string;
  stream?: ReadableStream<Uint8Array>;

  constructor(html: string, init: ResponseInit) {
    super(html, init);
    this.html = html;
  }
}

Object.defineProperty(PageResponse.prototype, 'body', {
  get(this: PageResponse) {
    this.stream ??= encodedWhenRead(this.html);
    return this.stream;
  },
});

function encodedWhenRead(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(Buffer.from(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
