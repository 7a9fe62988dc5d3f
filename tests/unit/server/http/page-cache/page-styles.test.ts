import { expect, test } from 'vitest';

import { parseCss } from '#app/server/http/page-cache/css-rules';
import { createPageStyles, stylesFor } from '#app/server/http/page-cache/page-styles';

const link = '<link rel="stylesheet" href="/assets/style-Abc_-1.css" data-precedence="default"/>';
const css = '@layer base{p{margin:0}}@layer features{.a{top:0}.b .c{top:1px}.d,.a.e{top:2px}}';

test('a page carries the rules that its classes need, and links the rest at its end', async () => {
  const withStyles = createPageStyles(async () => css);
  const page = `<html><head>${link}<title>x</title></head><body><p class="a b"></p></body></html>`;
  expect(await withStyles(page)).toBe(
    `<html><head><style>@layer base,features;@layer base{p{margin:0}}@layer features{.a{top:0}}</style><title>x</title></head><body><p class="a b"></p>${link}</body></html>`,
  );
});

test('the styles of a page for one visitor carry its nonce', async () => {
  const withStyles = createPageStyles(async () => css);
  expect(
    await withStyles(`<html><head>${link}</head><body><p class="a"></p></body></html>`, 'abc'),
  ).toContain('<style nonce="abc">@layer base,features;');
});

test('the sheet is read once', async () => {
  let reads = 0;
  const withStyles = createPageStyles(async () => {
    reads += 1;
    return css;
  });
  await Promise.all([withStyles(link), withStyles(link)]);
  expect(reads).toBe(1);
});

test('a sheet that could not be read is read for the next page', async () => {
  let reads = 0;
  const withStyles = createPageStyles(async () => {
    reads += 1;
    if (reads === 1) throw new Error('EMFILE');
    return css;
  });
  await expect(withStyles(link)).rejects.toThrow('EMFILE');
  expect(await withStyles(link)).toContain('<style>');
});

test('a page without the link stays as it is', async () => {
  const withStyles = createPageStyles(async () => css);
  expect(await withStyles('<html><body></body></html>')).toBe('<html><body></body></html>');
});

test('layers keep their order though one of them has nothing for the page', () => {
  const rules = parseCss('@layer base{.x{top:0}}@layer components{.y{top:0}}@layer features{.z{top:0}}');
  expect(stylesFor('<i class="z">', rules)).toBe(
    '@layer base,components,features;@layer features{.z{top:0}}',
  );
});

test('an element without a class of its own is dressed by its parents’', () => {
  const rules = parseCss('.card a{top:0}.card:has(.open) a{top:1px}:root{--x:1}');
  expect(stylesFor('<div class="card"><a>', rules)).toBe(
    '.card a{top:0}.card:has(.open) a{top:1px}:root{--x:1}',
  );
});
