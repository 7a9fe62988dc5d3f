import type { Language } from '../languages/language';
import { droppable } from '../languages/word-lists';
import { isAnd, isArticle, isSmallWord } from '../languages/words';
import type { Word } from '../phrases';

/** Whether words of praise stay, since without them nothing is said, or another thing. */
export function isSpared(
  words: readonly Word[],
  from: number,
  end: number,
  text: string,
  language: Language,
): boolean {
  const [before, after] = [words[from - 1], words[end]];
  // « par des passionnés », « un outil de passionnés pour … »: it is the noun.
  const isEnd = !language.grammar.headLast && text.charAt(words[end - 1]?.to ?? 0) === ',';
  const isLed = isArticle(before, language) || language.cues.keepsPreposition.has(before?.folded ?? '');
  // « notre tribu de passionnés a osé », « Les visionnaires monteront à bord »
  const acts = words.slice(Math.max(0, from - 1), end + 2).map((word) => word.text);
  const isVerbNext =
    language.grammar.finiteVerbIndex(acts) === acts.length - words.slice(end, end + 2).length;
  const isOfOnes = language.cues.substitutes.has(after?.folded ?? '');
  const isSubject =
    after !== undefined && !isAnd(after, language) && (isSmallWord(after, language) || isVerbNext);
  const isNoun = (isEnd || isSubject || isLast(words, end, language)) && isLed;
  // “We have been passionate about it”: no noun follows.
  const isOutside = language.grammar.headLast
    ? after === undefined || (isSmallWord(after, language) && !isAnd(after, language))
    : from === 0;
  // « On devient incontournables »: without it the verb says nothing.
  const isComplement = after === undefined && language.grammar.finiteVerbIndex([before?.text ?? '']) === 0;
  const isTold = !language.grammar.headLast && contracted.has(words[from - 2]?.folded ?? '');
  return (
    isNoun ||
    isTold ||
    isOutside ||
    isComplement ||
    isOfOnes ||
    isCompared(words, from, end, language) ||
    language.cues.copulas.has(before?.folded ?? '')
  );
}

/** « rien d’aussi magnifique ni d’aussi fiable », «tan increíble que», “the most amazing sight you can ever witness”: with what follows it. */
function isCompared(words: readonly Word[], from: number, end: number, { cues }: Language): boolean {
  const { comparing, comparingEnds } = cues;
  const lead = [words[from - 1], words[from]].map((word) => word?.folded ?? '');
  const ends = words.slice(end, end + mostToCompared).some(({ folded }) => comparingEnds.has(folded));
  return ends && lead.some((word) => comparing.has(word) || cues.superlatives.has(word));
}

const mostToCompared = 6;

const contracted = new Set(['au', 'aux', 'al']);

/** Not the first of two adjectives: “an innovative and simple idea”. */
export function isLast(words: readonly Word[], end: number, language: Language): boolean {
  const after = words[isAnd(words[end], language) ? end + 1 : end];
  return after === undefined || isArticle(after, language) || language.cues.stopNouns.has(after.folded);
}

/** Behind the last of the words of praise that begin at `start`; `start` where none does. */
export function endOfRun(words: readonly Word[], start: number, text: string, language: Language): number {
  const praise = droppable(language.lang);
  let end = praise.startsAt(words, start)?.to ?? start;
  while (end > start && text.charAt(words[end - 1]?.to ?? 0) !== ',') {
    const more = praise.startsAt(words, isAnd(words[end], language) ? end + 1 : end)?.to;
    if (more === undefined) break;
    end = more;
  }
  return end;
}
