import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

import { languageHeader } from '../../app/i18n/locales';
import { functionHeaders } from '../support/site-calls';
import { person } from './support/askers';
import { functionPath, pitchRequest, requestPitch } from './support/brief';
import { expect, test } from './support/test';
import type { TestServer } from './support/server';

/** The request with which the form asks for a pitch, to be sent with other contents. */
function formRequest({ url }: TestServer) {
  return {
    url: url + functionPath('pitch.createPitch'),
    body: pitchRequest(),
    headers: { ...functionHeaders, [languageHeader]: 'en' },
  };
}

function storedPitches(server: TestServer): unknown {
  const database = new DatabaseSync(join(server.dataDir, 'site.db'), { readOnly: true });
  const row = database.prepare('select count(*) as n from pitches').get();
  database.close();
  return row?.n;
}

test('a brief that the form would refuse is refused by the server, and nothing is stored', async ({
  server,
}) => {
  const { url, body, headers } = formRequest(server);
  const before = storedPitches(server);
  const key = /[0-9a-f]{32}/.exec(body)?.[0] ?? '';
  const description = /"([^"]*Taproot[^"]*)"/.exec(body)?.[1] ?? '';
  expect(description).not.toBe('');
  const hostile = {
    'too long': body.replace(description, 'x'.repeat(1001)),
    'a NUL': body.replace(description, 'nul \\u0000 byte'),
    'a lone surrogate': body.replace(description, 'half \\ud83d of it'),
    'a bidirectional control': body.replace(description, 'turned \\u202e round'),
    'stacked marks': body.replace(description, `a${'\\u0301'.repeat(4500)}`),
    'no description': body.replace(description, '   '),
    'an unknown place': body.replace('"GB"', '"ZQ"'),
    'an unknown goal': body.replace('"investors"', '"everybody"'),
    'another key': body.replace('"usedBy"', '"usedby"'),
  };
  for (const [what, text] of Object.entries(hostile)) {
    expect(text, what).not.toBe(body);
    const fresh = text.replace(
      key,
      Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join(''),
    );
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: fresh,
    });
    expect(answer.status, what).toBe(400);
  }
  expect(storedPitches(server)).toBe(before);
});

test('the same request again finds the same pitch', async ({ page, server }) => {
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await requestPitch(page);
  const request = await posted;
  const headers = { ...request.headers(), 'sec-fetch-site': 'same-origin' };
  const before = storedPitches(server);
  const again = () => fetch(request.url(), { method: 'POST', headers, body: request.postData() });
  const answers = await Promise.all([again(), again(), again()]);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const answer of answers) expect(await answer.text()).toContain(id);
  expect(storedPitches(server)).toBe(before);
});

test('a database that somebody else has locked is told as such, and holds nobody else up', async ({
  server,
}) => {
  const { url, body, headers } = formRequest(server);
  const key = /[0-9a-f]{32}/.exec(body)?.[0] ?? '';
  const other = new DatabaseSync(join(server.dataDir, 'site.db'), { timeout: 1000 });
  other.exec('begin immediate');
  let answered = false;
  const asked = fetch(url, {
    method: 'POST',
    headers,
    body: body.replace(key, key.split('').toReversed().join('')),
  }).finally(() => (answered = true));
  let alive = 0;
  while (!answered) {
    expect((await fetch(new URL('/healthz', url))).status).toBe(200);
    alive += 1;
  }
  other.exec('rollback');
  other.close();
  const answer = await asked;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  // The first of them would have waited for the lock, and the answer have come before a third.
  expect(alive).toBeGreaterThan(2);
});

test('another site cannot ask for a pitch', async ({ server }) => {
  const { url, body, headers } = formRequest(server);
  const { 'sec-fetch-site': _, ...plain } = headers;
  const before = storedPitches(server);
  const origins: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
  ];
  for (const from of origins) {
    const answer = await fetch(url, { method: 'POST', headers: { ...plain, ...from }, body });
    expect(answer.status).toBe(403);
  }
  expect(storedPitches(server)).toBe(before);
});

test('a body over 64 KiB is refused', async ({ server }) => {
  const { url, body, headers } = formRequest(server);
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: body.replace('Taproot', 'x'.repeat(70_000)),
  });
  expect(answer.status).toBe(413);
});

test('a request that makes no sense learns nothing about the inside', async ({ server }) => {
  const { url, headers } = formRequest(server);
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: '{"data":',
  });
  const text = await answer.text();
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(text).not.toMatch(/SyntaxError|JSON|node_modules|\bat \w+ \(|zod|sqlite/i);
});

test('a payload that pretends to be a promise is a bad request, and not waited for', async ({ server }) => {
  const { url, headers } = formRequest(server);
  // What the platform's own encoding makes of an object with a function as its `then`.
  const thenable =
    '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":10,"i":1,"p":{"k":["then"],"v":[{"t":28,"a":[{"t":2,"s":1},' +
    '{"t":35,"i":9,"a":[],"s":-1,"l":-1}]}]},"o":0}]},"o":0},"f":127,"m":[]}';
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: thenable,
    signal: AbortSignal.timeout(10_000),
  });
  expect(answer.status).toBe(400);
});

test('payloads that cannot be read are bad requests and unknown functions are not found; neither is logged as an error', async ({
  server,
}) => {
  const { url, headers } = formRequest(server);
  const before = server.output().length;
  const statusOf = async (to: string, body: string) => {
    return (await fetch(to, { method: 'POST', headers, body })).status;
  };
  for (const body of ['{}', 'null', '[]', '{"t":', '{"t":{"t":99,"i":0},"f":127,"m":[]}'])
    expect(await statusOf(url, body), body).toBe(400);
  const functions = new URL('.', url).href;
  for (const name of ['x', '__proto__', 'a'.repeat(64)])
    expect(await statusOf(functions + name, '{}'), name).toBe(404);
  expect(server.output().slice(before)).not.toMatch(/"level":(50|"error")/);
});

test('every function refuses what no screen sends, with a code and without a word about the inside', async ({
  baseURL,
}) => {
  const withoutInput = 8;
  const answers = await Promise.all(
    functionIds().map(async (id) => {
      const asked = await callWith(1, `${baseURL}/_serverFn/${id}`);
      return { status: asked.status, text: await asked.text() };
    }),
  );
  const refusals = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refusals.length).toBe(withoutInput);
  expect(refusals.length).toBeGreaterThan(15);
  for (const { status, text } of refusals) {
    expect(status).toBe(400);
    expect(text).toContain('"invalid"');
    expect(text).not.toMatch(/zod|issue|expected|node_modules|\bat \w+ \(/i);
  }
});

/** The ids of all server functions, as the build names them to the browser. */
function functionIds(): string[] {
  const folder = 'dist/client/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  return [...new Set(texts.join('\n').match(/(?<=["`])[0-9a-f]{64}(?=["`])/g))];
}

/** Calls a function, by whichever method it takes, with a number in the place of its input. */
async function callWith(input: number, address: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-tsr-serverfn': 'true',
  };
  // The platform's own encoding.
  const data = { t: 0, s: input };
  const body = JSON.stringify({ t: { t: 10, i: 0, p: { k: ['data'], v: [data] }, o: 0 }, f: 127, m: [] });
  const answer = await fetch(`${address}?payload=${encodeURIComponent(body)}`, { headers });
  return answer.status === 405 ? fetch(address, { method: 'POST', headers, body }) : answer;
}

test('an address that is none is no fault of the server, however long', async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/nowhere?q=${'x'.repeat(6000)}`, {
    headers: person,
    redirect: 'manual',
  });
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toMatch(/^\/404\?from=/);
});

test('a host that is none is a bad request', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const status = await new Promise((resolve, reject) => {
    const asked = get({ port, headers: { host: 'verbe.example:99999' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject);
  });
  expect(status).toBe(400);
});

test('a function by another spelling of its address is as silent about the inside', async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/%5FserverFn/nothing`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: '{"t":',
  });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Not found');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a page answers who reads it, and a file no other method', async ({ baseURL }) => {
  const statusOf = async (method: string, path: string) => (await fetch(baseURL + path, { method })).status;
  expect(await statusOf('HEAD', '/contact')).toBe(200);
  expect(await statusOf('PUT', '/contact')).toBe(405);
  expect(await statusOf('POST', '/robots.txt')).toBe(405);
  expect(await statusOf('GET', '/content/webhook')).toBe(405);
  // Programs that test the links of a mail.
  for (const method of ['GET', 'HEAD']) expect(await statusOf(method, '/newsletter/confirmation')).toBe(405);
});

test('every page carries the security headers', async ({ baseURL }) => {
  for (const path of ['/', '/agents/elevator-pitch', `/agents/elevator-pitch/${'A'.repeat(22)}`, '/404']) {
    const { headers } = await fetch(`${baseURL}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'nonce-[^']+'|( 'sha256-[^']+')+);/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('referrer-policy')).toBe(
      path.startsWith('/agents/elevator-pitch/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
  }
});
