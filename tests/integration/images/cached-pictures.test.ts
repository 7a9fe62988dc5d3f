import { setTimeout as pause } from 'node:timers/promises';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { until } from '#tests/integration/support/until';
import { sample } from './samples';
import { imagesForEachTest } from './images-for-each-test';

const images = imagesForEachTest();
const day = 86_400_000;

test('pictures outlive the process', async () => {
  images.origin.files.set('/a.png', await sample('png'));
  const before = await images.remote('f_webp,w_320', '/a.png');
  await images.restart();
  const after = await images.remote('f_webp,w_320', '/a.png');
  expect(after.body.equals(before.body)).toBe(true);
  expect(after.headers.etag).toBe(before.headers.etag);
  expect(images.origin.asked).toHaveLength(1);
});

test('beyond the limit those go that were not used for longest', async () => {
  const one = await sample('png', { width: 320, height: 200 });
  for (const name of ['a', 'b', 'c', 'd']) images.origin.files.set(`/${name}.png`, one);
  const { body } = await images.remote('f_png,w_320', '/a.png');
  await images.restart({ limits: { cacheBytes: body.length * 3 } });
  await images.remote('f_png,w_320', '/b.png');
  await images.remote('f_png,w_320', '/c.png');
  await images.remote('f_png,w_320', '/a.png');
  await images.remote('f_png,w_320', '/d.png');
  images.origin.asked.length = 0;
  for (const name of ['a', 'c', 'd']) await images.remote('f_png,w_320', `/${name}.png`);
  expect(images.origin.asked).toEqual([]);
  await images.remote('f_png,w_320', '/b.png');
  expect(images.origin.asked).toEqual(['/b.png']);
  expect(await readdir(images.cacheDir)).toHaveLength(3);
});

test('a new process knows by the files which were not used for longest', async () => {
  const one = await sample('png', { width: 320, height: 200 });
  images.origin.files.set('/a.png', one).set('/b.png', one);
  const { body } = await images.remote('f_png,w_320', '/a.png');
  const [first = ''] = await readdir(images.cacheDir);
  await images.remote('f_png,w_320', '/b.png');
  await utimes(join(images.cacheDir, first), new Date(), new Date(Date.now() - day));
  await images.restart({ limits: { cacheBytes: body.length } });
  await images.remote('f_png,w_320', '/b.png');
  expect(images.origin.asked).toEqual(['/a.png', '/b.png']);
  expect(await readdir(images.cacheDir)).not.toContain(first);
});

test('a use is noted on the file, once an hour', async () => {
  images.origin.files.set('/a.png', await sample('png'));
  await images.remote('w_320', '/a.png');
  const [name = ''] = await readdir(images.cacheDir);
  const file = join(images.cacheDir, name);
  const before = (await stat(file)).mtimeMs;
  images.pass(0.9 * 3_600_000);
  await images.remote('w_320', '/a.png');
  await pause(100);
  expect((await stat(file)).mtimeMs).toBe(before);
  images.pass(1.1 * 3_600_000);
  await images.remote('w_320', '/a.png');
  await until(async () => (await stat(file)).mtimeMs > before + 3_600_000);
});

test('a picture that somebody removed from the disk is made again', async () => {
  images.origin.files.set('/a.png', await sample('png'));
  await images.remote('w_320', '/a.png');
  for (const name of await readdir(images.cacheDir)) await rm(join(images.cacheDir, name));
  expect((await images.remote('w_320', '/a.png')).status).toBe(200);
  expect(images.origin.asked).toHaveLength(2);
});

test('what a stopped process left half written is removed in time, and strange files are left alone', async () => {
  await images.remote('w_320', '/gone.png');
  const old = join(images.cacheDir, 'half.draft');
  await writeFile(old, 'x');
  await utimes(old, new Date(), new Date(Date.now() - day));
  await writeFile(join(images.cacheDir, 'new.draft'), 'x');
  await writeFile(join(images.cacheDir, 'notes.txt'), 'x');
  await images.restart();
  await images.remote('w_320', '/gone.png');
  expect((await readdir(images.cacheDir)).toSorted()).toEqual(['new.draft', 'notes.txt']);
});

test('a disk that takes nothing costs the keeping only', async () => {
  await writeFile(images.cacheDir, 'a file where the folder should be');
  images.origin.files.set('/a.png', await sample('png'));
  expect((await images.remote('w_320', '/a.png')).status).toBe(200);
  expect((await images.remote('w_320', '/a.png')).status).toBe(200);
  expect(images.origin.asked).toHaveLength(2);
  expect(images.lines.some((line) => line.includes('a picture could not be cached'))).toBe(true);
});

test('after a day the cached picture is given at once and made anew behind it', async () => {
  images.origin.files.set('/a.png', await sample('png', { width: 400, height: 300 }));
  const before = await images.remote('w_320', '/a.png');
  images.origin.files.set('/a.png', await sample('png', { width: 400, height: 200 }));
  images.pass(day + 1);
  expect((await images.remote('w_320', '/a.png')).headers.etag).toBe(before.headers.etag);
  await until(async () => (await images.remote('w_320', '/a.png')).headers.etag !== before.headers.etag);
  // It is given from memory before its file has taken the place of the old one.
  await until(async () => (await readdir(images.cacheDir)).length === 1);
});

test('while the object storage is in trouble cached pictures serve on, and it is left alone for a minute', async () => {
  images.origin.files.set('/a.png', await sample('png'));
  await images.remote('w_320', '/a.png');
  images.origin.files.set('/a.png', (_request, response) => response.writeHead(500).end());
  images.pass(day + 1);
  expect((await images.remote('w_320', '/a.png')).status).toBe(200);
  await until(() => images.lines.some((line) => line.includes('could not be fetched')));
  expect((await images.remote('w_320', '/a.png')).status).toBe(200);
  expect(images.origin.asked).toHaveLength(2);
  images.pass(60_001);
  await images.remote('w_320', '/a.png');
  await until(() => images.origin.asked.length === 3);
});

test('a picture that is gone from the object storage goes here too', async () => {
  images.origin.files.set('/a.png', await sample('png'));
  await images.remote('w_320', '/a.png');
  images.origin.files.delete('/a.png');
  images.pass(day + 1);
  expect((await images.remote('w_320', '/a.png')).status).toBe(200);
  await until(async () => (await images.remote('w_320', '/a.png')).status === 404);
  await until(async () => (await readdir(images.cacheDir)).length === 0);
});

test('after a purge the original is looked at before anything is shown, in the next process too', async () => {
  images.origin.files.set('/a.png', await sample('png')).set('/b.png', await sample('png'));
  await images.remote('w_320', '/a.png');
  await images.remote('w_320', '/b.png');
  images.origin.files.delete('/a.png');
  await images.purge();
  expect((await images.remote('w_320', '/a.png')).status).toBe(404);
  await images.restart();
  expect((await images.remote('w_320', '/a.png')).status).toBe(404);
  expect((await images.remote('w_320', '/b.png')).status).toBe(200);
});

test('a picture that was being made while it was deleted is not kept', async () => {
  const original = await sample('png');
  const { promise: deleted, resolve: afterDeletion } = Promise.withResolvers<void>();
  images.origin.files.set('/a.png', async (_request, response) => {
    await deleted;
    response.writeHead(200, { 'content-type': 'image/png' }).end(original);
  });
  const answered = images.remote('w_320', '/a.png');
  await until(() => images.origin.asked.length === 1);
  await images.purge();
  afterDeletion();
  expect((await answered).status).toBe(200);
  images.origin.files.delete('/a.png');
  expect((await images.remote('w_320', '/a.png')).status).toBe(404);
});

test('what nobody asked for in a week is compared with its original first, where that answers', async () => {
  images.origin.files.set('/a.png', await sample('png')).set('/b.png', await sample('png'));
  await images.remote('w_320', '/a.png');
  await images.remote('w_320', '/b.png');
  images.origin.files.delete('/a.png');
  images.origin.files.set('/b.png', (_request, response) => response.writeHead(500).end());
  images.pass(7 * day + 60_000);
  expect((await images.remote('w_320', '/a.png')).status).toBe(404);
  expect((await images.remote('w_320', '/b.png')).status).toBe(200);
});
