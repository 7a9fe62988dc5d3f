import { glob, readFile, writeFile } from 'node:fs/promises';

import { letter } from './drawings/lettering.ts';

/** The ground of a drawing by day: its first colour, as in `app/styles/tokens.css`. */
const days: Record<string, string> = { '#14123d': 'deep', '#2a22dc': 'blue', '#ebeafc': 'pale' };

const onBlue = {
  '#14123d': '#2a22dc',
  '#35326b': '#4b45e6',
  '#3a3775': '#8f8cff',
  '#4a4780': '#8f8cff',
  '#8f8cff': '#d0cef8',
};

/** By its ground of the day, then of the night: near-black, the blue, and a pale lilac that keeps its ink. */
const nights: Record<string, Record<string, string>> = {
  'deep deep': {
    '#14123d': '#080526',
    '#35326b': '#3a3880',
    '#3a3775': '#6664b4',
    '#4a4780': '#5f5ca6',
    '#8f8cff': '#a09dff',
  },
  'deep blue': onBlue,
  // Lilac beside white marks nothing: what is marked is white, and what is not is lilac.
  'deep blue-marked': { ...onBlue, '#8f8cff': '#f1ede4', '#f5f2ea': '#bdb9dc' },
  // White and paper are no brighter than the text of the page.
  'blue blue': { '#ffffff': '#f1ede4', '#faf8f3': '#f1ede4' },
  'pale deep': {
    '#ebeafc': '#080526',
    '#2a22dc': '#a09dff',
    '#1a1714': '#f1ede4',
    '#ffffff': '#f1ede4',
    '#faf8f3': '#080526',
    '#4d4970': '#bdbbe0',
    '#6b668c': '#bdb9dc',
    '#8f8cff': '#6b66ee',
    '#c9c6f6': '#5c5aa2',
  },
  'pale pale': {
    '#ebeafc': '#d0cef8',
    '#ffffff': '#efedf7',
    '#6b668c': '#57527c',
    '#8f8cff': '#6660ea',
    '#c9c6f6': '#aeaaea',
    '#14123d': '#080526',
  },
};

const sheet = '#ffffff';

/**
 * Draws the letters of each drawing, and gives it its colours of the night, in place of those that it has: on the ground
 * of the day, or on the one that `data-night` names. What stands on a sheet, `d`, is as by day, the sheet but dimmed. At
 * the size of a thumbnail it hides what has the class `s`, lettering and lines too fine to read, shows what has the class
 * `t`, and moves by `--m` what has the class `m`. Run it when one has changed.
 */
for await (const path of glob('public/{articles,chatbots}/*.svg')) {
  const drawing = (await letter(await readFile(path, 'utf8'))).replace(/<style>@media[^]*?<\/style>\n?/u, '');
  const [background = ''] = /(?<=fill=")#[0-9a-f]+/u.exec(drawing) ?? [];
  const day = days[background] ?? 'blue';
  const [ground = day] = /(?<=data-night=")[a-z-]+/u.exec(drawing) ?? [];
  const onGround = drawing.includes('class="d"') ? ':not(.d *)' : '';
  const night = Object.entries(nights[`${day} ${ground}`] ?? {})
    .flatMap(([from, to]) => ['fill', 'stroke'].map((kind) => [kind, from, to] as const))
    .filter(([kind, from]) => drawing.includes(`${kind}="${from}"`))
    .map(([kind, from, to]) => `[${kind}="${from}"]${from === sheet ? '' : onGround}{${kind}:${to}}`)
    .join('');
  const shown = drawing.includes('class="t"') ? '.t{display:inline}' : '';
  const small = drawing.includes('class="s"')
    ? `@media(max-width:200px){.s{display:none}${shown}.m{transform:var(--m)}}`
    : '';
  const style = `<style>@media(prefers-color-scheme:dark){${night}}${small}</style>`;
  await writeFile(path, night === '' ? drawing : drawing.replace(/^(<svg[^>]*>)\n?/u, `$1\n${style}\n`));
}
