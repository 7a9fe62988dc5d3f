import { hash } from 'node:crypto';

/** The same for the same parts, which JSON tells apart. */
export function digest(...parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/** 128 bits of it, as files are named by. */
export function shortDigest(...parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}
