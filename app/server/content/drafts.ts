import { getRequest, setResponseHeader } from '@tanstack/react-start/server';

import { runtime } from '#app/server/runtime';
import { isPreview } from './preview';

/** Whether the visitor of this request sees drafts; then no cache keeps the answer, and no search engine lists it. */
export function showsDrafts(): boolean {
  const { env } = runtime();
  const secret = env.content.previewSecret;
  if (!secret || !isPreview(getRequest(), { secret, secure: env.siteIsSecure })) return false;
  setResponseHeader('cache-control', 'no-store');
  setResponseHeader('x-robots-tag', 'noindex');
  return true;
}
