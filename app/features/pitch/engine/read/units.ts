import { maxSentenceWords } from '../max-words';
import type { Language } from '../languages/language';
import { isAnd, isIndefinite, startsWithUs } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { countWords, fold, hasDigit, startsWithDigit, upperFirst } from '../words';
import type { FactKind } from '../facts';
import { advertsIn, droppable, hypeIn } from '../languages/word-lists';
import { isBoast, withoutHype } from './hype';
import { type Measured, measured } from './measure';
import { moneyIn } from './money';
import type { Segment } from './segments';
import { isName } from './names';
import { withPauses } from './parting/pauses';
import { splitRunOn } from './parting/run-ons';
import { correctSpelling, isTypedInHaste } from './spelling';
import { tidySentence } from './tidy';

export type Unit = Measured & {
  span: readonly [from: number, to: number];
  mark: Segment['mark'];
  label?: FactKind;
  /** Only its name counts. */
  isAdvert?: true;
  /** It says what the thing is said to be the most, as it was typed. */
  isBoast?: true;
  /** A title before a colon or a comma, `Kolibri: …`. */
  title?: string;
  /** That title stood in a sentence of praise that was left out. */
  isTitleMoved?: true;
};

/** `field`: the text that it is a segment of. */
export function unitsOf(segment: Segment, language: Language, field: string): Unit[] {
  const { cues } = language;
  const typed = correctSpelling(tidySentence(segment.text, cues.spoken), language.lang, field);
  const text = withoutHype(typed, language.lang);
  const span = [segment.from, segment.to] as const;
  const isAdvertising = isAdvert(typed, language);
  if (isAdvertising || (text !== typed && isHollow(text, typed, language)))
    return [{ ...measured(typed, language), span, mark: segment.mark, isAdvert: true }];
  if (!/\p{L}{3}|\d/u.test(text)) return [];
  const labelled = withoutLabel(text, language);
  const isBreath =
    isTypedInHaste(field, language.lang) && wordsOf(labelled.text, language.lang).length > mostInABreath;
  const sentences = isBreath
    ? splitRunOn(labelled.text, language).map((one) => withPauses(one, language))
    : [labelled.text];
  const parts =
    labelled.label === 'instead' ? [labelled.text] : sentences.flatMap((one) => splitParts(one, language));
  const isWhole = parts.length === 1 && isBoast(wordsOf(typed, language.lang), language);
  return parts.map((part, at) => ({
    ...measured(part, language),
    ...(isWhole ? { isBoast: true as const } : {}),
    span: partSpan(segment, part, span),
    mark: at === parts.length - 1 ? segment.mark : '',
    ...(at === 0 && labelled.label ? { label: labelled.label } : {}),
    ...(at === 0 && labelled.title ? { title: labelled.title } : {}),
  }));
}

const mostInABreath = 14;

/** “Discover Kolibri, the ultimate solution”. */
function isAdvert(typed: string, { lang }: Language): boolean {
  const words = wordsOf(typed, lang);
  const begins = advertsIn(lang).startsAt(words, 0) !== undefined && !hasDigit(typed);
  return begins && (hypeIn(lang).find(words) ?? droppable(lang).find(words)) !== undefined;
}

/** “A platform” is left of “a scalable platform”, and nothing to hear of a list that praises twice. */
function isHollow(text: string, typed: string, language: Language): boolean {
  const left = wordsOf(text).length;
  const isPraisedTwice = wordsOf(typed).length - left > 1 && left < fewestTelling && !hasDigit(text);
  return left < 3 || (isPraisedTwice && !measured(text, language).hasVerb);
}

const fewestTelling = 9;

function partSpan(
  segment: Segment,
  part: string,
  span: readonly [number, number],
): readonly [number, number] {
  const words = part
    .split(/[\s:;’]+/u)
    .map((word) => asTyped(word.replace(/^[,.]+|[,.]+$/gu, ''), segment.text))
    .filter((word) => word.length > 2 || hasDigit(word));
  const found = words.filter((word) => segment.text.includes(word));
  const first = segment.text.indexOf(found[0] ?? '');
  const last = found.at(-1) ?? '';
  const end = segment.text.lastIndexOf(last);
  if (end < first || found.length < 2) return span;
  return [segment.from + first, segment.from + end + last.length];
}

/** A word whose accents were left out, as it was typed. */
function asTyped(word: string, typed: string): string {
  const bare = fold(word);
  return bare.length === word.length && !typed.includes(word) && bare !== word.toLowerCase() ? bare : word;
}

/** `Price: £9` is a price of £9; `Kolibri: vans …` has a title. */
function withoutLabel(text: string, language: Language): { text: string; label?: FactKind; title?: string } {
  const { cues } = language;
  const priced = labelBeforePrice(text, cues.labels);
  if (priced) return priced;
  const colon = text.indexOf(':');
  if (colon <= 0 || colon > 60) return { text };
  const before = text.slice(0, colon).trim();
  const after = text.slice(colon + 1).trim();
  if (after === '' || before.split(' ').length > 6) return { text };
  const label = labelOf(before, language);
  // Without its label, a rival and its price would be heard as the offer’s own, what is not known as known.
  if (label === 'instead' || cues.unknowns.startsAt(wordsOf(before), 0))
    return { text, ...(label && { label }) };
  if (label !== undefined) return { text: upperFirst(after), label };
  if (before.split(' ').length <= 3 && isName(before, cues)) {
    return { text: upperFirst(after), title: before };
  }
  return { text };
}

/** “The problem”, “our idea”: the same as without the small word before it. */
function labelOf(before: string, { cues }: Language): FactKind | undefined {
  const [first = '', ...rest] = wordsOf(before).map(({ folded }) => folded);
  const isSmall = cues.titles.has(first) || cues.ourselves.has(first);
  const bare = isSmall ? cues.labels.get(rest.join(' ')) : undefined;
  return bare ?? cues.labels.get([first, ...rest].join(' ').replace("' ", "'"));
}

/** “So I built …” answers nothing where it is said first, or after a name. */
export function withoutHinge(text: string, { cues, lang }: Language): string {
  const words = wordsOf(text, lang);
  const hinge = cues.hinges.startsAt(words, 0);
  const first = words[hinge?.to ?? 0];
  return hinge && first ? upperFirst(text.slice(first.from)) : text;
}

function labelBeforePrice(text: string, labels: Language['cues']['labels']) {
  const money = moneyIn(text);
  const label = money && labels.get(fold(text.slice(0, money.from)).trim());
  // « Pour 48 euros par an, … » begins a sentence.
  return label === undefined || label === 'audience'
    ? undefined
    : { text: text.slice(money?.from ?? 0), label };
}

function splitParts(text: string, language: Language): string[] {
  const parts = splitBeforeNeed(text, language).flatMap((part) => splitBeforeSought(part, language));
  return parts.flatMap((part) => (measured(part, language).hasVerb ? [part] : splitPrices(part, language)));
}

function splitBeforeNeed(text: string, language: Language): string[] {
  const { cues, lang } = language;
  const words = wordsOf(text, lang);
  const [subject] = words;
  if (!subject || !startsWithUs(words, language)) return [text];
  for (let at = 3; at < words.length - 2; at += 1) {
    const word = words[at];
    if (!word || !isAnd(word, language)) continue;
    const match = cues.needs.startsAt(words, at + 1);
    if (!match || match.from !== at + 1) continue;
    const second = text.slice(words[at + 1]?.from ?? 0);
    // « et il me faut un développeur », « et nous cherchons » have a subject of their own.
    const next = words[at + 1]?.folded ?? '';
    const isSpoken =
      cues.subjects.has(subject.folded) && !cues.subjects.has(next) && !cues.thirdPersons.has(next);
    const gap = isSpoken ? text.slice(subject.from, words[1]?.from) : '';
    return [text.slice(0, word.from).replace(/[\s,]+$/u, ''), upperFirst(gap + second)];
  }
  return [text];
}

/** “… and we can’t keep up so I’m looking for two guys”: who is sought in the end, of a sentence that could not be said in one breath. */
function splitBeforeSought(text: string, language: Language): string[] {
  const { cues, lang } = language;
  const words = wordsOf(text, lang);
  if (countWords(text) <= maxSentenceWords) return [text];
  const at = words.findLastIndex((_, from) => {
    const said = words.slice(cues.hinges.startsAt(words, from)?.to ?? words.length);
    const isJoined = cues.afterJoint.has(words[from - 1]?.folded ?? '');
    return from > 0 && !isJoined && startsWithUs(said, language) && seeksOne(said, language);
  });
  const start = words[cues.hinges.startsAt(words, at)?.to ?? 0]?.from ?? 0;
  const head = text.slice(0, words[at]?.from).replace(/[\s,;]+$/u, '');
  return at < 0 ? [text] : [head, upperFirst(text.slice(start))];
}

/** “I’m looking for two guys”, “we need a welder”; not “we need no crane”, “we can pay our weavers”. */
function seeksOne(words: readonly Word[], language: Language): boolean {
  const { cues, lang } = language;
  const end = (cues.needs.startsAt(words, 0) ?? cues.needs.startsAt(words, 1))?.to;
  if (end === undefined) return false;
  const tells = (word: Word | undefined) =>
    isIndefinite(word, language) || isNumberWord(word?.folded ?? '', lang);
  return cues.somebodies.startsAt(words, end) !== undefined || [words[end], words[end - 1]].some(tells);
}

/** “We are …”, “I have …”: the founders, and no deed. */
export function tellsState(words: readonly Word[], language: Language): boolean {
  const { cues, grammar } = language;
  const [first] = words;
  // “I’m”, “buscamos”: subject and verb are one word.
  const isOne = /'\w/u.test(first?.folded ?? '') || grammar.isOurs(first?.text ?? '') !== undefined;
  if (!startsWithUs(words, language)) return false;
  const acts = words.slice(isOne ? 0 : 1);
  // « Nous le récupérons »: what they do with it stands behind the pronoun.
  const bare = acts.findIndex(({ folded }) => !cues.objectPronouns.has(folded));
  const state = cues.states.startsAt(acts, Math.max(0, bare));
  // “We seek the leak” is a deed.
  const isDirect = state !== undefined && cues.titles.has(acts[state.to]?.folded ?? '');
  return state !== undefined && !(isDirect && cues.needs.startsAt(words, 0));
}

/**
 * The word from which the founders act in the main clause: 0 in “We walk dogs”, 6 in “With a welder in Ol Kalou I
 * made …”, -1 where somebody else acts.
 */
export function foundersAt({ words, text, verb }: Measured, language: Language): number {
  const { cues, grammar } = language;
  const most = verb < 0 ? mostBeforeFounders : Math.min(verb, mostBeforeFounders);
  for (let at = 0; at <= most && at < words.length; at += 1) {
    const word = words[at];
    const isLed =
      at === 0 && text.charAt(word?.to ?? 0) !== ',' && cues.subordinators.has(word?.folded ?? '');
    if (!word || isLed || cues.relatives.has(word.folded)) return -1;
    const isSaid = cues.subjects.has(word.folded);
    const isVerb = grammar.isOurs(word.text) !== undefined && (at === verb || at === 0);
    if ((isSaid || isVerb) && !measured(text.slice(0, word.from), language).hasVerb) return at;
  }
  return -1;
}

const mostBeforeFounders = 14;

function splitPrices(text: string, { cues, lang }: Language): string[] {
  const parts = text.split(/, (?=\S)/u);
  if (parts.length < 2) return [text];
  const isPrice = parts.map((part) => moneyIn(part)?.from === 0);
  const beginsWith = (part: string, list: ReadonlySet<string>) =>
    list.has(wordsOf(part, lang)[0]?.folded ?? '');
  // «…, 240 euros y seis semanas, o atarla con bridas»: the price stands amid what it is for.
  const isAmid = parts.some((part, at) => isPrice[at - 1] && beginsWith(part, cues.alternatives));
  // « CassePas, 29 $ »: a name alone is no sentence.
  const isNamed = isPrice[1] === true && isName(parts[0] ?? '', cues);
  // What comes after a price is its condition, or what it includes.
  if (isPrice[0] === true || isAmid || isNamed || !isPrice.some(Boolean)) return [text];
  const groups: string[] = [];
  parts.forEach((part, at) => {
    const isHeld = beginsWith(part, cues.subordinators);
    const isMore = isPrice[at - 1] && (isHeld || !hasDigit(part) || startsWithDigit(part));
    const joins = at > 0 && (isPrice[at] === isPrice[at - 1] || isMore);
    if (joins) groups[groups.length - 1] += `, ${part}`;
    else groups.push(part);
  });
  return groups.map((group, at) => (at === 0 ? group : upperFirst(group)));
}
