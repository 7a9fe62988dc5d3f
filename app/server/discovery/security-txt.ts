import { site } from '#app/content/site';
import { locales } from '#app/i18n/locales';
import { runtime } from '#app/server/runtime';
import { plainText } from './plain-text';

/** How long what it says holds, in days: RFC 9116 wants less than a year. */
const holds = 180;

/** `GET /.well-known/security.txt`: whom to tell of a weakness (RFC 9116). `now` in epoch milliseconds. */
export function securityTxt(now = Date.now()): Response {
  const expires = new Date(now + holds * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return plainText([
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${runtime().env.siteUrl}/.well-known/security.txt`,
  ]);
}
