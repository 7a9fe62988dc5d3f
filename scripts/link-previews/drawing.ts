import { readFile } from 'node:fs/promises';

import { guillemets } from '../../app/lib/guillemets.ts';
import type { PitchWords } from './words.ts';

const faces = {
  Newsreader: 'newsreader/files/newsreader-latin-wght-normal.woff2',
  Figtree: 'figtree/files/figtree-latin-wght-normal.woff2',
};

const { opening, closing } = guillemets;

/** The times of a pitch, in seconds. */
const durations = [15, 30, 60, 90];

/**
 * The picture as a page of 1200 × 630 px: what everybody is asked, and below it the answer as a line of ninety seconds,
 * which opens at nought and may close at each of the four times.
 */
export function pitchDrawing(locale: string, { question, answers }: PitchWords): Promise<string> {
  const marks = durations.map((seconds) => mark(closing, seconds, `${seconds}\u00a0s`));
  return page(
    locale,
    `<header>
      <p><strong>Pitch Master</strong> ${answers}</p>
      <p class="wordmark">${guillemet(opening)}Verbe${guillemet(closing)}</p>
    </header>
    <p class="question">${guillemet(opening)}${question.join('<br>')}${guillemet(closing)}</p>
    <ol>${mark(opening, 0, '')}${marks.join('')}</ol>`,
  );
}

/** The default image: the name between guillemets, and below it what the company does. */
export function houseDrawing(locale: string, does: string): Promise<string> {
  return page(
    locale,
    `<main>
      <p class="name">${guillemet(opening)}Verbe${guillemet(closing)}</p>
      <p class="does">${does}</p>
    </main>`,
  );
}

async function page(locale: string, content: string): Promise<string> {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${await styles()}</style>${content}</html>`;
}

function mark(path: string, seconds: number, label: string): string {
  return `<li style="left: ${(100 * seconds) / 90}%">${guillemet(path)}<span>${label}</span></li>`;
}

function guillemet(path: string): string {
  return `<svg viewBox="0 0 92 96"><path d="${path}"/></svg>`;
}

/** The site's own colours and faces, and what is this picture's alone. */
async function styles(): Promise<string> {
  const tokens = await readFile('app/styles/tokens.css', 'utf8');
  const ownFaces = await Promise.all(Object.entries(faces).map(([name, file]) => face(name, file)));
  return [tokens, ...ownFaces, own].join('\n');
}

async function face(name: string, file: string): Promise<string> {
  const bytes = await readFile(`node_modules/@fontsource-variable/${file}`, 'base64');
  return `@font-face { font-family: '${name}'; font-weight: 200 900; src: url(data:font/woff2;base64,${bytes}); }`;
}

const own = `
* { margin: 0; padding: 0; box-sizing: border-box; }
body { position: relative; width: 1200px; height: 630px; background: var(--color-deep); color: var(--color-on-deep); }
svg { height: 0.56em; fill: var(--color-deep-mark); }
header { position: absolute; inset: 60px 88px auto; display: flex; justify-content: space-between; align-items: baseline; }
header p { color: var(--color-on-deep-quiet); font: 400 30px/1 var(--font-done); }
strong { color: var(--color-on-deep); font-weight: 600; }
header .wordmark { color: var(--color-on-deep); font: 600 38px/1 var(--font-said); letter-spacing: -0.015em; }
.wordmark svg { margin-inline: 0.22em; }
.wordmark svg:last-child { margin-inline-end: 0; }
.question { position: absolute; left: 182px; top: 154px; font: 500 122px/1.08 var(--font-said); letter-spacing: -0.025em; white-space: nowrap; }
.question svg:first-child { position: absolute; left: -94px; top: 0.226em; }
.question svg:last-child { margin-inline-start: 0.2em; }
ol { position: absolute; inset: auto 110px 120px; height: 3px; list-style: none; background: rgb(255 255 255 / 0.25); }
li { position: absolute; top: 0; }
li svg { position: absolute; top: -22px; box-sizing: content-box; height: 46px; padding-inline: 12px; translate: -50%; background: var(--color-deep); }
main { display: grid; align-content: center; justify-items: center; height: 100%; }
.name { font: 500 208px/1 var(--font-said); letter-spacing: -0.03em; white-space: nowrap; }
.name svg { margin-inline: 0.14em; }
.does { margin-top: 44px; color: var(--color-on-deep-quiet); font: 400 40px/1.2 var(--font-done); }
li span { position: absolute; top: 42px; translate: -50%; font: 500 32px/1 var(--font-done); white-space: nowrap; font-variant-numeric: tabular-nums; }
`;
