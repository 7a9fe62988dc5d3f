import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { accepts, holdsTag } from '../request/negotiation';
import type { RequestHeaders } from './cacheable-page';

/** What goes out for a stored page but the id of the request, by the platform's response or by Node's. */
export type PageAnswer = {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
};

/** A page with its answers, ready to be sent; also uncompressed, for a proxy in front that compresses by itself. */
export type StoredPage = {
  etag: string;
  /** For a browser that has it. */
  known: PageAnswer;
  br: PageAnswer;
  gzip: PageAnswer;
  plain: PageAnswer;
  /** Of memory. */
  bytes: number;
};

const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: 1 } };
/** In bytes: keys, headers and objects. */
const overhead = 4096;

/** Compresses a page once for all who will ask; `renderedHeaders` are those of its rendering. */
export async function storePage(html: string, renderedHeaders: Headers): Promise<StoredPage> {
  const bytes = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    compressions.br(bytes, brotli),
    compressions.gzip(bytes, { level: 9 }),
  ]);
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const rendered = new Headers(renderedHeaders);
  rendered.set('etag', etag);
  rendered.append('vary', 'Accept-Encoding');
  rendered.delete('content-length');
  const { 'content-type': type = '', ...shared } = Object.fromEntries(rendered);
  const answer = (buffer: Buffer, coding?: string): PageAnswer => {
    const headers: PageAnswer['headers'] = { ...shared, 'content-type': type };
    headers['content-length'] = String(buffer.length);
    if (coding) headers['content-encoding'] = coding;
    // Small results of zlib are views on a larger buffer.
    return { status: 200, headers, body: new Uint8Array(buffer) };
  };
  return {
    etag,
    known: { status: 304, headers: shared, body: null },
    br: answer(br, 'br'),
    gzip: answer(zipped, 'gzip'),
    plain: answer(bytes),
    bytes: br.length + zipped.length + bytes.length + overhead,
  };
}

/** 304 where the browser has the page as it is; else the page in the best coding that the browser reads. */
export function answerWith(page: StoredPage, requestHeaders: RequestHeaders): PageAnswer {
  if (holdsTag(requestHeaders.get('if-none-match'), page.etag)) return page.known;
  const accepted = requestHeaders.get('accept-encoding');
  if (accepts(accepted, 'br')) return page.br;
  return accepts(accepted, 'gzip') ? page.gzip : page.plain;
}
