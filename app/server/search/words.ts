/** A word of a text, `at` a position in UTF-16 units; `folded` as searches compare it. */
export type Word = { at: number; end: number; folded: string };

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
  return [...eachWord(text)];
}

/** The same, each when it is asked for. */
export function* eachWord(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    yield { at: index, end: index + word.length, folded: fold(word) };
  }
}

/** The same for words that differ by case, accents or ligatures alone. */
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

// Articles, pronouns and the like of the three languages, folded: they are everywhere and tell nothing.
const common = new Set(
  `au aux ce ces cette dans de des du elle en est et il je la le les leur leurs lui mais me mes mon ne nos notre nous ou par
  pas pour qu que qui sa se ses si son sur ta te tes ton tu un une vos votre vous
  an and are as at be by for from has have how in is it its of on or our that the this to was we what with you your
  al como con del el es esta este la las lo los mi no para por se sin su sus una uno y`.split(/\s+/),
);

/** Whether a folded word can tell one text from another; single letters cannot, digits can. */
export function tells(folded: string): boolean {
  return (folded.length > 1 || /\p{N}/u.test(folded)) && !common.has(folded);
}
