import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function isSecret(candidate: string, secret: string): boolean {
  return timingSafeEqual(digest(candidate), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
