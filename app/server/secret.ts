import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key that signs tokens: `SITE_SECRET`, else one generated once into the data folder (mode 600). */
export function loadSecret(env: { siteSecret?: string; dataDir: string }): string {
  if (env.siteSecret) return env.siteSecret;
  const file = join(env.dataDir, 'site-secret');
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  return readSecret(file) ?? makeSecret(file);
}

/** An empty file, as a full disk leaves one, counts as none: an empty key signs for everybody. */
function readSecret(file: string): string | undefined {
  return (existsSync(file) && readFileSync(file, 'utf8').trim()) || undefined;
}

function makeSecret(file: string): string {
  const secret = randomBytes(32).toString('base64url');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return secret;
}

/** HMAC-SHA-256, base64url. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares in constant time. */
export function isSecret(candidate: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', candidate, 'buffer'), hash('sha256', secret, 'buffer'));
}
