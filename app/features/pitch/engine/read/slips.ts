import type { Locale } from '#app/i18n/locales';

/**
 * How the beginning of a word is mistyped: a letter doubled, left out or changed places, a vowel for another, and what
 * sounds alike in the language. Never its first letter alone, nor its last.
 */
function slipsOf(right: string, lang: Locale): Set<string> {
  const begin = right.replace('*', '');
  // Near the end of a beginning a letter may have changed places with one behind it.
  const last = begin === right ? begin.length - 2 : begin.length - 3;
  const slips = new Set<string>();
  for (let at = 1; at < begin.length; at += 1) {
    const [before, letter, after] = [begin.slice(0, at), begin.charAt(at), begin.slice(at + 1)];
    slips.add(before + letter + letter + after);
    if (at > last) continue;
    slips.add(before + after);
    slips.add(before + after.charAt(0) + letter + after.slice(1));
    if (vowels.includes(letter)) for (const other of vowels) slips.add(before + other + after);
  }
  for (const [meant, typed] of alike[lang])
    for (let at = begin.indexOf(meant); at >= 0; at = begin.indexOf(meant, at + 1))
      slips.add(begin.slice(0, at) + typed + begin.slice(at + meant.length));
  slips.delete(begin);
  return slips;
}

const vowels = 'aeiou';

const alike: Record<Locale, (readonly [meant: string, typed: string])[]> = {
  en: [],
  fr: [
    ['qu', 'k'],
    ['ph', 'f'],
  ],
  es: [
    ['b', 'v'],
    ['v', 'b'],
    ['g', 'j'],
    ['j', 'g'],
    ['c', 's'],
    ['z', 's'],
    ['s', 'c'],
    ['h', ''],
    ['qu', 'k'],
    ['ll', 'y'],
  ],
};

export type SlipIndex = { corrected(word: string): string };

/** Mends what is one slip away from a word of the list; `people*` is how words begin. What may be two of them stays. */
export function createSlipIndex(list: readonly string[], lang: Locale): SlipIndex {
  const bySlip = new Map<string, string | undefined>();
  for (const right of list) {
    for (const slip of slipsOf(right, lang)) {
      const isTaken = bySlip.has(slip) && bySlip.get(slip) !== right;
      bySlip.set(slip, isTaken ? undefined : right);
    }
  }
  return {
    corrected(word) {
      for (let length = word.length; length >= shortest; length -= 1) {
        const right = bySlip.get(word.slice(0, length));
        if (right?.endsWith('*')) return right.slice(0, -1) + word.slice(length);
        if (right !== undefined && length === word.length) return right;
      }
      return word;
    },
  };
}

const shortest = 4;
