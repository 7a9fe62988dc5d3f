import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { Refusal } from './refusal';
import type { Source } from './source';

type Settings = {
  /** The folder of the files that the site serves. */
  publicDir: string;
  /** The largest original, in bytes. */
  maxBytes: number;
};

export type Originals = {
  /** What names this original and, for a file of this site, its version. 404 where there is none. */
  identify(source: Source): Promise<string | Refusal>;
  /** Its bytes; throws only when `signal` aborts. */
  read(source: Source, signal: AbortSignal): Promise<Buffer | Refusal>;
};

/** Where originals come from: files of the site, and the object storage. */
export function createOriginals(settings: Settings): Originals {
  return {
    async identify(source) {
      if (source.kind === 'remote') return source.url;
      const file = await ownFile(source.path, settings.publicDir);
      return file ? `${source.path}\n${file.size}\n${file.mtimeMs}` : gone();
    },
    async read(source, signal) {
      if (source.kind === 'remote') return fetchOriginal(source.url, settings.maxBytes, signal);
      const file = await ownFile(source.path, settings.publicDir);
      if (!file) return gone();
      return file.size > settings.maxBytes ? tooLarge() : readFile(file.path);
    },
  };
}

/** A file inside the folder, links followed; undefined where there is none. */
async function ownFile(path: string, folder: string) {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!file.startsWith(root + sep)) return undefined;
    const found = await stat(file);
    return found.isFile() ? { path: file, size: found.size, mtimeMs: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing of the visitor's request goes along, and no redirect is followed. */
async function fetchOriginal(url: string, maxBytes: number, signal: AbortSignal): Promise<Buffer | Refusal> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'image/*' } });
    const refusal = refusalOf(response, maxBytes);
    if (!refusal && response.body) return await readUpTo(response.body, maxBytes);
    await response.body?.cancel();
    return refusal ?? new Refusal(422, 'the original is empty');
  } catch (error) {
    signal.throwIfAborted();
    return new Refusal(502, `the object storage does not answer: ${codeOf(error)}`);
  }
}

function refusalOf({ status, ok, headers }: Response, maxBytes: number): Refusal | undefined {
  if (status >= 300 && status < 400) return new Refusal(422, 'the original redirects');
  if (status >= 400 && status < 500 && status !== 429) return gone();
  if (!ok) return new Refusal(502, `the object storage answers ${status}`);
  return Number(headers.get('content-length')) > maxBytes ? tooLarge() : undefined;
}

/** Leaving the loop closes the connection. */
async function readUpTo(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer | Refusal> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function gone(): Refusal {
  return new Refusal(404, 'no such picture');
}

function tooLarge(): Refusal {
  return new Refusal(422, 'the original has too many bytes');
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
