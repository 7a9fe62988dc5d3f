import type { Language } from '../languages/language';
import { isArticle, isSmallWord, startsWithUs } from '../languages/words';
import { isNumberWord } from '../numbers';
import type { Word } from '../phrases';
import { moneyIn } from '../read/money';
import { measured } from '../read/measure';
import { startsUpper } from '../words';

/** What goes: a clause that is joined, one that only follows a comma, a reason, a relative, what a colon leads to, an aside. */
export type CutKind = 'joined' | 'clause' | 'reason' | 'relative' | 'colon' | 'aside';

/** A sentence without some of its clauses, and the words that went. */
export type Cut = { text: string; kind: CutKind; gone: readonly Word[] };

/**
 * A sentence without an aside, or without its last clauses, the shortest cut first: “58 schools have paid |and 49 of those bought last term”. Only a whole
 * clause or aside goes, so that what is said stays true; a condition, a limit or a contrast never goes.
 */
export function cutsOf(text: string, language: Language): Cut[] {
  const { words, hasVerb } = measured(text, language);
  if (!hasVerb || words.length > mostWords || /[?"«»“”()]/u.test(text)) return [];
  const cuts = asideCuts(text, words, language);
  for (let at = words.length - fewestCut; at >= fewestSaid && cuts.length < mostCuts; at -= 1) {
    const kind = jointAt(text, words, at, language);
    if (kind === undefined) continue;
    const from = words[at]?.from ?? 0;
    const head = text.slice(0, from).replace(/[\s,:;–—-]+$/u, '');
    const gone = words.slice(at);
    // “The mat is $35 once, and then it’s $15 a month”: half a price is none.
    const isSum = isSumBehind(words.slice(Math.max(0, at - 3), at), gone, language);
    const isBeside = text.slice(head.length, from).includes(';') && holdsNumber(gone, language);
    const isOther = moneyIn(text.slice(from)) !== undefined || isBeside;
    const isHalfPrice = (kind === 'colon' && isSum) || (moneyIn(head) !== undefined && isOther);
    // «No vienen solas: |vienen en las mochilas»: what it is, not only what it is not.
    const isDenied = kind === 'colon' && language.cues.without.find(words.slice(0, at)) !== undefined;
    const isHung =
      ((kind === 'reason' || kind === 'relative') && /,\s\S+$/u.test(head)) ||
      (kind === 'aside' && endsInAside(head, language));
    // “Our skipper is 78 |and next summer is his last”: who somebody is has its point behind it.
    const isState = kind === 'joined' && isShortState(head, language);
    const isHeld =
      isDenied || isHung || isState || holdsBack(gone, language) || turnsToNow(text, gone, language);
    if (!isHalfPrice && !isHeld && stands(head, language)) cuts.push({ text: `${head}.`, kind, gone });
  }
  return cuts;
}

/** «Se quiebra, en promedio, |a los cinco partidos»: what is behind an aside belongs to the verb before it. */
function endsInAside(head: string, language: Language): boolean {
  const comma = head.lastIndexOf(', ');
  const { words, hasVerb } = measured(head.slice(comma + 2), language);
  return comma >= 0 && !hasVerb && words.length <= mostOfAside && isSmallWord(words[0], language);
}

const mostOfAside = 3;

/** “My father|, a hirer in Bantama,| sends 300”: what stands between a subject and its verb, where no price is told. */
function asideCuts(text: string, words: readonly Word[], language: Language): Cut[] {
  const [head = '', aside = '', ...rest] = text.split(', ');
  const said = `${head} ${rest.join(', ')}`;
  const [from, verb] = [measured(head, language), measured(said, language).verb];
  const gone = words.filter((word) => word.from > head.length && word.to < head.length + aside.length + 4);
  const isSubject =
    !from.hasVerb && (isArticle(words[0], language) || startsUpper(from.words.at(-1)?.text ?? ''));
  const isBare = isSubject && !isSmallWord(words[0], language) && !measured(aside, language).hasVerb;
  const isNext = rest.length > 0 && verb >= from.words.length && verb <= from.words.length + 1;
  const isLed = gone.length > 1 && (isSmallWord(gone[0], language) || isArticle(gone[0], language));
  const isPriced = moneyIn(text) !== undefined || language.cues.without.startsAt(gone, 0) !== undefined;
  if (!isBare || !isNext || !isLed || isPriced || holdsBack(gone, language) || !stands(said, language))
    return [];
  return [{ text: `${said.replace(/\.$/u, '')}.`, kind: 'aside', gone }];
}

/** « 6 dh le mètre donc 400 mètres : |2400 dh » */
function isSumBehind(end: readonly Word[], gone: readonly Word[], language: Language): boolean {
  return holdsNumber(end, language) && holdsNumber(gone.slice(0, 1), language);
}

/** «Sale siete millones; |construir de nuevo, sesenta» */
function holdsNumber(words: readonly Word[], { lang }: Language): boolean {
  return words.some(({ folded }) => isNumberWord(folded, lang));
}

const fewestSaid = 5;
const fewestCut = 3;
const mostCuts = 5;
/** Of more it is no sentence that one says. */
const mostWords = 80;

function jointAt(text: string, words: readonly Word[], at: number, language: Language): CutKind | undefined {
  const { cues, lang } = language;
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word) return undefined;
  const gap = text.slice(before.to, word.from);
  const rest = words.slice(at);
  const head = text.slice(0, before.to);
  const isApart = gap.includes(',');
  // What a colon leads to is a list, or one sentence.
  if (/[:;]/u.test(head)) return undefined;
  if (cues.afterJoint.has(word.folded)) {
    // “We collect them, grind them |and make mats”: the last of a list.
    const listed = measured(head.slice(head.lastIndexOf(',') + 1), language);
    const isLast = head.includes(',') && (!isApart || listed.verb === 0);
    return !isLast && startsClause(text, rest.slice(1), language) ? 'joined' : undefined;
  }
  if (cues.reasons.has(word.folded))
    return startsClause(text, rest.slice(1), language) ? 'reason' : undefined;
  if (/[:;–—]/u.test(gap)) return 'colon';
  if (!isApart) return undefined;
  if (cues.relatives.has(word.folded)) return 'relative';
  if (isNumberWord(word.folded, lang) && isNumberWord(before.folded, lang)) return undefined;
  // “It costs $145, you supply the box”: what is added may be a condition.
  if (startsClause(text, rest, language))
    return head.includes(',') || moneyIn(head) !== undefined ? undefined : 'clause';
  // An aside, as long as no list goes on: “in Machakos, Makueni and Kitui”.
  const isList =
    rest.some((_one, index) => isListed(text, rest, index, language)) ||
    rest.some(({ folded }) => cues.afterJoint.get(folded) === '' || cues.alternatives.has(folded));
  const isAside = isArticle(word, language) || isSmallWord(word, language);
  return isAside && !isList ? 'aside' : undefined;
}

/** “Makueni” of “in Machakos, Makueni”; «, a las cinco» of «, en junio, a las cinco» is one more aside. */
function isListed(text: string, words: readonly Word[], at: number, language: Language): boolean {
  const [before, word] = [words[at - 1], words[at]];
  const isApart =
    before !== undefined && word !== undefined && text.slice(before.to, word.from).includes(',');
  return isApart && (!isSmallWord(word, language) || isArticle(word, language));
}

/** A subject and a verb within a few words. */
function startsClause(text: string, words: readonly Word[], { grammar, cues }: Language): boolean {
  const [first] = words;
  if (!first) return false;
  const next = words.slice(0, mostBeforeVerb);
  const joined = next.findIndex(
    ({ from, folded }, at) =>
      at > 0 && (/[,;:]/u.test(text.slice(next[at - 1]?.to, from)) || cues.afterJoint.has(folded)),
  );
  const near = next.slice(0, joined < 0 ? undefined : joined).map((word) => word.text);
  const verb = grammar.finiteVerbIndex(near);
  if (verb < 0) return false;
  return verb > 0 || cues.subjects.has(first.folded);
}

const mostBeforeVerb = 8;

/** “There were 26 of us in 2015 |and now we are 14”: half of a story. */
function turnsToNow(text: string, tail: readonly Word[], { cues }: Language): boolean {
  return tail.some(({ folded, from }, at) => {
    const isEarly = at < mostBeforeNow || text.slice(tail[at - 1]?.to, from).includes(',');
    return isEarly && cues.since.has(folded);
  });
}

const mostBeforeNow = 4;

/** Conditions, limits and contrasts: without them the rest says too much. */
function holdsBack(tail: readonly Word[], { cues }: Language): boolean {
  return (
    cues.conditions.find(tail) !== undefined ||
    cues.contrasts.find(tail) !== undefined ||
    tail.some(({ folded }) => cues.limits.has(folded))
  );
}

function isShortState(head: string, language: Language): boolean {
  const { words, verb } = measured(head, language);
  return (
    words.length <= mostOfState &&
    !startsWithUs(words, language) &&
    language.cues.copulas.has(words[verb]?.folded ?? '')
  );
}

const mostOfState = 6;

function stands(head: string, language: Language): boolean {
  const { words, hasVerb } = measured(head, language);
  const [first, last] = [words[0], words.at(-1)];
  if (!hasVerb || !first || !last) return false;
  const { cues } = language;
  // “310 of them, and the chamber”: of what it did nothing is left.
  const piece = measured(head.slice(head.lastIndexOf(', ') + 1), language);
  const [joint, next] = piece.words;
  const isActor = cues.afterJoint.has(joint?.folded ?? '') && isArticle(next, language);
  if (head.includes(', ') && isActor && !piece.hasVerb) return false;
  if (isHalfSubject(words, head, language)) return false;
  const isOpen = isSmallWord(last, language) || cues.subordinators.has(last.folded);
  const isLed = cues.subordinators.has(first.folded) || cues.conditions.startsAt(words, 0) !== undefined;
  const isSubordinate = isLed && !head.includes(', ');
  return !isOpen && !isSubordinate;
}

/** “A guarantee on the top and 73 bars |and yards have one”: who has one is no part of what is said before. */
function isHalfSubject(words: readonly Word[], head: string, language: Language): boolean {
  const joint = words.findLastIndex(({ folded }) => language.cues.afterJoint.has(folded));
  const [count] = words.slice(joint + 1);
  const isCounted = joint > 0 && isNumberWord(count?.folded ?? '', language.lang);
  return isCounted && !measured(head.slice(count?.from), language).hasVerb;
}
