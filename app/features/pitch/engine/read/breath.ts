import { sentenceLimit } from '../ceilings';
import type { Language } from '../languages/language';
import { wordsOf } from '../phrases';
import { countWords, upperFirst } from '../words';
import { measured } from './units';

type Cut = { first: string; second: string; penalty: number };

/**
 * A sentence that is too long for one breath as several, cut where a clause or a complement begins. Says the same words
 * in the same order; a sentence without such a place stays as it is.
 */
export function inBreaths(text: string, language: Language): string {
  if (countWords(text) <= sentenceLimit) return text;
  const [best] = cutsOf(text, language).toSorted((a, b) => a.penalty - b.penalty);
  if (!best) return text;
  return `${inBreaths(best.first, language)}. ${inBreaths(upperFirst(best.second), language)}`;
}

function cutsOf(text: string, language: Language): Cut[] {
  const { cues, lang } = language;
  const words = wordsOf(text, lang);
  const cuts: Cut[] = [];
  const middle = Math.floor(words.length / 2);
  const reach = Math.min(mostTried, middle - fewestWords);
  for (let at = middle - reach; at <= middle + reach && at <= words.length - fewestWords; at += 1) {
    const from = words[at]?.from ?? 0;
    const gap = text.slice(words[at - 1]?.to ?? 0, from);
    const joint = cues.joints.startsAt(words, at);
    const mark = /[;:,]/u.exec(gap)?.[0] ?? '';
    if ((!joint && mark === '') || relatives.has(words[at]?.folded ?? '')) continue;
    const first = text.slice(0, from).replace(/[\s,;:]+$/u, '');
    const rest = text.slice(from);
    if (isSubordinate(first, language)) continue;
    const after = text.slice(words[joint?.to ?? at]?.from ?? from);
    // “…, and the wire …” begins a clause, whatever verb comes.
    const startsClause = mark === ',' && joint !== undefined && isDetermined(after, language);
    const isClause = measured(firstClause(after), language).hasVerb;
    // A comma before the joint: what is before may end in a list.
    const before = mark === ',' && joint ? first : lastClause(first);
    const hasVerb = startsClause || (isClause && measured(before, language).hasVerb);
    const said = joint
      ? sayAfter(joint.phrase, text.slice(words[joint.to]?.from ?? from), hasVerb, language)
      : rest;
    const distance = Math.abs(at - words.length / 2) / words.length;
    const isWhole = hasVerb && (joint !== undefined || mark === ':' || mark === ';');
    if (!hasVerb && (mark === '' || words.length <= mostWithoutCut)) continue;
    cuts.push({ first, second: said ?? rest, penalty: distance + (isWhole ? 0 : mark === '' ? 0.6 : 0.4) });
  }
  return cuts;
}

/** What stands before the cut, from the last comma on: it must be a clause for what follows to be one. */
function lastClause(text: string): string {
  const parts = text.split(/[,;:]\s/u);
  const last = parts.at(-1) ?? text;
  return last.split(' ').length > 2 ? last : text;
}

/** What stands after the cut, up to the next comma. */
function firstClause(text: string): string {
  const [first = text] = text.split(/[,;:]\s/u);
  return first;
}

/** A clause after “and” needs no “and” when it stands by itself. */
function sayAfter(
  joint: string,
  rest: string,
  hasVerb: boolean,
  { cues, lang }: Language,
): string | undefined {
  const opening = cues.afterJoint.get(joint);
  if (opening === undefined) return undefined;
  if (opening !== '') return `${opening} ${rest}`;
  const [subject] = wordsOf(rest, lang);
  const hasSubject = subject !== undefined && (cues.common.has(subject.folded) || /\d/u.test(subject.folded));
  return hasVerb && (hasSubject || lang === 'es') ? rest : undefined;
}

/** Words to both sides of the middle where a cut is looked for. */
const mostTried = 25;

/** A sentence of so many words that has no clause to cut at is said whole: a fragment would be worse. */
const mostWithoutCut = 32;

function isDetermined(text: string, { grammar }: Language): boolean {
  return grammar.withoutArticle(text) !== text;
}

/** “Since my mother fell” alone is no sentence: another clause must follow before the cut. */
function isSubordinate(text: string, language: Language): boolean {
  const [first] = wordsOf(text, language.lang);
  if (first === undefined || !subordinators.has(first.folded)) return false;
  const comma = text.indexOf(', ');
  return comma < 0 || !measured(text.slice(comma + 2), language).hasVerb;
}

const subordinators = new Set(
  `since when if after before while although because depuis quand si lorsque apres avant pendant comme desde cuando
  despues antes mientras aunque como`.split(/\s+/u),
);

/** What begins with one of these leans on the word before it. */
const relatives = new Set('that which who whom whose qui que dont cuyo cuya quien quienes'.split(' '));

/** Words that a part must have: fewer are no sentence. */
const fewestWords = 4;
