import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: string | undefined;

/** What tells this client build from every other: a digest of its manifest. Undefined in development. */
export function buildId(): string | undefined {
  if (!import.meta.env.PROD) return undefined;
  const file = join(process.cwd(), 'dist/client/.vite/manifest.json');
  known ??= createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
  return known;
}

/** What a page that stands open asks now and then: which build the server has. */
export function latestBuild(): Response {
  return Response.json({ id: buildId() ?? null }, { headers: { 'cache-control': 'no-store' } });
}
