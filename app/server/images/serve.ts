import { join } from 'node:path';

import type { RequestContext } from '#app/server/http/request-context';
import { type Runtime, runtime } from '#app/server/runtime';
import { createImages, type Images } from './images';

const made = new WeakMap<Runtime, Images>();

/** Answers a request for a picture. The proxy is made with the first one. */
export function serveImage(request: Request, { ip }: RequestContext): Promise<Response> {
  const current = runtime();
  const images = made.get(current) ?? imagesOf(current);
  made.set(current, images);
  return images.answer(request, ip);
}

function imagesOf({ env, log, rateLimits, closing }: Runtime): Images {
  return createImages({
    imageOrigin: env.imageOrigin,
    publicDir: join(process.cwd(), import.meta.env.PROD ? 'dist/client' : 'public'),
    cacheDir: join(env.dataDir, 'images'),
    log,
    rateLimits,
    closing,
  });
}
