import type { Env } from '#app/server/env';
import { plainText } from './plain-text';

/** Pitches may be crawled: their `noindex` has to be read to be obeyed. */
export function robots({ siteUrl }: Pick<Env, 'siteUrl'>): Response {
  return plainText([
    'User-agent: *',
    'Disallow: /_serverFn/',
    'Disallow: /content/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]);
}
