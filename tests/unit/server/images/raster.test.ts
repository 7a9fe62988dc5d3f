import { expect, test } from 'vitest';

import { rasterFormat } from '#app/server/images/raster';

test.each([
  ['jpeg', Buffer.from('ffd8ffe000104a46', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['gif', Buffer.from('GIF89a\u0001')],
  ['webp', Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
  ['avif', Buffer.from('\u0000\u0000\u0000\u001Cftypavif\u0000\u0000\u0000\u0000avifmif1miaf')],
  ['avif', Buffer.from('\u0000\u0000\u0000\u001Cftypmif1\u0000\u0000\u0000\u0000mif1avifmiaf')],
])('knows %s by its first bytes', (format, bytes) => {
  expect(rasterFormat(bytes)).toBe(format);
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a drawing after a declaration', '<?xml version="1.0"?><svg/>'],
  ['a page', '<!doctype html>'],
  ['a PDF', '%PDF-1.7'],
  ['TIFF', 'II*\u0000'],
  ['HEIC', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'],
  ['nothing', ''],
])('does not know %s', (_what, text) => {
  expect(rasterFormat(Buffer.from(text))).toBeUndefined();
});
