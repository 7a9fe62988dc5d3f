import type { Env } from '#app/server/env';
import type { Log } from '#app/server/log';
import type { ContentSource } from './content-source';
import { createFileSource } from './files/file-source';
import { createStrapiSource } from './strapi/strapi-source';

type Options = { log: Log; now?: () => number; timeoutMs?: number };

/** `now` in epoch ms; `timeoutMs` for each call of Strapi. */
export function createContent({ content }: Pick<Env, 'content'>, options: Options): ContentSource {
  if (content.serviceUrl) return createStrapiSource({ url: content.serviceUrl, ...options });
  options.log.info('no CONTENT_SERVICE_URL: the bundled content is shown');
  return createFileSource({ now: options.now });
}
