import { site } from '#app/content/site';
import { locales } from '#app/i18n/locales';
import type { Env } from '#app/server/env';
import { plainText } from './plain-text';

/** In days; RFC 9116 wants less than a year. */
const holds = 180;

/** RFC 9116. `now` in epoch ms. */
export function securityTxt({ siteUrl }: Pick<Env, 'siteUrl'>, now = Date.now()): Response {
  const expires = new Date(now + holds * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return plainText([
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]);
}
