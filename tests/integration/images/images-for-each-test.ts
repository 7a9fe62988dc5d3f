import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serve } from 'srvx';
import { afterEach, beforeEach } from 'vitest';

import type { RateLimits } from '#app/server/http/rate-limits/rate-limits';
import { createImages, imageLimits } from '#app/server/images/images';
import { createMetrics } from '#app/server/metrics/metrics';
import { recordingLog } from '#tests/integration/support/recording-log';
import { type ImageOrigin, startImageOrigin } from './image-origin';

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

export type Images = {
  origin: ImageOrigin;
  publicDir: string;
  cacheDir: string;
  lines: string[];
  /** `/_ipx/` and what follows, sent as it is written. */
  get(path: string, headers?: Record<string, string>, more?: Sent): Promise<Answer>;
  /** A picture of the object storage. */
  remote(modifiers: string, path: string, headers?: Record<string, string>, more?: Sent): Promise<Answer>;
  /** Starts the server anew on the same folders. */
  restart(wishes?: Wishes): Promise<void>;
  /** As the content service's webhook has it done. */
  purge(): Promise<void>;
  /** Moves the clock on, in milliseconds. */
  pass(ms: number): void;
};

/** `from`: which address of loopback sends it. */
type Sent = { signal?: AbortSignal; from?: string };

type Wishes = {
  limits?: Partial<typeof imageLimits>;
  rateLimits?: RateLimits;
};

const unlimited: RateLimits = {
  take: async () => ({ ok: true }),
  look: async () => ({ ok: true }),
  openStream: () => () => {},
};

/** For each test, an image proxy behind a real server, and an object storage for it. */
export function imagesForEachTest(): Images {
  const { log, lines } = recordingLog();
  let folder = '';
  let server: ReturnType<typeof serve> | undefined;
  let passed = 0;
  let closing = new AbortController();

  // Filled before each test.
  const images: Images = {
    origin: { url: '', files: new Map(), asked: [], left: 0, close: async () => {} },
    publicDir: '',
    cacheDir: '',
    lines,
    get: (path, headers = {}, more = {}) => ask(`${server?.url ?? ''}`, `/_ipx/${path}`, headers, more),
    remote: (modifiers, path, headers, more) =>
      images.get(`${modifiers}/${images.origin.url}${path}`, headers, more),
    async restart({ limits = {}, rateLimits = unlimited } = {}) {
      await stop();
      closing = new AbortController();
      const proxy = createImages({
        imageOrigin: images.origin.url,
        publicDir: images.publicDir,
        cacheDir: images.cacheDir,
        log,
        metrics: createMetrics(),
        rateLimits,
        closing: closing.signal,
        limits: { ...imageLimits, ...limits },
        now: () => Date.now() + passed,
      });
      images.purge = proxy.purge;
      server = serve({
        port: 0,
        hostname: '127.0.0.1',
        silent: true,
        gracefulShutdown: false,
        fetch: (asked) => proxy.answer(asked, asked.ip ?? undefined),
      });
      await server.ready();
    },
    purge: async () => {},
    pass: (ms) => void (passed += ms),
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verbe-images-'));
    passed = 0;
    lines.length = 0;
    images.publicDir = join(folder, 'public');
    images.cacheDir = join(folder, 'cache');
    await mkdir(images.publicDir);
    images.origin = await startImageOrigin();
    await images.restart();
  });
  afterEach(async () => {
    await stop();
    await images.origin.close();
    // A picture may still be written behind an answer.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return images;

  async function stop(): Promise<void> {
    closing.abort();
    await server?.close(true);
    server = undefined;
  }
}

/** Unlike `fetch`, tidies nothing up before it sends. */
function ask(
  site: string,
  path: string,
  headers: Record<string, string>,
  { signal, from }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, signal, localAddress: from, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}
