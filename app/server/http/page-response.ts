import { FastResponse } from 'srvx';

/**
 * A rendered page whose text stays at hand. The platform's `Response` encodes a text when it is made, and whoever packs or
 * sends it reads it back by a stream.
 */
export class PageResponse extends FastResponse {
  readonly html: string;

  constructor(html: string, init: ResponseInit) {
    super(html, init);
    this.html = html;
  }
}
