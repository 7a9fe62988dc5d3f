import { sentenceLimit } from '../ceilings';
import type { Language } from '../languages/language';
import { wordsOf } from '../phrases';
import { countWords, upperFirst } from '../words';
import { measured } from './units';

/**
 * A sentence that is too long for one breath as two, cut at a semicolon or where “and” begins a clause with a subject.
 * Says the same words in the same order; a sentence without such a place stays as the founder wrote it.
 */
export function inBreaths(text: string, language: Language): string {
  const count = countWords(text);
  if (count <= sentenceLimit || count > mostWords) return text;
  const [best] = cutsOf(text, language).toSorted((a, b) => a.offMiddle - b.offMiddle);
  if (!best) return text;
  return `${inBreaths(best.first, language)}. ${inBreaths(upperFirst(best.second), language)}`;
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
    if (isSubordinate(first, language) || !areClauses || goesOn(first, after.folded, language)) return [];
    const opening = cues.afterJoint.get(joint.phrase) ?? '';
    const said = opening === '' ? second : `${opening} ${second}`;
    return [{ first, second: said, offMiddle: Math.abs(at - words.length / 2) }];
  });
}

/** “the wire …”, “we …” with a verb: a clause that has its own subject. */
function beginsClause(text: string, language: Language): boolean {
  const { cues, grammar, lang } = language;
  const [first] = wordsOf(text, lang);
  const isSubject =
    first !== undefined &&
    (cues.subjects.has(first.folded) ||
      cues.leansOnOffer.startsAt([first], 0) !== undefined ||
      cues.earlyPronouns.has(first.folded) ||
      grammar.isOurs(first.text) !== undefined ||
      grammar.withoutArticle(text) !== text);
  return isSubject && measured(firstClause(text), language).hasVerb;
}

/** « sinon il fait des feuilles et il attrape des poux »: the same subject goes on, under the same “or else”. */
function goesOn(first: string, subject: string, { cues, lang }: Language): boolean {
  const isPronoun = cues.earlyPronouns.has(subject) || cues.thirdPersons.has(subject);
  const [one, two] = wordsOf(lastClause(first), lang);
  return isPronoun && (one?.folded === subject || two?.folded === subject);
}

/** What stands before a cut, from the last comma on: it must be a clause for what follows to be one. */
function lastClause(text: string): string {
  return text.split(/[,;:]\s/u).at(-1) ?? text;
}

function firstClause(text: string): string {
  return text.split(/[,;:]\s/u)[0] ?? text;
}

/** “Since my mother fell” alone is no sentence: another clause must follow before the cut. */
function isSubordinate(text: string, language: Language): boolean {
  const [first] = wordsOf(text, language.lang);
  if (first === undefined || !language.cues.subordinators.has(first.folded)) return false;
  const comma = text.indexOf(', ');
  return comma < 0 || !measured(text.slice(comma + 2), language).hasVerb;
}

/** What is longer is no sentence. */
const mostWords = 120;

/** Words that a part must have: fewer are no sentence. */
const fewestWords = 4;
