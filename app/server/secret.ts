import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key that signs tokens: `SITE_SECRET`, else one generated once into the data folder (mode 600). */
export function loadSecret(env: { siteSecret?: string; dataDir: string }): string {
  if (env.siteSecret) return env.siteSecret;
  const file = join(env.dataDir, 'site-secret');
  mkdirSync(env.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** HMAC-SHA-256 of the text for one purpose, base64url. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
