import { getRequest, setResponseHeader } from '@tanstack/react-start/server';

import type { Env } from '#app/server/env';
import { hasDraftPass } from './draft-pass';

/** Where the visitor sees drafts, no cache keeps the answer and no search engine lists it. */
export function showsDrafts(env: Env): boolean {
  const secret = env.content.previewSecret;
  if (!secret || !hasDraftPass(getRequest(), { secret, secure: env.siteIsSecure })) return false;
  setResponseHeader('cache-control', 'no-store');
  setResponseHeader('x-robots-tag', 'noindex');
  return true;
}
