import { glob, readFile, writeFile } from 'node:fs/promises';

/** By day and by night, as in `app/styles/tokens.css`. */
const onWash: Record<string, string> = {
  '#ebeafc': '#2c2870',
  '#fff': '#131129',
  '#ffffff': '#131129',
  '#1a1714': '#f1ede4',
  '#4a433c': '#d3cdc1',
  '#4d4970': '#b5b0d0',
  '#6b668c': '#b9b5da',
  '#c9c6f6': '#7d78cf',
  '#dcdafa': '#524d8f',
  '#2a22dc': '#a09dff',
  '#1b14a6': '#f1ede4',
  '#14123d': '#14123d',
  '#35326b': '#4a459c',
};
const onPaper: Record<string, string> = {
  ...onWash,
  '#faf8f3': '#211e48',
  '#857d70': '#8f8ab2',
  '#e0dacd': '#3b378f',
  '#ebeafc': '#322e6b',
};
/** The accent stays what it is; what stands on it is no brighter than the text of the page. */
const onAccent: Record<string, string> = { '#ffffff': '#f1ede4', '#faf8f3': '#f1ede4' };
const onDeep: Record<string, string> = { '#14123d': '#1f1b58', '#35326b': '#423f86' };

/** By their background: violet, the accent and indigo, so that they differ at night too. */
const nights: Record<string, Record<string, string>> = {
  '#ebeafc': onWash,
  '#faf8f3': onPaper,
  '#14123d': onDeep,
  '#2a22dc': onAccent,
};

/**
 * Gives each drawing its colours of the night, in place of those that it has. At the size of a thumbnail it hides what has
 * the class `s`, lettering and lines too fine to read, shows what has the class `t`, and moves by `--m` what has the class
 * `m`. At the size of a card it hides what has the class `n`, and moves the same by `--n`. Run it when one has changed.
 */
for await (const path of glob('public/{articles,chatbots}/*.svg')) {
  const drawing = (await readFile(path, 'utf8')).replace(/<style>@media[^]*?<\/style>\n?/u, '');
  const [background = ''] = /(?<=fill=")#[0-9a-f]+/u.exec(drawing) ?? [];
  const night = Object.entries(nights[background] ?? {})
    .filter(([day]) => drawing.includes(`"${day}"`))
    .flatMap(([day, colour]) => ['fill', 'stroke'].map((kind) => [kind, day, colour] as const))
    .filter(([kind, day]) => drawing.includes(`${kind}="${day}"`))
    .map(([kind, day, colour]) => `[${kind}="${day}"]{${kind}:${colour}}`)
    .join('');
  const card = drawing.includes('class="s n"')
    ? '@media(max-width:480px){.n{display:none}.m{transform:var(--n)}}'
    : '';
  const shown = drawing.includes('class="t"') ? '.t{display:inline}' : '';
  const small = drawing.includes('class="s"')
    ? `${card}@media(max-width:200px){.s{display:none}${shown}.m{transform:var(--m)}}`
    : '';
  const style = `<style>@media(prefers-color-scheme:dark){${night}}${small}</style>`;
  await writeFile(path, night === '' ? drawing : drawing.replace(/^(<svg[^>]*>)\n?/u, `$1\n${style}\n`));
}
