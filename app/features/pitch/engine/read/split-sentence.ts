import { maxSentenceWords } from '../max-words';
import type { Language } from '../languages/language';
import { startsWithArticle } from '../languages/words';
import { wordsOf } from '../phrases';
import { countWords, upperFirst, wordsInABreath } from '../words';
import { measured } from './units';

/** Cuts at a semicolon or where “and” begins a clause with a subject of its own. */
export function splitSentence(text: string, language: Language): string {
  if (wordsInABreath(text) <= maxSentenceWords || countWords(text) > mostWords) return text;
  const [best] = cutsOf(text, language).toSorted((a, b) => a.offMiddle - b.offMiddle);
  if (!best) return text;
  return `${splitSentence(best.first, language)}. ${splitSentence(upperFirst(best.second), language)}`;
}

type Cut = { first: string; second: string; offMiddle: number };

function cutsOf(text: string, language: Language): Cut[] {
  const { cues, lang } = language;
  const words = wordsOf(text, lang);
  return words.flatMap((word, at): Cut[] => {
    const isAfterSemicolon = text.slice(words[at - 1]?.to ?? 0, word.from).includes(';');
    const joint = isAfterSemicolon ? { to: at, phrase: '' } : cues.joints.startsAt(words, at);
    const after = joint && words[joint.to];
    if (!joint || !after || at < fewestWords || at > words.length - fewestWords) return [];
    const first = text.slice(0, word.from).replace(/[\s,;:]+$/u, '');
    const second = text.slice(after.from);
    const areClauses = isAfterSemicolon
      ? measured(first, language).hasVerb && measured(second, language).hasVerb
      : beginsClause(second, language) && measured(lastClause(first), language).hasVerb;
    if (isSubordinate(first, language) || !areClauses) return [];
    const opening = cues.afterJoint.get(joint.phrase) ?? '';
    const said = opening === '' ? second : `${opening} ${second}`;
    return [{ first, second: said, offMiddle: Math.abs(at - words.length / 2) }];
  });
}

function beginsClause(text: string, language: Language): boolean {
  const { cues, grammar, lang } = language;
  const [first] = wordsOf(text, lang);
  const isSubject =
    first !== undefined &&
    (cues.subjects.has(first.folded) ||
      cues.leansOnOffer.startsAt([first], 0) !== undefined ||
      cues.earlyPronouns.has(first.folded) ||
      grammar.isOurs(first.text) !== undefined ||
      startsWithArticle(text, language));
  return isSubject && measured(firstClause(text), language).hasVerb;
}

function lastClause(text: string): string {
  return text.split(/[,;:]\s/u).at(-1) ?? text;
}

function firstClause(text: string): string {
  return text.split(/[,;:]\s/u)[0] ?? text;
}

/** “Since my mother fell” alone is no sentence: another clause must follow before the cut. */
export function isSubordinate(text: string, language: Language): boolean {
  const [first] = wordsOf(text, language.lang);
  if (first === undefined || !language.cues.subordinators.has(first.folded)) return false;
  const comma = text.indexOf(', ');
  return comma < 0 || !measured(text.slice(comma + 2), language).hasVerb;
}

const mostWords = 120;

const fewestWords = 4;
