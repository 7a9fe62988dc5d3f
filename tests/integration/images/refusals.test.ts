import { createServer } from 'node:http';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { listenOnLoopback } from '#tests/fakes/loopback';
import { until } from '#tests/integration/support/until';
import { bomb, sample } from './samples';
import { imagesForEachTest } from './images-for-each-test';

const images = imagesForEachTest();

test.each([
  'w_640/http://169.254.169.254/latest/meta-data/a.png',
  'w_640/http://127.0.0.1:1/a.png',
  'w_640/http://localhost/a.png',
  'w_640/https://evil.example/a.png',
  'w_640//evil.example/a.png',
  'w_640/https%3A%2F%2Fevil.example%2Fa.png',
  'w_640/%2e%2e/%2e%2e/etc/a.png',
  'w_640/../../etc/a.png',
  'w_640/articles/%2e%2e/a.png',
  'w_640/%252e%252e/a.png',
  'w_640/.vite/a.png',
  'w_640/favicon.svg',
  'w_641/a.png',
  'blur_9/a.png',
  'w_640',
  'w_640/',
  '',
])('refuses /_ipx/%s without asking anybody', async (path) => {
  const { status, headers, body } = await images.get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.toString()).not.toContain('/');
  expect(images.origin.asked).toEqual([]);
});

test.each(['/a/%2e%2e/b.png', '/a/../b.png', '/a/%2E%2E/b.png', '//b.png', '/a//b.png', '/./b.png'])(
  'refuses %s on the object storage, though it would lead to a picture there',
  async (path) => {
    images.origin.files.set('/b.png', await sample('png'));
    expect((await images.remote('f_webp,w_320', path)).status).toBe(400);
    expect(images.origin.asked).toEqual([]);
  },
);

test('follows no redirect, neither to a private address nor to another picture', async () => {
  const inside = createServer((_request, response) => response.end('secret'));
  let reached = 0;
  inside.on('request', () => (reached += 1));
  const port = await listenOnLoopback(inside);
  for (const location of [
    'http://169.254.169.254/latest/meta-data/',
    `http://127.0.0.1:${port}/secret.png`,
    '/b.png',
  ]) {
    images.origin.files.set('/a.png', (_request, response) => response.writeHead(302, { location }).end());
    expect((await images.remote('f_webp,w_320', '/a.png')).status).toBe(422);
  }
  expect(reached).toBe(0);
  expect(images.origin.asked).toEqual(['/a.png', '/a.png', '/a.png']);
  inside.close();
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing that begins like none', `GIF<svg xmlns="http://www.w3.org/2000/svg"/>`],
])('gives out no %s under the name of a picture', async (_what, text) => {
  images.origin.files.set('/a.png', Buffer.from(text));
  for (const modifiers of ['_', 'f_png,w_320', 'f_auto']) {
    const { status, headers } = await images.remote(modifiers, '/a.png');
    expect(status).toBe(415);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});

test('an original that is gone is 404; one that is broken is 422', async () => {
  expect((await images.remote('w_320', '/gone.png')).status).toBe(404);
  expect((await images.get('w_320/gone.png')).status).toBe(404);
  const whole = await sample('jpeg');
  images.origin.files.set('/cut.jpg', whole.subarray(0, whole.length / 2));
  expect((await images.remote('w_320', '/cut.jpg')).status).toBe(422);
  images.origin.files.set('/junk.png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), whole]));
  expect((await images.remote('w_320', '/junk.png')).status).toBe(422);
});

test('a bomb is refused by its header', async () => {
  const inKilobytes = bomb(30_000, 30_000);
  expect(inKilobytes.length).toBeLessThan(200_000);
  images.origin.files.set('/bomb.png', inKilobytes);
  await writeFile(join(images.publicDir, 'bomb.png'), bomb(7000, 6000));
  const before = process.memoryUsage().rss;
  expect((await images.remote('f_webp,w_320', '/bomb.png')).status).toBe(422);
  expect((await images.get('f_webp,w_320/bomb.png')).status).toBe(422);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('as many pixels as allowed still make a picture', async () => {
  images.origin.files.set('/large.png', bomb(6000, 6000));
  expect((await images.remote('f_webp,w_320', '/large.png')).status).toBe(200);
});

test('too many bytes are refused, said beforehand or not, and not read to the end', async () => {
  await images.restart({ limits: { bytes: 1_000_000 } });
  images.origin.files.set('/said.png', (_request, response) => {
    response.writeHead(200, { 'content-length': '2000000' }).write(Buffer.alloc(1000));
  });
  images.origin.files.set('/endless.png', (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  });
  expect((await images.remote('w_320', '/said.png')).status).toBe(422);
  expect((await images.remote('w_320', '/endless.png')).status).toBe(422);
  await until(() => images.origin.left === 2);
  await writeFile(join(images.publicDir, 'a.png'), Buffer.alloc(1_000_001));
  expect((await images.get('w_320/a.png')).status).toBe(422);
});

test('an object storage that takes too long is 504, one that fails is 502, and the log says so', async () => {
  await images.restart({ limits: { ms: 200 } });
  images.origin.files.set('/slow.png', (_request, response) => void response.writeHead(200).write('x'));
  images.origin.files.set('/broken.png', (_request, response) => response.writeHead(500).end('inside'));
  images.origin.files.set('/reset.png', (request) => request.socket.destroy());
  expect((await images.remote('w_320', '/slow.png')).status).toBe(504);
  await until(() => images.origin.left === 1);
  expect((await images.remote('w_320', '/broken.png')).status).toBe(502);
  expect((await images.remote('w_320', '/reset.png')).status).toBe(502);
  await images.origin.close();
  const { status, body } = await images.remote('w_320', '/b.png');
  expect(status).toBe(502);
  expect(body.toString()).toBe('the object storage does not answer');
  expect(images.lines.filter((line) => line.includes('could not be fetched'))).toHaveLength(4);
});

test('a storage that refuses is told of once, a picture that is gone is not', async () => {
  const told = () => images.lines.filter((line) => line.includes('refuses pictures'));
  await images.remote('w_320', '/gone.png');
  expect(told()).toEqual([]);
  for (const name of ['/a.png', '/b.png']) {
    images.origin.files.set(name, (_request, response) => response.writeHead(403).end());
    expect((await images.remote('w_320', name)).status).toBe(404);
  }
  expect(told()).toHaveLength(1);
});

test('two are made at a time, some wait, and more are told to come back', async () => {
  await images.restart({ limits: { concurrency: 2, maxWaiting: 3, perVisitor: 8 } });
  const original = await sample('jpeg');
  const open = Promise.withResolvers<void>();
  for (let index = 0; index < 8; index += 1) {
    images.origin.files.set(`/${index}.jpg`, (_request, response) => {
      void open.promise.then(() => response.end(original));
    });
  }
  let answered = 0;
  const asked = Array.from({ length: 8 }, async (_, index) => {
    const answer = await images.remote('f_webp,w_320', `/${index}.jpg`);
    answered += 1;
    return answer;
  });
  await until(() => answered === 3 && images.origin.asked.length > 1);
  expect(images.origin.asked).toHaveLength(2);
  open.resolve();
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('a visitor over the limit gets no new pictures, but those that are there', async () => {
  let left = 1;
  const take = async () => (left-- > 0 ? { ok: true as const } : { ok: false as const, retryAfter: 30 });
  await images.restart({ rateLimits: { take, look: take, openStream: () => undefined } });
  images.origin.files.set('/a.png', await sample('png'));
  expect((await images.remote('w_320', '/a.png')).status).toBe(200);
  const refused = await images.remote('w_640', '/a.png');
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('30');
  expect((await images.remote('w_320', '/a.png')).status).toBe(200);
});

test('when the visitor leaves, nothing more is fetched for them', async () => {
  images.origin.files.set('/slow.png', (_request, response) => void response.writeHead(200).write('x'));
  const visitor = new AbortController();
  const asked = images.get(`w_320/${images.origin.url}/slow.png`, {}, { signal: visitor.signal });
  await until(() => images.origin.asked.length === 1);
  visitor.abort();
  await expect(asked).rejects.toThrow();
  await until(() => images.origin.left === 1);
  images.origin.files.set('/slow.png', await sample('png'));
  expect((await images.remote('w_320', '/slow.png')).status).toBe(200);
});

test('nothing of the visitor reaches the object storage', async () => {
  const original = await sample('png');
  const seen: string[] = [];
  images.origin.files.set('/a.png', (request, response) => {
    seen.push(JSON.stringify(request.headers), request.url ?? '');
    response.end(original);
  });
  const headers = {
    cookie: 'canary=1',
    authorization: 'canary',
    referer: 'http://canary/',
    range: 'bytes=0-9',
  };
  expect((await images.get(`w_320/${images.origin.url}/a.png?canary=1`, headers)).status).toBe(200);
  expect(seen.join()).not.toContain('canary');
});

test('refusals leave nothing on disk', async () => {
  images.origin.files.set('/a.png', Buffer.from('<svg/>'));
  await images.remote('w_320', '/a.png');
  await images.remote('w_320', '/gone.png');
  expect(await readdir(images.cacheDir)).toEqual([]);
});
