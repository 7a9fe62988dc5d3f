import { isSecret, sign } from '#app/server/secret';

/** What a mailed link may do. */
type Purpose = 'confirm' | 'unsubscribe';

/** What a link carries: a subscription and its signature. It needs no table, and a mail that is sent again has the same. */
export function linkToken(secret: string, purpose: Purpose, id: string): string {
  return `${id}.${signature(secret, purpose, id)}`;
}

/** The subscription that a link is about; undefined where it was not made here for that purpose. */
export function readLinkToken(secret: string, purpose: Purpose, token: string): string | undefined {
  const [id = '', sent = ''] = token.split('.');
  return isSecret(sent, signature(secret, purpose, id)) ? id : undefined;
}

function signature(secret: string, purpose: Purpose, id: string): string {
  return sign(secret, `newsletter ${purpose}`, id);
}
