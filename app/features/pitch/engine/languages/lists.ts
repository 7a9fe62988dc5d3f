import * as z from 'zod';

/** A text with commas as a list; `we/i make/sell` stands for each phrase that its alternatives make. */
export const phrases = z.string().transform((text) => text.split(', ').flatMap(spelledOut));

function spelledOut(phrase: string): string[] {
  const alternatives = phrase.split(' ').map((token) => token.split('/'));
  return alternatives.reduce((starts, ends) =>
    starts.flatMap((start) => ends.map((end) => `${start} ${end}`)),
  );
}

export const pairs = z.string().transform((text) =>
  Object.fromEntries(
    text.split(', ').map((pair): [from: string, to: string] => {
      const [from = '', to = ''] = pair.split(' = ');
      return [from, to];
    }),
  ),
);

export type Words = ReadonlySet<string>;

export function wordSet(text: string): Words {
  return new Set(text.trim().split(/\s+/u));
}

export function isIn(word: string, ...lists: Words[]): boolean {
  return lists.some((list) => list.has(word));
}

export function endings(text: string): (word: string) => boolean {
  const list = text.split(' ');
  return (word) => list.some((ending) => word.endsWith(ending));
}

export function withoutFirst(phrase: string, words: Words): string {
  const end = phrase.search(/\s/u);
  return words.has(phrase.slice(0, Math.max(0, end)).toLowerCase()) ? phrase.slice(end + 1) : phrase;
}
