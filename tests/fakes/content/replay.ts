import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';

import { closeAtOnce, listenOnLoopback } from '../loopback.ts';
import type { StrapiVersion } from './query.ts';

const folder = join(import.meta.dirname, '../../fixtures/contract');
const exchanges = z.array(
  z.object({ file: z.string(), status: z.number(), request: z.string(), note: z.string() }),
);

export type Exchange = z.infer<typeof exchanges>[number];

/** What a real Strapi was asked, and answered. */
export function contractOf(version: StrapiVersion): Exchange[] {
  return exchanges.parse(JSON.parse(contractText(version, 'index.json')));
}

/** The text of a file of the contract. */
export function contractText(version: StrapiVersion, file: string): string {
  return readFileSync(join(folder, version, file), 'utf8');
}

/**
 * A server that answers with the contract's files and nothing else: 418 for a request that no file answers, so that a
 * client which asks otherwise fails. `only` names the files that count, where several answer one request.
 */
export async function startReplay(version: StrapiVersion, only: (file: string) => boolean) {
  const answers = new Map<string, Exchange>();
  for (const exchange of contractOf(version)) {
    const path = exchange.request.replace(/^GET /, '');
    if (only(exchange.file) && !answers.has(decodeURIComponent(path)))
      answers.set(decodeURIComponent(path), exchange);
  }
  const server = createServer((request, response) => {
    const exchange = answers.get(decodeURIComponent(request.url ?? '/'));
    response.writeHead(exchange?.status ?? 418, { 'content-type': 'application/json' });
    response.end(exchange ? contractText(version, exchange.file) : '{}');
  });
  const port = await listenOnLoopback(server);
  return { url: `http://127.0.0.1:${port}/api`, close: () => closeAtOnce(server) };
}
