import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Face = { family: string; file: string; ranges: [first: number, last: number][] };

const faces = [
  ...readFileSync('app/styles/fonts.css', 'utf8').matchAll(/@font-face \{([^}]*unicode-range[^}]*)\}/g),
].map(([, rules = '']): Face => ({
  family: /font-family: '([^']+)'/.exec(rules)?.[1] ?? '',
  file: /url\('([^']+)'/.exec(rules)?.[1] ?? '',
  ranges: [...rules.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]),
}));

function facesFor(character: string, family: string): string[] {
  const code = character.codePointAt(0) ?? 0;
  return faces
    .filter((face) => face.family === family)
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
    .map(({ file }) => /latin(?:-ext)?/.exec(file)?.[0] ?? '');
}

// A second file that claims a character is loaded for it, although the first one, which is preloaded, has it.
it.each(['Newsreader', 'Figtree'])('%s has every letter of the three languages in one file', (family) => {
  for (const letter of 'aéèçôüœŒæñ¿«»’…€\u202F')
    expect([letter, facesFor(letter, family)]).toEqual([letter, ['latin']]);
  for (const letter of 'łőşž') expect([letter, facesFor(letter, family)]).toEqual([letter, ['latin-ext']]);
});
