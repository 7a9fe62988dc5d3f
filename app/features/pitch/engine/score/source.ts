import type { Locale } from '#app/i18n/locales';
import type { AnsweredBrief, Brief } from '../../pitch';
import { detectLanguage } from '../language';
import { placeName } from '../places/names';
import { fold } from '../words';
import { figuresOf, spelledNumbersOf } from './numbers';

/** What a pitch may draw on: all that the founder wrote, and the names of the places chosen. */
export type Source = {
  numbers: Set<string>;
  words: Set<string>;
  /** Every five words in a row of the description and of the answers. */
  runs: Set<string>;
  /** Names of the places that must be heard: the first three, and where it is made. */
  places: string[];
  /** Telling words of the audience and of the declared values. */
  audience: string[];
  values: string[];
  messagesAndValues: string;
  /** True when the founder wrote in another language than the pitch's: then words cannot be compared. */
  isForeign: boolean;
};

export function sourceOf(brief: AnsweredBrief, lang: Locale): Source {
  const told = [brief.description, ...answersOf(brief)].join(' ');
  const text = `${told} ${brief.usedBy} ${brief.messagesAndValues ?? ''}`;
  const named = (codes: string[]) => [...new Set(codes)].map((code) => placeName(code, lang));
  const made = brief.madeIn === undefined ? [] : [brief.madeIn];
  return {
    numbers: new Set([...figuresOf(text), ...spelledNumbersOf(text)]),
    words: new Set(bareWords(`${text} ${named([...brief.distributedIn, ...made]).join(' ')}`).split(' ')),
    runs: new Set(runsOf(told)),
    places: named([...brief.distributedIn.slice(0, 3), ...made]),
    audience: tellingWords(brief.usedBy),
    values: tellingWords(brief.messagesAndValues ?? ''),
    messagesAndValues: bareWords(brief.messagesAndValues ?? ''),
    isForeign: isForeign(brief, lang),
  };
}

/** True when a brief reads as another language than `lang`. */
function isForeign(brief: Brief, lang: Locale): boolean {
  return detectLanguage(`${brief.description}\n${brief.usedBy}`, lang) !== lang;
}

/** True when a text says a number of the source or five of its words in a row. */
export function sharesFact(text: string, { numbers, runs }: Pick<Source, 'numbers' | 'runs'>): boolean {
  return figuresOf(text).some((figure) => numbers.has(figure)) || runsOf(text).some((run) => runs.has(run));
}

/** Every five bare words in a row. */
function runsOf(text: string): string[] {
  const words = bareWords(text).split(' ');
  return words
    .map((_, at) => words.slice(at, at + runLength))
    .filter((run) => run.length === runLength)
    .map((run) => run.join(' '));
}

const runLength = 5;

/** Words of more than three letters, accents folded. */
export function tellingWords(text: string): string[] {
  return bareWords(text)
    .split(' ')
    .filter((word) => word.length > 3);
}

/** Four letters are enough to know a word in its other forms. */
export function stem(word: string): string {
  return word.slice(0, 4);
}

/** Folded words with single spaces between them. */
export function bareWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function answersOf(brief: AnsweredBrief): string[] {
  return (brief.answers ?? []).map(({ answer }) => answer);
}
