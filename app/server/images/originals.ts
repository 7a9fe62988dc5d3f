import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import type { Log } from '#app/server/log';
import { HttpError } from '#app/server/on-demand/http-error';
import { readCapped } from '#app/server/read-capped';
import type { Source } from './source';

type Settings = {
  log: Log;
  publicDir: string;
  maxBytes: number;
};

export type Originals = {
  /** A key of this original and, for a file of this site, its version. */
  identify(source: Source): Promise<string | HttpError>;
  /** Throws only when `signal` aborts. */
  read(source: Source, signal: AbortSignal): Promise<Buffer | HttpError>;
};

/** The pictures as they are stored: files of this site and those of the one allowed origin. */
export function createOriginals(settings: Settings): Originals {
  let isToldOfRefusal = false;
  const tell = ({ status }: Response) => {
    if (isToldOfRefusal || (status !== 401 && status !== 403)) return;
    isToldOfRefusal = true;
    settings.log.warn(
      { status },
      'the storage refuses pictures: whoever has their address must be able to read them, without a signature',
    );
  };
  return {
    async identify(source) {
      if (source.kind === 'remote') return source.url;
      const file = await publicFile(source.path, settings.publicDir);
      return file ? `${source.path}\n${file.size}\n${file.mtimeMs}` : notFound();
    },
    async read(source, signal) {
      if (source.kind === 'remote') return fetchOriginal(source.url, settings.maxBytes, signal, tell);
      const file = await publicFile(source.path, settings.publicDir);
      if (!file) return notFound();
      return file.size > settings.maxBytes ? tooLarge() : readFile(file.path);
    },
  };
}

async function publicFile(path: string, folder: string) {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!file.startsWith(root + sep)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? { path: file, size: stats.size, mtimeMs: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

async function fetchOriginal(
  url: string,
  maxBytes: number,
  signal: AbortSignal,
  onAnswer: (response: Response) => void,
): Promise<Buffer | HttpError> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'image/*' } });
    onAnswer(response);
    const error = errorOf(response, maxBytes);
    if (!error && response.body) return (await readCapped(response.body, maxBytes)) ?? tooLarge();
    await response.body?.cancel();
    return error ?? new HttpError(422, 'the original is empty');
  } catch (error) {
    signal.throwIfAborted();
    return new HttpError(502, `the object storage does not answer: ${codeOf(error)}`);
  }
}

function errorOf({ status, ok, headers }: Response, maxBytes: number): HttpError | undefined {
  if (status >= 300 && status < 400) return new HttpError(422, 'the original redirects');
  if (status >= 400 && status < 500 && status !== 429) return notFound();
  if (!ok) return new HttpError(502, `the object storage answers ${status}`);
  return Number(headers.get('content-length')) > maxBytes ? tooLarge() : undefined;
}

function notFound(): HttpError {
  return new HttpError(404, 'no such picture');
}

function tooLarge(): HttpError {
  return new HttpError(422, 'the original has too many bytes');
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
