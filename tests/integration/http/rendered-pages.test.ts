import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { person } from '#tests/e2e/support/askers';
import { freePort, startServer, type TestServer } from '#tests/e2e/support/server';
import { buildIfStale } from '#tests/integration/support/site-under-scan';

const canary = 'canary-of-a-parameter';
const around = new RegExp(`.{80}${canary}.{20}`);
const countedSchema = z.object({ files: z.array(z.string()), formatters: z.array(z.string()) });
const languages = ['fr', 'en', 'es'];
/** As an editor's whose preview has ended: rendered for each request. */
const uncached = { ...person, cookie: 'preview=ended' };

let site: TestServer | undefined;
let countedPort = 0;
let pages: string[] = [];
let renderedAgain: ReturnType<typeof counted> | undefined;

beforeAll(async () => {
  await buildIfStale();
  countedPort = await freePort();
  const watching = pathToFileURL(join(import.meta.dirname, '../support/counted.ts'));
  site = await startServer({
    NODE_OPTIONS: `--import ${watching.href}`,
    COUNTED_PORT: `${countedPort}`,
    // Never called: its country is named on the pages of the chatbots.
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
    LLM_MODEL: 'none',
    LLM_HOSTED_IN: 'FR',
  });
  pages = await listedPages();
  // What is made once is made now.
  await everyPage();
  await html('/', person);
  for (const lang of languages) await html(`/places/${lang}.json`);
  await counted();
}, 180_000);
afterAll(() => site?.dispose());

/** Since it was last asked. */
async function counted() {
  return countedSchema.parse(await (await fetch(`http://127.0.0.1:${countedPort}`)).json());
}

/** What every page asked for and made when it was rendered again. */
function countedOnce(): ReturnType<typeof counted> {
  return (renderedAgain ??= renderAgain());
}

async function renderAgain(): ReturnType<typeof counted> {
  await everyPage();
  await html('/', person);
  await html('/', person);
  for (const lang of languages) await html(`/places/${lang}.json`);
  return counted();
}

async function html(path: string, headers: Record<string, string> = uncached): Promise<string> {
  const answer = await fetch(`${site?.url}${path}`, { headers });
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return answer.text();
}

/** What the site map names, of the articles a few, and the search. */
async function listedPages(): Promise<string[]> {
  const map = await (await fetch(`${site?.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const isArticle = (path: string) => path.startsWith('/actus/');
  const [articles, others] = [listed.filter(isArticle), listed.filter((path) => !isArticle(path))];
  return [...new Set([...others, ...articles.slice(0, 3)]), '/recherche?q=ia'];
}

async function everyPage(headers: Record<string, string> = uncached): Promise<void> {
  for (const lang of languages)
    for (const path of pages) await html(path, { ...headers, 'accept-language': lang });
}

describe('a page that is rendered', () => {
  test('asks the file system for nothing, nor does one that is kept', async () => {
    const { files } = await countedOnce();
    expect(files).toEqual([]);
  });

  test('makes no formatter, and names no place: there is one of each language', async () => {
    const { formatters } = await countedOnce();
    expect(formatters).toEqual([]);
  });

  test('says nothing of a parameter that it does not read, in its links or anywhere', async () => {
    for (const path of pages) {
      const more = `${path.includes('?') ? '&' : '?'}${canary}=1&filters%5Bslug%5D=${canary}&utm_source=${canary}`;
      expect({ path, said: (await html(path + more)).match(around) }).toEqual({ path, said: null });
    }
  });

  test('holds each long text once: as it is read, or as data', async () => {
    for (const path of pages) {
      const page = await html(path);
      const { keys, texts, marks } = sentData(page);
      const isTwice = (text: string, at: number) => text.length >= 300 && texts.indexOf(text) !== at;
      const isRead = (text: string) => text.length >= 200 && text.includes('</');
      const twice = texts.filter((text, at) => isTwice(text, at) || isRead(text));
      const lost = marks.filter((mark) => page.split(` data-html="${mark}"`).length !== 2);
      expect({ path, keys, twice, lost }).toEqual({ path, keys: [...new Set(keys)], twice: [], lost: [] });
    }
    expect(sentData(await html('/cgu')).marks.length).toBeGreaterThan(5);
  });
});

const sentSchema = z.object({
  $_TSR: z.object({
    router: z.object({
      matches: z.array(z.unknown()),
      dehydratedData: z.object({ queries: z.array(z.tuple([z.unknown(), z.unknown()])) }),
    }),
  }),
});

/** What the browser begins with: the keys of queries, the texts of their answers and of the loaders, and the marks in place of texts. */
function sentData(page: string) {
  const parts = [...page.matchAll(/<script[^>]* data-tsr-stream-part[^>]*>(.*?)<\/script>/gs)];
  const scripts = parts.map(([, script]) => script).join(';');
  const document = { currentScript: { remove: () => {} } };
  const sent = runInNewContext(`self = globalThis; ${scripts}; globalThis`, { document });
  const { matches, dehydratedData } = sentSchema.parse(sent).$_TSR.router;
  const marks: string[] = [];
  const known = new Set();
  // Two lengths of one pitch may share a paragraph: what is looked for is a text in two answers.
  const texts = [matches, ...dehydratedData.queries.map(([, answer]) => answer)].flatMap((answer) => {
    const own: string[] = [];
    collect(answer, { texts: own, marks, known });
    return [...new Set(own)];
  });
  return { keys: dehydratedData.queries.map(([key]) => JSON.stringify(key)), texts, marks };
}

type Found = { texts: string[]; marks: string[]; known: Set<unknown> };

/** A thing that is meant twice was sent once. */
function collect(value: unknown, found: Found, key = ''): void {
  if (typeof value === 'string') (key === '$html' ? found.marks : found.texts).push(value);
  if (typeof value !== 'object' || value === null || found.known.has(value)) return;
  found.known.add(value);
  for (const [name, member] of Object.entries(value)) collect(member, found, name);
}
