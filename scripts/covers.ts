import { glob, readFile, writeFile } from 'node:fs/promises';

import { letter } from './covers/lettering.ts';

/** By its ground, the first colour: near-black, the blue, and a pale lilac that keeps its ink. */
const nights: Record<string, Record<string, string>> = {
  '#14123d': {
    '#14123d': '#080526',
    '#35326b': '#3a3880',
    '#3a3775': '#6664b4',
    '#4a4780': '#5f5ca6',
    '#8f8cff': '#a09dff',
    '#ffffff': '#f1ede4',
  },
  // White and paper are no brighter than the text of the page.
  // The blue is lit and the lilac dimmed, as the tokens are: on the page of the night one sank and the other glared.
  '#2a22dc': { '#2a22dc': '#4a43f0', '#ffffff': '#f1ede4', '#faf8f3': '#f1ede4' },
  '#d0cef8': { '#d0cef8': '#bab7ea', '#aeaaea': '#9390d2', '#ffffff': '#efedf7', '#14123d': '#080526' },
};

const sheet = '#ffffff';

/**
 * Draws the letters of each drawing, and gives it its colours of the night, in place of those that it has.
 * What stands on a sheet, `d`, is as by day, the sheet but dimmed. At the size of a thumbnail it hides what has the class
 * `s`, lettering too small to read, and shows what has the class `t`. Run it when one has changed.
 */
for await (const path of glob('public/{articles,chatbots}/*.svg')) {
  const drawing = (await letter(await readFile(path, 'utf8'))).replace(/<style>@media[^]*?<\/style>\n?/u, '');
  const [background = ''] = /(?<=fill=")#[0-9a-f]+/u.exec(drawing) ?? [];
  const onGround = drawing.includes('class="d"') ? ':not(.d *)' : '';
  const night = Object.entries(nights[background] ?? {})
    .flatMap(([from, to]) => ['fill', 'stroke'].map((kind) => [kind, from, to] as const))
    .filter(([kind, from]) => drawing.includes(`${kind}="${from}"`))
    .map(([kind, from, to]) => `[${kind}="${from}"]${from === sheet ? '' : onGround}{${kind}:${to}}`)
    .join('');
  const shown = drawing.includes('class="t"') ? '.t{display:inline}' : '';
  const small = drawing.includes('class="s"') ? `@media(max-width:200px){.s{display:none}${shown}}` : '';
  const style = (night && `@media(prefers-color-scheme:dark){${night}}`) + small;
  const styled = drawing.replace(/^(<svg[^>]*>)\n?/u, `$1\n<style>${style}</style>\n`);
  await writeFile(path, style === '' ? drawing : styled);
}
