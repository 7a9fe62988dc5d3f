import type { FactField, FactKind, Reading } from '../facts';
import { isYear } from '../numbers';
import { wordsOf } from '../phrases';
import { moneyIn } from '../read/money';
import { tellsState } from '../read/units';
import { referencesOf } from './antecedents';
import type { Goal } from '../../brief';
import { type Cut, cutsOf } from './cut';
import { languages } from '../languages/language';
import { isIndefinite, shareIn, soughtAt, startsWithUs, stemsIn } from '../languages/words';
import { countWords, hasDigit } from '../words';
import { type Features, hasNoSubject, leaningsOf, leansOfAnswer, sum } from './leaning';
import { losesPoint, numbersAmong, numbersIn } from './point';
import type { Line } from './lines';
import file from './worth.json';

/** `say`: what a line is worth; `gap`: what is lost where it is said without one before. Both are sums over features. */
export type LineWeights = { say: Record<string, number>; gap: Record<string, number> };

const weights: LineWeights = file;

/** Weighs each line for the listener, by weights that were fitted on what editors chose (`npm run choices`). */
export function weigh(lines: readonly Line[], reading: Reading): void {
  lines.forEach((line, at) => {
    line.worth = worthOf(lines, at, reading);
    line.leans = gapFeatures(lines, at, leaningsOf(lines, at, reading)).flatMap((features, on) => {
      const [other, loss] = [lines[on], sum(features, weights.gap)];
      return other && loss > 0 ? [{ on: other, loss }] : [];
    });
    line.leans = [...line.leans, ...leansOfAnswer(lines, at, reading)];
    line.refers = referencesOf(lines, at, reading);
    line.repeats = lines.filter((other) => isRepeated(line, other, reading.lang));
  });
}

/** “64 are up on 19 farms”, told in the description and again where one asked for a proof. */
function isRepeated(
  { facts: [own], kind, text }: Line,
  { facts: [other], text: said }: Line,
  lang: Reading['lang'],
): boolean {
  const isAnswer = other !== undefined && other.field !== 'description';
  if (!isAnswer || own?.field !== 'description' || kind === 'offer' || kind === 'need') return false;
  const tokens = (one: string) => {
    const words = wordsOf(one, lang);
    const numbers = words
      .filter(({ folded }) => hasDigit(folded) && !isYear(folded))
      .map(({ folded }) => folded);
    return { numbers, stems: stemsIn(words, languages[lang]) };
  };
  const [ours, theirs] = [tokens(text), tokens(said)];
  const shared = new Set(ours.numbers.filter((one) => theirs.numbers.includes(one)));
  const isMost = ours.stems.size >= fewestStems && shareIn(ours.stems, theirs.stems) > mostShared;
  return shared.size >= fewestShared || isMost;
}

const fewestShared = 2;
const fewestStems = 4;
const mostShared = 0.5;

/** A line in fewer words, longest first, each with what it is then worth. */
export function shorterLines(lines: readonly Line[], at: number, reading: Reading): Line[] {
  return cutLines(lines, at, reading).map((line) => ({
    ...line,
    worth: worthOf(lines.with(at, line), at, reading) - (line.kind === 'offer' ? lossOfOffer(line) : 0),
  }));
}

/** What is sold is worth more whole than editors made it: with its end goes, as a rule, what the thing does. */
function lossOfOffer({ cut }: Line): number {
  return 2 + 0.5 * worthOfWords(cut?.gone.length ?? 0);
}

/** What a founder answers is never cut, nor what no grammar here knows; of the offer what is sold stays. */
export function cutLines(
  lines: readonly Line[],
  at: number,
  { brief, lang, quotedLang, offer }: Reading,
): Line[] {
  const line = lines[at];
  const isOwn = line?.facts.length === 1 && line.facts[0]?.field === 'description';
  if (line === undefined || quotedLang !== undefined || !isOwn) return [];
  const sold = line.kind === 'offer' ? (offer.noun ?? offer.name) : '';
  if (sold === undefined) return [];
  return cutsOf(line.text, languages[lang])
    .filter((cut) => cut.text.includes(sold))
    .filter((cut) => !losesPoint(line, cut, lang) && !losesSum(lines, at, cut, brief.goal))
    .slice(0, mostCuts)
    .map((cut) => ({ ...line, text: cut.text, words: countWords(cut.text), cut }));
}

const mostCuts = 3;

/** “It is one welder and one motorbike; 700,000 would put five more on the road”: where a brief to investors ends, a sum is sought. */
function losesSum(lines: readonly Line[], at: number, cut: Cut, goal: Goal): boolean {
  const gone = cut.gone.map(({ text }) => text).join(' ');
  const isEnd = at === lines.length - 1;
  return goal === 'investors' && isEnd && moneyIn(gone) !== undefined && moneyIn(cut.text) === undefined;
}

function worthOf(lines: readonly Line[], at: number, reading: Reading): number {
  const answered = moreOfAnswer[lines[at]?.facts[0]?.field ?? 'description'];
  if (answered === undefined)
    return (
      sum(sayFeatures(lines, at, reading), weights.say) +
      moreOfPrice(lines[at], reading) +
      moreToGoal(lines[at], reading) +
      moreOfOffer * (1 - reading.offerSure) * oddsOfOffer(lines[at], reading.lang) +
      moreOfDeed(lines, at, reading.lang)
    );
  return answered < 0 ? answered : answered + worthOfWords(lines[at]?.words ?? 0);
}

/**
 * What may be the offer is worth saying where another sentence may wrongly be taken for it. Set by hand: of briefs that the
 * odds were fitted on it hardly ever is.
 */
const moreOfOffer = 10;

/** “So I built a box. It prints a slip for each bucket”: what it does is not known before the next sentence. */
function moreOfDeed(lines: readonly Line[], at: number, lang: Reading['lang']): number {
  const [offer, line] = [lines[at - 1], lines[at]];
  if (line === undefined || offer?.kind !== 'offer' || offer.words > fewWords) return 0;
  const [fact] = line.facts;
  const isOfOffer = fact?.leans === 'offer' || hasNoSubject(wordsOf(line.text, lang), languages[lang]);
  return isOfOffer && fact?.form === 'sentence' && line.order === offer.order + 1 ? 6 : 0;
}

const fewWords = 6;

/** What was taken for the offer has no odds itself. “I’ve built a wax pot” may be it whatever the odds. */
function oddsOfOffer(line: Line | undefined, lang: Reading['lang']): number {
  if (line === undefined || line.kind === 'offer') return 0;
  const language = languages[lang];
  const words = wordsOf(line.text, lang);
  const made = startsWithUs(words, language) ? language.cues.makers.startsAt(words, 0) : undefined;
  const isMade = made && isIndefinite(words[made.to], language) && !tellsState(words, language);
  return Math.max(line.facts[0]?.odds?.get('offer') ?? 0, isMade ? 0.6 : 0);
}

/** Of 120 verdicts on thirty seconds 39 missed the price, more than anything else (trials 27 to 30). */
function moreOfPrice(line: Line | undefined, { brief: { goal }, lang }: Reading): number {
  const isAsked = goal === 'users' || goal === 'investors';
  const isOurs = line !== undefined && line.kind !== 'problem' && line.kind !== 'instead';
  const isTold =
    line !== undefined && (isOurs ? moneyIn(line.text) !== undefined : tellsOwnPrice(line.text, lang));
  return isAsked && isTold ? 1.5 : 0;
}

/** “A new oar is about €450; I charge 60 to 110 €”: behind a rival’s price the founders’ own. */
function tellsOwnPrice(text: string, lang: Reading['lang']): boolean {
  const parts = text.split(/[;,:]\s/u).slice(1);
  return parts.some(
    (part) => startsWithUs(wordsOf(part, lang), languages[lang]) && moneyIn(part) !== undefined,
  );
}

/**
 * Set by hand, by what 24 judged briefs missed and what editors ordered of 272: to a team who is needed, and that it works already;
 * to investors that it sells; to an incubator what goes wrong.
 */
function moreToGoal(line: Line | undefined, { brief: { goal }, lang }: Reading): number {
  if (line === undefined || line.kind === 'offer') return 0;
  const isNeed = soughtAt(wordsOf(line.text, lang), languages[lang]) >= 0;
  const more = kindsOf(line).reduce(
    (all, [kind, share]) => all + share * (wanting[`${kind} to ${goal}`] ?? 0),
    0,
  );
  const isSum = goal === 'investors' && moneyIn(line.text) !== undefined;
  const isFirstStep =
    line.kind === 'invitation' && languages[lang].cues.needs.find(wordsOf(line.text, lang)) === undefined;
  return more + ((isNeed && (goal === 'team' || isSum)) || isFirstStep ? 2 : 0);
}

const wanting: Record<string, number> = {
  'proof to team': 2,
  'proof to investors': 1,
  'problem to incubator': 0.5,
  // What customers pay tells whoever may join little.
  'price to team': -2,
};

/** By the weights alone, whatever the words tell. */
function worthOfWords(words: number): number {
  return (words / 10) * (weights.say['words'] ?? 0);
}

/** A founder asked for it, and it was answered: a text that ends before it is worth less than one with three facts fewer. */
export function worthOfAnsweredAsk(words: number): number {
  return 8 + worthOfWords(words);
}

/** Beside its words. No editor chose among answers: they were asked for because they lift a pitch most. */
const moreOfAnswer: Partial<Record<FactField, number>> = {
  moment: 7,
  change: 2,
  proof: 2,
  instead: 0,
  messagesAndValues: -1.5,
};

export function sayFeatures(lines: readonly Line[], at: number, { brief, lang }: Reading): Features {
  const line = lines[at];
  if (line === undefined) return [];
  const offer = lines.findIndex(({ kind }) => kind === 'offer');
  return [
    ...kindsOf(line).flatMap(([kind, share]): Features => [
      [kind, share],
      [`${kind} to ${brief.goal}`, share],
    ]),
    ['numbers', Math.min(numbersIn(line.text, lang), 3) / 3],
    ['words', line.words / 10],
    ['is first', Number(at === 0)],
    ['is last', Number(at === lines.length - 1)],
    ['place', at / Math.max(1, lines.length - 1)],
    ['before the offer', Number(at === offer - 1)],
    ...cutFeatures(line, lang),
  ];
}

/** What is lost with the words that go. */
function cutFeatures({ cut, kind }: Line, lang: Reading['lang']): Features {
  if (cut === undefined) return [];
  const gone = numbersAmong(cut.gone, lang);
  return [
    ['cut', 1],
    [`cut ${cut.kind}`, 1],
    [`cut of ${kind}`, 1],
    ['numbers gone', Math.min(gone, 3) / 3],
    ['all numbers gone', Number(gone > 0 && numbersIn(cut.text, lang) === 0)],
    ['words gone', cut.gone.length / 10],
  ];
}

/** Of each line before; the offer is always said. */
export function gapFeatures(lines: readonly Line[], at: number, leanings: readonly number[]): Features[] {
  return leanings.map((leaning, on): Features => {
    const [line, other] = [lines[at], lines[on]];
    if (line === undefined || other === undefined || other.kind === 'offer') return [];
    if (on < at - 1) return [['leans', leaning]];
    const [kind, before] = [kindOf(line), kindOf(other)];
    return [
      ['leans', leaning],
      ['any', 1],
      ['of one kind', Number(kind === before)],
      ['goes wrong still', Number(kind === 'problem' && before === 'problem')],
      ['of a proof', Number(before === 'proof' && (kind === 'proof' || kind === 'need'))],
      ['its price', Number(before === 'proof' && kind === 'price')],
      ['of a rival', Number(before === 'instead' && kind !== 'offer')],
      ['is before the offer', Number(at < lines.findIndex((one) => one.kind === 'offer'))],
    ];
  });
}

/** A sentence that may be a price or a rival’s is worth something of both. */
function kindsOf(line: Line): [kind: FactKind, share: number][] {
  const [fact] = line.facts;
  if (fact?.odds === undefined || fact.kind !== line.kind) return [[kindOf(line), 1]];
  return [...fact.odds].map(([kind, share]) => [alike[kind] ?? kind, share]);
}

/** Kinds that are told apart for their words, and weigh alike. */
function kindOf({ kind }: Line): FactKind {
  return alike[kind] ?? kind;
}

const alike: Partial<Record<FactKind, FactKind>> = {
  invitation: 'need',
  condition: 'price',
  difference: 'benefit',
  change: 'benefit',
  moment: 'problem',
  audience: 'detail',
};
