import { runtime } from '#app/server/runtime';
import { plainText } from './plain-text';

/**
 * `GET /robots.txt`: everything may be read but what is no page. What search engines must not keep, pitches above all,
 * says so by itself (`noindex`): to be heard it has to be read.
 */
export function robots(): Response {
  return plainText([
    'User-agent: *',
    'Disallow: /_serverFn/',
    'Disallow: /content/',
    '',
    `Sitemap: ${runtime().env.siteUrl}/sitemap.xml`,
  ]);
}
