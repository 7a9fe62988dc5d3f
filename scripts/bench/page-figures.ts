import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright';

/** How long each of `count` pages takes, asked for one after the other, in ms. Throws where one is not a page. */
export async function pageTimes(url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    const answer = await fetch(url);
    await answer.text();
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  }
  return times;
}

/** What the scripts of a page weigh once it is quiet, in kB of gzip. */
export async function scriptKb(on: Browser, url: string): Promise<number> {
  return (await weights(on, url)).script;
}

/** What the scripts weigh that each of these pages loads, in kB of gzip. */
export async function sharedKb(on: Browser, urls: readonly string[]): Promise<number> {
  let shared: Set<string> | undefined;
  for (const url of urls) {
    const { script } = await load(on, url);
    shared = shared ? new Set([...shared].filter((path) => script.has(path))) : script;
  }
  return kilobytes(shared ?? new Set(), gzipSync);
}

type Weights = Record<'script' | 'firstStyles' | 'font', number>;

/**
 * What a page loads until it is quiet, in kB: scripts as gzip packs them, fonts as they are. `firstStyles`: of the styles those
 * that its first paint waits for, as gzip packs them.
 */
export async function weights(on: Browser | BrowserContext, url: string): Promise<Weights> {
  const { script, font, html } = await load(on, url);
  return {
    script: kilobytes(script, gzipSync),
    firstStyles: firstStylesKb(html),
    font: kilobytes(font, (file) => file),
  };
}

/** The paths of what a page loads until it is quiet. */
async function load(on: Browser | BrowserContext, url: string) {
  const page = await on.newPage();
  const loaded = { script: new Set<string>(), font: new Set<string>() };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'font') loaded[kind].add(new URL(response.url()).pathname);
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  await page.close();
  return { ...loaded, html };
}

/** What the one sheet of styles weighs, in kB of gzip. */
export function sheetKb(): number {
  return kilobytes(new Set(globSync('assets/*.css', { cwd: 'dist/client' })), gzipSync);
}

/** Those that stand in the head, and the sheets that it links. */
function firstStylesKb(html: string): number {
  const head = html.slice(0, html.indexOf('</head>'));
  const own = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules = '']) => rules).join('');
  const linked = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path);
  return gzipSync(own).length / 1024 + kilobytes(new Set(linked), gzipSync);
}

function kilobytes(paths: Set<string>, sent: (file: Buffer) => Buffer): number {
  const sizes = [...paths].map((path) => sent(readFileSync(join('dist/client', path))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
