import { hash } from 'node:crypto';

/** The same for the same parts, which JSON tells apart. */
export function digest(...parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
