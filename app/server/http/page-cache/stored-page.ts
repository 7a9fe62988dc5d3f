import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { acceptsCoding } from '../compress';
import type { RequestHeaders } from './cacheable-page';

type Header = [name: string, value: string];

/**
 * A page as it is sent, with all headers that do not depend on the request; also uncompressed, for a proxy in front that
 * compresses by itself.
 */
export type StoredPage = {
  etag: string;
  headers: Header[];
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  plain: Uint8Array<ArrayBuffer>;
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
  const headers = new Headers(renderedHeaders);
  headers.set('etag', etag);
  headers.append('vary', 'Accept-Encoding');
  return {
    etag,
    headers: [...headers].filter(([name]) => name !== 'content-length'),
    br: packed(br),
    gzip: packed(zipped),
    plain: packed(bytes),
    bytes: br.length + zipped.length + bytes.length + overhead,
  };
}

/** What goes out for a stored page, by the platform's response or by Node's. */
export type PageAnswer = { status: 200 | 304; headers: Header[]; body: Uint8Array<ArrayBuffer> | null };

/** 304 where the browser has the page as it is; else the page in the best coding that the browser reads. */
export function answerWith(page: StoredPage, requestHeaders: RequestHeaders, requestId: string): PageAnswer {
  const { headers, etag } = page;
  const idHeader: Header = ['x-request-id', requestId];
  if (isKnown(requestHeaders.get('if-none-match'), etag)) {
    return { status: 304, headers: [...headers.filter(isOfPage), idHeader], body: null };
  }
  const coding = codingFor(requestHeaders.get('accept-encoding'));
  const body = page[coding ?? 'plain'];
  const sentHeaders: Header[] = [...headers, idHeader, ['content-length', String(body.length)]];
  if (coding) sentHeaders.push(['content-encoding', coding]);
  return { status: 200, headers: sentHeaders, body };
}

function codingFor(accepted: string | null): 'br' | 'gzip' | undefined {
  if (acceptsCoding(accepted, 'br')) return 'br';
  return acceptsCoding(accepted, 'gzip') ? 'gzip' : undefined;
}

function isKnown(known: string | null, etag: string): boolean {
  return known !== null && (known === etag || known.split(',').some((one) => one.trim() === etag));
}

/** An answer without a body has no type of it. */
function isOfPage([name]: Header): boolean {
  return name !== 'content-type';
}

/** Small results of zlib are views on a larger buffer. */
function packed(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
