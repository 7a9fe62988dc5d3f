import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Face = {
  family: string;
  style: string;
  weight: string;
  file: string;
  ranges: [first: number, last: number][];
};

const faces = [
  ...readFileSync('app/styles/fonts.css', 'utf8').matchAll(/@font-face \{([^}]*unicode-range[^}]*)\}/g),
].map(([, rules = '']): Face => ({
  family: /font-family: '([^']+)'/.exec(rules)?.[1] ?? '',
  style: /font-style: (\w+)/.exec(rules)?.[1] ?? 'normal',
  weight: /font-weight: ([\d ]+)/.exec(rules)?.[1] ?? '400',
  file: /url\('([^']+)'/.exec(rules)?.[1] ?? '',
  ranges: [...rules.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]),
}));

function facesFor(character: string, family: string, style: string): string[] {
  const code = character.codePointAt(0) ?? 0;
  return faces
    .filter((face) => face.family === family && face.style === style)
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
    .map(({ file }) => (file.includes('latin-ext') ? 'latin-ext' : 'latin'));
}

// A second file that claims a character is loaded for it, although the first one, which is preloaded, has it.
it.each([
  ['Newsreader Display', 'normal'],
  ['Newsreader', 'normal'],
  ['Newsreader', 'italic'],
  ['Figtree', 'normal'],
  ['Figtree', 'italic'],
])('%s, %s, has every letter of the three languages in one file', (family, style) => {
  for (const letter of 'aéèçôüœŒæñ¿«»’…€\u202F')
    expect([letter, facesFor(letter, family, style)]).toEqual([letter, ['latin']]);
  for (const letter of 'łőşž') {
    expect([letter, facesFor(letter, family, style)]).toEqual([letter, ['latin-ext']]);
  }
});

// A browser looks at one range of weights of a family, and takes the letters that it lacks from the fallback.
it('the faces of a family and style have the same weights', () => {
  const weights = new Map<string, Set<string>>();
  for (const { family, style, weight } of faces) {
    const key = `${family} ${style}`;
    weights.set(key, (weights.get(key) ?? new Set()).add(weight));
  }
  expect([...weights].filter(([, { size }]) => size > 1)).toEqual([]);
});
