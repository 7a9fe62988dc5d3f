import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';

import { startServer } from '../../tests/e2e/support/server.ts';
import { median } from './figures.ts';
import { startHello } from './hello.ts';
import { load, type LoadFigures } from './http-load.ts';
import { residentMb } from './server-figures.ts';

const pages = {
  home: '/',
  list: '/actus',
  article: '/actus/marketing-digital',
  form: '/agents/elevator-pitch',
};
const reader = { 'accept-encoding': 'br, gzip', 'accept-language': 'fr' };
/** As an editor's whose preview has ended: rendered for each request, and nobody's page else. */
const uncached = { ...reader, cookie: 'preview=ended' };
/** Short ones in turns: what slows the machine slows both sides of a ratio. */
const rounds = 7;
const roundMs = 1000;
/** Of these the demand is told for a page as it is sent. */
const packed = { home: pages.home, form: pages.form };
const memoryRequests = 100_000;

type Demand = { what: string; measured: number; least?: number; most?: number; unit?: string };
const demands: Demand[] = [];

// One process each, and their client in this one.
const hello = await startHello();
const site = await startServer({ LOG_LEVEL: 'warn' });
const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
const { port } = z.object({ port: z.number() }).parse((await once(bare, 'message'))[0]);
const bareOrigin = `http://127.0.0.1:${port}`;

for (const [name, path] of Object.entries(pages)) {
  await keepInBare(path);
  const perSecond = async (origin: string, headers: Record<string, string>, of = path) =>
    (await load({ origin, requests: [{ path: of, headers }], connections: 50, until: { ms: roundMs } }))
      .perSecond;
  const perHello = () => perSecond(hello.url, reader, '/');
  const runs: Record<'bare' | 'hello' | 'cached' | 'rendered', number[]> = {
    bare: [],
    hello: [],
    cached: [],
    rendered: [],
  };
  await perSecond(site.url, uncached);
  for (let round = 0; round < rounds; round += 1) {
    runs.bare.push(await perSecond(bareOrigin, reader));
    runs.cached.push(await perSecond(site.url, reader));
    runs.rendered.push(await perSecond(site.url, uncached));
    runs.hello.push(await perHello());
  }
  console.log(
    name,
    Object.fromEntries(Object.entries(runs).map(([of, rates]) => [of, Math.round(median(rates))])),
  );
  demands.push(
    { what: `${name}: cached ÷ bare node:http`, measured: ratio(runs.cached, runs.bare), least: 0.5 },
    { what: `${name}: cached ÷ rendered`, measured: ratio(runs.cached, runs.rendered), least: 10 },
    // Half a thousand elements beside one (decision 154).
    { what: `${name}: rendered ÷ hello world of the framework`, measured: ratio(runs.rendered, runs.hello) },
  );
}

for (const [name, path] of Object.entries(packed)) {
  const { body } = await fetchRaw(site.url + path);
  demands.push({ what: `${name}: HTML, packed`, measured: body.length / 1000, most: 20, unit: 'kB' });
}

const cachedPages = Object.values(pages).map((path) => ({ path, headers: reader }));
const crowd = (origin: string) =>
  load({ origin, requests: cachedPages, connections: 100, until: { ms: roundMs } });
const crowds: Record<'bare' | 'cached', LoadFigures[]> = { bare: [], cached: [] };
for (let round = 0; round < rounds; round += 1) {
  crowds.bare.push(await crowd(bareOrigin));
  crowds.cached.push(await crowd(site.url));
}
const p99Of = (runs: LoadFigures[]) => runs.map(({ p99Ms }) => p99Ms);
demands.push(
  { what: 'p99 of cached pages, 100 connections', measured: median(p99Of(crowds.cached)), unit: 'ms' },
  { what: 'p99 of bare node:http, 100 connections', measured: median(p99Of(crowds.bare)), unit: 'ms' },
  {
    what: 'p99 of cached pages ÷ bare node:http',
    measured: ratio(p99Of(crowds.cached), p99Of(crowds.bare)),
    most: 2,
  },
);

// Every tenth is rendered for its reader alone.
const languages = ['fr', 'en', 'es'].flatMap((lang) =>
  Object.values(pages).map((path, index) => ({
    path,
    headers: { ...(index === 0 && lang === 'fr' ? uncached : reader), 'accept-language': lang },
  })),
);
const inThreeLanguages = (answers: number) =>
  load({ origin: site.url, requests: languages, connections: 50, until: { answers } });
const before = await inThreeLanguages(memoryRequests / 5);
const beforeMb = residentMb(site);
const after = await inThreeLanguages(memoryRequests);
const afterMb = residentMb(site);
demands.push(
  { what: 'memory after 100,000 requests', measured: afterMb, most: 350, unit: 'MB' },
  { what: 'memory after ÷ before', measured: afterMb / beforeMb, most: 1.1 },
  {
    what: 'answers with another status than 200',
    measured: [before, after, ...crowds.cached].reduce((sum, { failed }) => sum + failed, 0),
    most: 0,
  },
);

bare.kill();
await hello.dispose();
await site.dispose();
process.exit(tell(demands) ? 0 : 1);

/** Of figures that were taken in pairs. */
function ratio(ones: number[], others: number[]): number {
  return median(ones.map((one, index) => one / (others[index] ?? Number.NaN)));
}

/** Hands the bare server what the site sends for a page, byte for byte. */
async function keepInBare(path: string): Promise<void> {
  const { headers, body } = await fetchRaw(site.url + path);
  bare.send({ path, headers, body: body.toString('base64') });
  await once(bare, 'message');
}

/** Without decoding. */
async function fetchRaw(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const request = get(url, { headers: reader });
  const [response] = await once(request, 'response');
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
  return { headers, body: await buffer(response) };
}

function tell(rows: Demand[]): boolean {
  const isMet = ({ measured, least = -Infinity, most = Infinity }: Demand) =>
    measured >= least && measured <= most;
  console.table(
    rows.map((row) => ({
      what: row.what,
      measured: `${row.measured.toFixed(2)} ${row.unit ?? ''}`.trim(),
      demanded: row.least !== undefined ? `≥ ${row.least}` : row.most !== undefined ? `≤ ${row.most}` : '',
      ok: isMet(row) ? 'yes' : 'NO',
    })),
  );
  return rows.every(isMet);
}
