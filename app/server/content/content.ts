import type { Env } from '#app/server/env';
import type { Log } from '#app/server/log';
import type { ContentSource } from './content-source';
import { createFileSource } from './files/file-source';
import { warnOfInnerAddress } from './inner-address';
import { createStrapiSource } from './strapi/strapi-source';

type Options = { log: Log; now?: () => number; timeoutMs?: number };

/** `now` in epoch ms; `timeoutMs` for each call of Strapi. */
export function createContent(
  env: Pick<Env, 'content' | 'imageOrigin' | 'siteIsLoopback'>,
  options: Options,
): ContentSource {
  const { content, imageOrigin } = env;
  if (content.serviceUrl) {
    warnOfInnerAddress(env, options.log);
    const mediaBase = imageOrigin ?? new URL(content.serviceUrl).origin;
    const { serviceUrl, locales } = content;
    return createStrapiSource({ url: serviceUrl, mediaBase, locales, ...options });
  }
  options.log.info('no CONTENT_SERVICE_URL: the bundled content is shown');
  return createFileSource({ now: options.now });
}
