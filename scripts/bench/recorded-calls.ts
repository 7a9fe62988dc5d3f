import { randomBytes } from 'node:crypto';
import { Agent, get, request } from 'node:http';
import type { Page, Request } from 'playwright';

const headers = {
  'x-tsr-serverfn': 'true',
  accept: 'application/x-tss-framed, application/x-ndjson, application/json',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
};
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** What a bench reads of a snapshot. */
export type SeenSnapshot = { revision: number; isReady: boolean };

/** The calls of the browser, recorded once, to be repeated by the hundred without one. */
export type RecordedCalls = {
  createPitch: (origin: string) => Promise<string>;
  watchPitch: (
    origin: string,
    id: string,
    onSnapshot: (seen: SeenSnapshot, at: number) => void,
  ) => { ended: Promise<void>; leave: () => void };
};

/** Submits the form in the page and keeps what it sent. The server must take its time over the steps. */
export async function recordCalls(page: Page, submit: () => Promise<void>): Promise<RecordedCalls> {
  const seen: Request[] = [];
  page.on('request', (sent) => seen.push(sent));
  await submit();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const isWatch = (sent: Request) =>
    sent.url().includes('_serverFn') && decodeURIComponent(sent.url()).includes('after');
  while (!seen.some(isWatch)) await page.waitForRequest(isWatch);
  const create = seen.find((sent) => sent.method() === 'POST');
  const watch = seen.find(isWatch);
  if (!create || !watch) throw new Error('The page made no pitch');
  const createPath = new URL(create.url()).pathname;
  const createBody = create.postData() ?? '';
  const key = /[0-9a-f]{32}/.exec(createBody)?.[0] ?? '';
  const watchPath = new URL(watch.url()).pathname + new URL(watch.url()).search;

  return {
    createPitch: (origin) =>
      post(origin + createPath, createBody.replace(key, randomBytes(16).toString('hex'))),
    watchPitch: (origin, other, onSnapshot) => follow(origin + watchPath.replaceAll(id, other), onSnapshot),
  };
}

function post(url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        const id = /"([\w-]{22})"/.exec(text)?.[1];
        if (id) resolve(id);
        else reject(new Error(`No pitch: ${answer.statusCode} ${text.slice(0, 200)}`));
      });
    });
    call.on('error', reject).end(body);
  });
}

// Stands near the start of the line of a snapshot.
const snapshotStart = /"revision":(\d+),"status":"(\w+)"/g;

function follow(url: string, onSnapshot: (seen: SeenSnapshot, at: number) => void) {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const call = get(url, { headers, agent: new Agent() }, (answer) => {
    answer.setEncoding('latin1').on('data', (chunk: string) => {
      const at = Date.now();
      for (const [, revision, status] of chunk.matchAll(snapshotStart))
        onSnapshot({ revision: Number(revision), isReady: status === 'ready' }, at);
    });
    answer.on('end', resolve).on('error', () => resolve());
  });
  call.on('error', () => resolve());
  return { ended, leave: () => call.destroy() };
}
