/** `at` in UTF-16 units. */
export type Word = { at: number; end: number; folded: string };

/** R.G.P.D. and R&D are one word each. */
const acronym = /(?<![\p{L}\p{N}])\p{L}(?:[.&]\p{L})+(?![\p{L}\p{N}])/u;
const wordPattern = new RegExp(`${acronym.source}|[\\p{L}\\p{N}\\p{M}]+`, 'gu');

export function wordsOf(text: string): Word[] {
  return [...eachWord(text)];
}

export function* eachWord(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    yield { at: index, end: index + word.length, folded: fold(word.replace(/[.&]/g, '')) };
  }
}

/** A word without case and accents, as the index has it. */
export function fold(word: string): string {
  if (plain.test(word)) return word.toLowerCase();
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

const plain = /^[A-Za-z0-9]*$/;

// Stop words of the three languages, folded.
const common = new Set(
  `au aux ce ces cette dans de des du elle en est et il je la le les leur leurs lui mais me mes mon ne nos notre nous ou par
  pas pour qu que qui sa se ses si son sur ta te tes ton tu un une vos votre vous
  an and are as at be by for from has have how in is it its of on or our that the this to was we what with you your
  al como con del el es esta este la las lo los mi no para por se sin su sus una uno y`.split(/\s+/),
);

/** Single letters tell nothing, digits do. */
export function tells(folded: string): boolean {
  return (folded.length > 1 || /\p{N}/u.test(folded)) && !common.has(folded);
}

/** Whether some word of a query can be searched for: one letter, or “the”, cannot. */
export function tellsAnything(query: string): boolean {
  return wordsOf(query).some(({ folded }) => tells(folded));
}
