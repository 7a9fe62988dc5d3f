import type { Language } from '../languages/language';
import { isArticle, isPerson } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { withSmallStart } from './tidy';

export function nounOf(bare: string, language: Language): string | undefined {
  const { cues, lang } = language;
  const words = wordsOf(bare, lang);
  let end = 0;
  while (end < words.length && end < mostWords && !endsNoun(bare, words, end, language)) end += 1;
  if (end === mostWords && end < words.length) end = beforePreposition(words, end, language);
  while (end > 0 && isLoose(words[end - 1], language)) end -= 1;
  const last = words[end - 1];
  const isCut = cues.keepsPreposition.has(words[0]?.folded ?? '');
  if (!last || isCut || cues.stopNouns.has(last.folded)) return undefined;
  const noun = bare.slice(0, last.to);
  return withSmallStart(noun);
}

const mostWords = 5;

function endsNoun(bare: string, words: readonly Word[], at: number, language: Language): boolean {
  const { cues } = language;
  const word = words[at];
  if (!word || cues.stopNouns.has(word.folded)) return true;
  if (at === 0) return false;
  const before = words[at - 1]?.folded ?? '';
  // An article that no preposition brings begins something else: “ceramics classes the Saturdays”.
  const isKept = cues.keepsPreposition.has(before) || cues.keepsPreposition.has(word.folded);
  // So does a number: “a magazine |two times a year”, but “a strip of eight lights”.
  if ((isArticle(word, language) || isNumberWord(word.folded, language.lang)) && !isKept) return true;
  const gap = bare.slice(words[at - 1]?.to ?? 0, word.from);
  const next = words[at + 1];
  return (
    /[,:;.]/u.test(gap) ||
    (next !== undefined && cues.stopNouns.has(next.folded) && isParticiple(word, next, language))
  );
}

function isParticiple(word: Word, next: Word, { grammar }: Language): boolean {
  return grammar.firstWordForm([word.text, next.text]) === 'participle';
}

function beforePreposition(words: readonly Word[], end: number, { cues }: Language): number {
  const last = words.slice(0, end).findLastIndex(({ folded }) => cues.keepsPreposition.has(folded));
  return last > 0 ? last : end;
}

function isLoose(word: Word | undefined, language: Language): boolean {
  return language.cues.keepsPreposition.has(word?.folded ?? '') || isArticle(word, language);
}

/** Number and gender of a noun with its words: English has the head last, unless “of” follows; the others first. */
export function nounPhraseHead(noun: string, { grammar }: Language): { plural: boolean; feminine: boolean } {
  const [before = ''] = noun.split(' of ');
  const head = (grammar.headLast ? before.split(' ').at(-1) : noun.split(' ')[0]) ?? '';
  return { plural: grammar.isPlural(head), feminine: grammar.isFeminine(head) };
}

export function isOfPeople(noun: string, language: Language): boolean {
  return isPerson(wordsOf(noun, language.lang).at(language.grammar.headLast ? -1 : 0), language);
}

export function groupOf(phrase: string, language: Language): string | undefined {
  const { cues, lang } = language;
  const words = wordsOf(phrase, lang);
  const end = words.findIndex(
    ({ folded, from }, at) =>
      at > 0 && (cues.stopNouns.has(folded) || /[,:]/u.test(phrase.slice(words[at - 1]?.to, from))),
  );
  const kept = withoutGerund(words.slice(0, end < 0 ? words.length : end), language);
  const last = kept.at(-1);
  const isGeneral = end > 0 && kept.filter((word) => !isArticle(word, language)).length === 1;
  return last !== undefined && !isGeneral && kept.length <= mostGroupWords
    ? phrase.slice(0, last.to)
    : undefined;
}

const mostGroupWords = 5;

/** “Old folks living” in high-rise flats are “old folks”. */
export function withoutGerund(words: readonly Word[], { grammar }: Language): readonly Word[] {
  const [who, deed] = words.slice(-2);
  const isDeed = grammar.headLast && deed?.text.endsWith('ing') && grammar.isPlural(who?.text ?? '');
  return isDeed ? words.slice(0, -1) : words;
}
