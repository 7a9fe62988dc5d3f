import { glob, readFile, writeFile } from 'node:fs/promises';

import { letter } from './drawings/lettering.ts';

/** By night pale drawings are indigo and what they draw is light; only what stands on a sheet, `d`, is as by day. */
const onWash: Record<string, string> = {
  '#ebeafc': '#403e82',
  '#2a22dc': '#b9b6ff',
  '#1a1714': '#f1ede4',
  '#faf8f3': '#14123d',
  '#ffffff': '#efedf7',
  '#4d4970': '#bdbbe0',
  '#6b668c': '#9f9cc9',
  '#c9c6f6': '#6765b4',
  '#14123d': '#080526',
};
/** The accent stays what it is; what stands on it is no brighter than the text of the page. */
const onAccent: Record<string, string> = { '#ffffff': '#f1ede4', '#faf8f3': '#f1ede4' };
/** The deep tone would sink into the page. */
const onDeep: Record<string, string> = {
  '#14123d': '#2d2b6a',
  '#35326b': '#494790',
  '#3a3775': '#5c5aa2',
  '#4a4780': '#6b69b0',
  '#8f8cff': '#a09dff',
};

const sheet = '#ffffff';

/** By their background: pale, the accent and the deep tone, as in `app/styles/tokens.css`. */
const nights: Record<string, Record<string, string>> = {
  '#ebeafc': onWash,
  '#14123d': onDeep,
  '#2a22dc': onAccent,
};

/**
 * Draws the letters of each drawing, and gives it its colours of the night, in place of those that it has. At the size
 * of a thumbnail it hides what has the class `s`, lettering and lines too fine to read, shows what has the class `t`,
 * and moves by `--m` what has the class `m`. Run it when one has changed.
 */
for await (const path of glob('public/{articles,chatbots}/*.svg')) {
  const drawing = (await letter(await readFile(path, 'utf8'))).replace(/<style>@media[^]*?<\/style>\n?/u, '');
  const [background = ''] = /(?<=fill=")#[0-9a-f]+/u.exec(drawing) ?? [];
  const onGround = drawing.includes('class="d"') ? ':not(.d *)' : '';
  const night = Object.entries(nights[background] ?? {})
    .filter(([day]) => drawing.includes(`"${day}"`))
    .flatMap(([day, colour]) => ['fill', 'stroke'].map((kind) => [kind, day, colour] as const))
    .filter(([kind, day]) => drawing.includes(`${kind}="${day}"`))
    .map(([kind, day, colour]) => `[${kind}="${day}"]${day === sheet ? '' : onGround}{${kind}:${colour}}`)
    .join('');
  const shown = drawing.includes('class="t"') ? '.t{display:inline}' : '';
  const small = drawing.includes('class="s"')
    ? `@media(max-width:200px){.s{display:none}${shown}.m{transform:var(--m)}}`
    : '';
  const style = `<style>@media(prefers-color-scheme:dark){${night}}${small}</style>`;
  await writeFile(path, night === '' ? drawing : drawing.replace(/^(<svg[^>]*>)\n?/u, `$1\n${style}\n`));
}
