import type { Language } from '../../languages/language';
import { isArticle } from '../../languages/words';
import { weightsOf } from '../../languages/weights';
import { type Word, wordsOf } from '../../phrases';
import { hasDigit, upperFirst } from '../../words';
import { measured } from '../measure';
import { breathOf, type GapMark, marksIn, oddsAt } from './features';

/**
 * Sentences that were typed in one breath, with commas for full stops: “it folds flat, we rent it 9 a week”. Behind which comma one
 * begins is told by weights that were fitted on texts which editors parted (`npm run parting`).
 */
export function splitRunOn(text: string, language: Language): string[] {
  const words = wordsOf(text, language.lang);
  const marks = marksIn(text, words);
  const breath = breathOf(words, marks, language);
  const weights = weightsOf('parting', language.lang);
  const starts = [0];
  let last = 0;
  for (let at = 1; at < words.length; at += 1) {
    if (marks[at] === '.') last = at;
    const isBare = marks[at] === '' && beginsAlone(words, at, language);
    const mayBegin = (marks[at] === ',' || isBare) && at - last >= fewestWords;
    if (!mayBegin || !startsWithVerb(words, marks, at, language)) continue;
    if (!stands(text.slice(words[last]?.from, words[at]?.from), language)) continue;
    if (oddsAt(breath, at, last, weights) < (isBare ? leastBare : leastOdds)) continue;
    starts.push(isBare ? (words[at]?.from ?? 0) : behindMark(text, words[at - 1]?.to ?? 0));
    last = at;
  }
  return starts.map((from, at) => {
    const said = text.slice(from, starts[at + 1]).replace(/^[\s,–—]+|[\s,–—]+$/gu, '');
    return at === 0 ? said : upperFirst(said);
  });
}

/** « … mange trop de courant moi je viens »: no French or Spanish clause has its subject there but one that begins, and nothing leads to it. */
function beginsAlone(words: readonly Word[], at: number, { cues }: Language): boolean {
  const before = words[at - 1]?.folded ?? '';
  const leads = [
    cues.subordinators,
    cues.clauseOpeners,
    cues.relatives,
    cues.reasons,
    cues.alternatives,
    cues.beforePlace,
    cues.keepsPreposition,
    cues.leadingWords,
  ];
  const isLed = cues.afterJoint.has(before) || leads.some((list) => list.has(before));
  return !isLed && cues.aloneSubjects?.startsAt(words, at) !== undefined;
}

/** What a number begins with is not among its letters, nor is what a word ends with: “45 €,$30”. */
function behindMark(text: string, from: number): number {
  return from + text.slice(from).search(/[,–—]/u) + 1;
}

const fewestWords = 3;
/** In the logarithm of the odds: likelier than not. */
const leastOdds = 0;
const leastBare = -1;

/** What stands by itself has a verb, soon and before the next mark, and in English and French somebody before it. */
export function startsWithVerb(
  words: readonly Word[],
  marks: readonly GapMark[],
  at: number,
  language: Language,
): boolean {
  const { cues, grammar } = language;
  const next = marks.findIndex((mark, index) => index > at && mark !== '');
  const piece = words.slice(at, next < 0 ? undefined : next);
  const verb = grammar.finiteVerbIndex(piece.map(({ text }) => text));
  // “says what it is, |what it costs”
  const [first] = piece;
  const [folded = ''] = piece.map((word) => word.folded);
  const mayRepeat = [cues.subjects, cues.thirdPersons, cues.beforePlace].some((list) => list.has(folded));
  const isAgain =
    !mayRepeat &&
    !isArticle(first, language) &&
    words.slice(Math.max(0, at - mostBack), at).some((word) => word.folded === folded);
  const isBare = verb === 0 && grammar.isTheirs === undefined;
  return piece.length >= fewestWords && verb >= 0 && verb <= latestVerb && !isBare && !isAgain;
}

/** A subject is no longer than that. */
const latestVerb = 6;
const mostBack = 6;

/** Not “when the mill stops turning”, nor “my brother” or “the girls who leave school”, which belong to what follows. */
function stands(text: string, language: Language): boolean {
  const { cues, lang } = language;
  const before = text.replace(/[\s,–—]+$/u, '');
  const piece = before.slice(before.lastIndexOf(', ') + 1);
  const words = wordsOf(piece, lang);
  // “We take it home and when the oven is hot”, “I know that if it is broken”
  const isLed =
    cues.conditions.find(words) !== undefined ||
    words.some(({ folded }, at) => {
      const opens = at < 2 || joins(words[at - 1]?.folded ?? '', language);
      // « et après la farine est brûlée » is told, “after that he leaves” leads to what follows.
      const next = words[at + 1]?.folded ?? '';
      const isAdverb =
        cues.timeAdverbs.has(folded) && !cues.keepsPreposition.has(next) && !cues.relatives.has(next);
      return (
        opens &&
        ((cues.subordinators.has(folded) && !isAdverb) ||
          cues.clauseOpeners.has(folded) ||
          (at === 0 && cues.relatives.has(folded)))
      );
    });
  const isActor =
    !measured(piece, language).hasVerb &&
    !hasDigit(piece) &&
    (words.length <= fewestWords || words.some(({ folded }) => cues.relatives.has(folded)));
  return measured(before, language).hasVerb && !isLed && !isActor;
}

function joins(folded: string, { cues }: Language): boolean {
  return cues.afterJoint.has(folded) || cues.relatives.has(folded);
}
