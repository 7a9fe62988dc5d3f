import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether somebody knows a secret, in the same time whatever they say. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
