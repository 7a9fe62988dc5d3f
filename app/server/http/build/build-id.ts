import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let cached: string | undefined;

/** A hash of the manifest of the browser’s files; undefined in development. */
export function buildId(): string | undefined {
  if (!import.meta.env.PROD) return undefined;
  const file = join(process.cwd(), 'dist/client/.vite/manifest.json');
  cached ??= hash('sha256', readFileSync(file), 'base64url').slice(0, 16);
  return cached;
}

/** Tells a page that is open whether there is a newer build. */
export function latestBuild(): Response {
  return Response.json({ id: buildId() ?? null }, { headers: { 'cache-control': 'no-store' } });
}
