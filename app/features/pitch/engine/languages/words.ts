import { isNumberWord } from '../numbers';
import type { Word } from '../phrases';
import type { Language } from './language';

type Said = { folded: string } | undefined;

/** “The”, “a”, “our”. */
export function isArticle(word: Said, { grammar }: Language): boolean {
  return word !== undefined && grammar.withoutArticle(`${word.folded} x`) === 'x';
}

export function startsWithArticle(text: string, { grammar }: Language): boolean {
  return grammar.withoutArticle(text) !== text;
}

/** An article that brings something new: “a”, « des ». */
export function isIndefinite(word: Said, language: Language): boolean {
  const { titles, ourselves, demonstratives } = language.cues;
  const folded = word?.folded ?? '';
  const isDefinite = titles.has(folded) || ourselves.has(folded) || demonstratives.has(folded);
  return !isDefinite && !isNumberWord(folded, language.lang) && isArticle(word, language);
}

/** “We walk dogs”, «Buscamos …». */
export function startsWithUs(words: readonly Word[], { cues, grammar }: Language): boolean {
  const [first] = words;
  return first !== undefined && (cues.subjects.has(first.folded) || grammar.isOurs(first.text) !== undefined);
}

/** “I”, “my”, «arreglo»: one founder speaks. */
export function saysI({ folded, text }: Word, { cues, grammar }: Language): boolean {
  return cues.soloWords.has(folded) || grammar.isOurs(text) === 'I';
}

/** “I built”, «inventamos»; neither « c’est », “meet” nor “we are”, which say who or what somebody is. */
export function isDeed(words: readonly Word[], language: Language): boolean {
  const { copulas, selves } = language.cues;
  return (
    startsWithUs(words, language) && !words.some(({ folded }) => copulas.has(folded) || selves.has(folded))
  );
}

/** “I need a welder”; of “still looking for the owner” no listener is asked anything. -1 for nowhere. */
export function soughtAt(words: readonly Word[], { cues }: Language): number {
  const need = cues.needs.find(words);
  return need === undefined || cues.titles.has(words[need.to]?.folded ?? '') ? -1 : need.from;
}

/** “Growers”, “nurse”. */
export function isPerson(word: Said, { cues: { people, peopleEndings } }: Language): boolean {
  const folded = word?.folded ?? '';
  return people.has(folded) || peopleEndings.some((ending) => folded.endsWith(ending));
}

/** “It is not”, « ce n’est », «no sabemos». */
export function isDenied(words: readonly Word[], { cues }: Language): boolean {
  return words.some(({ folded }) => cues.denials.has(folded));
}

export function isAnd(word: Said, { cues }: Language): boolean {
  return cues.afterJoint.get(word?.folded ?? '') === '';
}

/** What ends the noun of an offer, or joins another to it: “with”, “of”. */
export function isSmallWord(word: Said, { cues: { stopNouns, keepsPreposition } }: Language): boolean {
  return word !== undefined && (stopNouns.has(word.folded) || keepsPreposition.has(word.folded));
}

/** The beginnings of the words that tell something. */
export function stemsIn(words: readonly { folded: string }[], { cues }: Language): Set<string> {
  const telling = words.filter(({ folded }) => folded.length > 3 && !cues.stopNouns.has(folded));
  return new Set(telling.map(({ folded }) => folded.slice(0, 5)));
}

/** 0 to 1: how many of them are among the others. */
export function shareIn(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return stems.size === 0 ? 0 : [...stems].filter((stem) => others.has(stem)).length / stems.size;
}
