import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { until } from '#tests/integration/support/until';
import { sample } from './samples';
import { imagesForEachTest } from './images-for-each-test';

const images = imagesForEachTest();

test.each([
  ['f_png,w_320', ['f_png,w_320,q_50', 'f_png,w_320,fit_fill', 'f_png,w_320,b_transparent,fit_inside']],
  ['f_webp,s_320x320', ['f_webp,s_320x320,fit_cover', 'f_webp,w_320,h_320,b_transparent']],
])('%s and what makes the same bytes of it are one version', async (plain, others) => {
  images.origin.files.set('/a.png', await sample('png'));
  const { headers } = await images.remote(plain, '/a.png');
  for (const modifiers of others) {
    expect((await images.remote(modifiers, '/a.png')).headers.etag).toBe(headers.etag);
  }
  expect(images.origin.asked).toHaveLength(1);
  expect(await readdir(images.cacheDir)).toHaveLength(1);
});

test('who asks for many at once waits behind themselves, and another visitor is served', async () => {
  await images.restart({ limits: { concurrency: 2, maxWaiting: 4, perVisitor: 3 } });
  const original = await sample('jpeg');
  const open = Promise.withResolvers<void>();
  const many = Array.from({ length: 7 }, (_, index) => {
    images.origin.files.set(`/${index}.jpg`, (_request, response) => {
      void open.promise.then(() => response.end(original));
    });
    return images.remote('f_webp,w_320', `/${index}.jpg`);
  });
  await until(() => images.origin.asked.length === 2);
  images.origin.files.set('/other.jpg', original);
  const other = images.remote('f_webp,w_320', '/other.jpg', {}, { from: '127.0.0.2' });
  const sooner = other.then(() => images.origin.asked.length);
  open.resolve();
  expect((await other).status).toBe(200);
  expect(await sooner).toBeLessThan(8);
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200));
});

test('a large picture takes more of the allowance than a small one', async () => {
  const taken: number[] = [];
  const take = async (_name: string, _ip: string | undefined, points = 1) => {
    taken.push(points);
    return { ok: true as const };
  };
  await images.restart({ rateLimits: { take, look: take, openStream: () => undefined } });
  images.origin.files.set('/a.png', await sample('png', { width: 1000, height: 600 }));
  const small = await images.remote('f_webp,w_320', '/a.png');
  const large = await images.remote('f_png', '/a.png');
  expect(small.body.length).toBeLessThan(250_000);
  expect(large.body.length).toBeGreaterThan(500_000);
  expect(taken).toEqual([1, 1, Math.ceil(large.body.length / 250_000) - 1]);
});
