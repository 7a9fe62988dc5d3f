import { glob, readFile, writeFile } from 'node:fs/promises';

import { letter } from './covers/lettering.ts';

const tokens = await readFile('app/styles/tokens.css', 'utf8');
const nightTokens = tokens.slice(tokens.indexOf('prefers-color-scheme: dark'));

/** Colour of a token by night. Throws where there is none. */
function byNight(token: string): string {
  const [, hex] = new RegExp(`--color-${token}: (#[0-9a-f]{6});`, 'u').exec(nightTokens) ?? [];
  if (hex === undefined) throw new Error(`tokens.css gives --color-${token} no colour by night`);
  return hex;
}

/** Paper by night, the white of the text, whatever it is by day. */
const paper = Object.fromEntries(['#ffffff', '#faf8f3', '#f5f2ea'].map((white) => [white, byNight('ink')]));

/** By its ground, the first colour: the deep tone, the blue, and a pale lilac that keeps its ink. */
const nights: Record<string, Record<string, string>> = {
  '#14123d': {
    ...paper,
    '#14123d': byNight('deep'),
    '#5c5aa2': '#5f5ba8',
    '#8f8cff': byNight('deep-mark'),
  },
  // What is a little lighter than its ground stays so; a shaded edge stays darker than what it bears.
  '#2a22dc': {
    ...paper,
    '#2a22dc': byNight('vivid'),
    '#4b45e6': '#5f58f5',
    '#ebeafc': byNight('accent-strong'),
  },
  '#d0cef8': {
    ...paper,
    '#d0cef8': byNight('pale'),
    '#aeaaea': '#9490e8',
    '#8f8cff': '#6d67ea',
    '#6660ea': '#5a53ea',
    '#2a22dc': byNight('on-pale-mark'),
    '#1a1714': byNight('on-pale'),
    '#14123d': '#1c1a5e',
  },
};

const sheet = '#ffffff';

/** On a sheet the inks alone change: they are those of the night. */
const inks: Record<string, string> = { '#1a1714': '#1c1a5e', '#2a22dc': byNight('vivid') };

/**
 * Draws the letters of each drawing, and gives it its colours of the night, in place of those that it has.
 * What stands on a sheet, `d`, is as by day, but for the inks, and the sheet is dimmed. At the size of a thumbnail it hides what has the class
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
  const inked = Object.entries(inks)
    .flatMap(([from, to]) => ['fill', 'stroke'].map((kind) => `.d [${kind}="${from}"]{${kind}:${to}}`))
    .filter((rule) => onGround !== '' && drawing.includes(rule.slice(4, rule.indexOf(']'))))
    .join('');
  const shown = drawing.includes('class="t"') ? '.t{display:inline}' : '';
  const small = drawing.includes('class="s"') ? `@media(max-width:200px){.s{display:none}${shown}}` : '';
  const style = (night && `@media(prefers-color-scheme:dark){${night}${inked}}`) + small;
  const styled = drawing.replace(/^(<svg[^>]*>)\n?/u, `$1\n<style>${style}</style>\n`);
  await writeFile(path, style === '' ? drawing : styled);
}
