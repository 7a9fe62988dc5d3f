import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { sample, sideways } from './samples';
import { imagesForEachTest } from './images-for-each-test';

const images = imagesForEachTest();
const browser = { accept: 'image/avif,image/webp,image/png,*/*;q=0.8' };

test.each([
  ['f_avif,w_640,q_60', 'image/avif', 'heif', 640, 384],
  ['f_webp,w_320', 'image/webp', 'webp', 320, 192],
  ['f_png,h_320', 'image/png', 'png', 533, 320],
  ['f_jpeg,s_640x360', 'image/jpeg', 'jpeg', 640, 360],
  ['f_jpeg,s_640x640,fit_inside', 'image/jpeg', 'jpeg', 640, 384],
  ['f_jpeg,s_320x320,fit_contain,b_000000', 'image/jpeg', 'jpeg', 320, 320],
  ['_', 'image/jpeg', 'jpeg', 1000, 600],
])('makes %s', async (modifiers, type, format, width, height) => {
  images.origin.files.set('/uploads/sea.jpg', await sample('jpeg'));
  const { status, headers, body } = await images.remote(modifiers, '/uploads/sea.jpg');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-length']).toBe(String(body.length));
  expect(await sharp(body).metadata()).toMatchObject({ format, width, height });
});

test('never enlarges; a box larger than the original keeps its shape', async () => {
  images.origin.files.set('/a.png', await sample('png', { width: 400, height: 300 }));
  const wide = await images.remote('f_webp,w_3072', '/a.png');
  expect(await sharp(wide.body).metadata()).toMatchObject({ width: 400, height: 300 });
  const square = await images.remote('f_webp,s_1280x1280', '/a.png');
  expect(await sharp(square.body).metadata()).toMatchObject({ width: 300, height: 300 });
});

test.each(['avif', 'gif', 'png', 'webp'] as const)('reads %s', async (format) => {
  images.origin.files.set('/picture', await sample(format, { width: 400, height: 300 }));
  const { body } = await images.remote('f_jpeg,w_320', '/picture');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
});

test('turns a photograph upright and says nothing of where and by whom it was taken', async () => {
  const original = await sideways();
  expect(original.includes('secret-copyright')).toBe(true);
  images.origin.files.set('/photo.jpg', original);
  const { body } = await images.remote('f_jpeg,w_320', '/photo.jpg');
  expect(await sharp(body).metadata()).toMatchObject({ width: 60, height: 100 });
  expect(body.includes('secret-copyright')).toBe(false);
});

test('f_auto answers in the best format that is accepted, each cached by itself', async () => {
  images.origin.files.set('/sea.jpg', await sample('jpeg'));
  const types = [];
  for (const accept of [browser.accept, 'image/webp', '*/*', browser.accept]) {
    const { headers } = await images.remote('f_auto,w_320', '/sea.jpg', { accept });
    expect(headers.vary).toBe('Accept');
    types.push(headers['content-type']);
  }
  expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg', 'image/avif']);
});

test('f_auto falls back to PNG where the picture has holes', async () => {
  images.origin.files.set('/logo.png', await sample('png', { width: 320, height: 320, alpha: true }));
  const { headers } = await images.remote('f_auto,w_320', '/logo.png');
  expect(headers['content-type']).toBe('image/png');
});

test('a picture is fetched and made once, also when many ask at once or write its address otherwise', async () => {
  images.origin.files.set('/sea.jpg', await sample('jpeg'));
  const asked = Array.from({ length: 20 }, () => images.remote('f_webp,w_640', '/sea.jpg'));
  const answers = await Promise.all(asked);
  answers.push(await images.remote('width_640&format_webp', '/sea.jpg'));
  const merged = images.origin.url.replace('://', ':/');
  answers.push(await images.get(`f_webp,w_640/${merged}/sea.jpg?utm_source=x`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(images.origin.asked).toEqual(['/sea.jpg']);
});

test('a picture that the browser has is not sent again', async () => {
  images.origin.files.set('/sea.jpg', await sample('jpeg'));
  const { headers } = await images.remote('f_webp,w_320', '/sea.jpg');
  const etag = String(headers.etag);
  const again = await images.remote('f_webp,w_320', '/sea.jpg', { 'if-none-match': `"other", W/${etag}` });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(again.headers.etag).toBe(etag);
  expect(again.headers['cache-control']).toBe('public, max-age=3600');
});

test('files of the site are read from its folder, those with a version in their name for good', async () => {
  await mkdir(join(images.publicDir, 'assets'));
  await mkdir(join(images.publicDir, 'été'));
  const original = await sample('png', { width: 640, height: 320 });
  await writeFile(join(images.publicDir, 'assets/sea-1a2b3c.png'), original);
  await writeFile(join(images.publicDir, 'été/mer.png'), original);
  const versioned = await images.get('f_webp,w_320/assets/sea-1a2b3c.png');
  expect(versioned.status).toBe(200);
  expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const plain = await images.get('f_webp,w_320/%C3%A9t%C3%A9/mer.png');
  expect(plain.status).toBe(200);
  expect(plain.headers['cache-control']).toBe('public, max-age=86400');
});

test('a file of the site that changes is made anew', async () => {
  const file = join(images.publicDir, 'sea.png');
  await writeFile(file, await sample('png', { width: 400, height: 300 }));
  const before = await images.get('f_webp,w_320/sea.png');
  await writeFile(file, await sample('png', { width: 400, height: 200 }));
  await utimes(file, new Date(), new Date(Date.now() + 5000));
  const after = await images.get('f_webp,w_320/sea.png');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test('a link out of the folder leads nowhere', async () => {
  await writeFile(join(images.publicDir, '../secret.png'), await sample('png'));
  await symlink(join(images.publicDir, '../secret.png'), join(images.publicDir, 'link.png'));
  expect((await images.get('f_webp,w_320/link.png')).status).toBe(404);
});
