import * as z from 'zod';

import type { FactField, FactKind, Reading } from '../facts';
import { languages } from '../languages/language';
import { stemsIn } from '../languages/words';
import { isNumberWord, isYear } from '../numbers';
import { wordsOf } from '../phrases';
import { startsWithDigit } from '../words';
import type { Line } from './lines';
import file from './worth.json';

/** `say`: what a line is worth; `gap`: what is lost where it is said without the one before. Both are sums over features. */
export type LineWeights = { say: Record<string, number>; gap: Record<string, number> };

type Features = [name: string, value: number][];

const weights: LineWeights = z
  .object({ say: z.record(z.string(), z.number()), gap: z.record(z.string(), z.number()) })
  .parse(file);

/** Weighs each line for the listener, by weights that were fitted on what editors chose (`npm run choices`). */
export function weigh(lines: readonly Line[], reading: Reading): void {
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    line.worth = worthOf(lines, at, reading);
    if (before === undefined) return;
    line.before = before;
    line.gap = Math.max(0, sum(gapFeatures(lines, at, reading), weights.gap));
  });
}

function worthOf(lines: readonly Line[], at: number, reading: Reading): number {
  const fact = lines[at]?.facts[0];
  const answered = fact && worthOfAnswer[fact.field];
  if (answered !== undefined) return answered;
  if (fact === undefined) return 0;
  return sum(sayFeatures(lines, at, reading), weights.say);
}

/** No editor chose among answers: they were asked for because they lift a pitch most. */
const worthOfAnswer: Partial<Record<FactField, number>> = {
  moment: 10,
  change: 4,
  proof: 3.5,
  instead: 3,
  ask: 4,
  messagesAndValues: -1.5,
};

export function sayFeatures(
  lines: readonly Line[],
  at: number,
  { brief: { goal }, lang, offer: { name } }: Reading,
): Features {
  const line = lines[at];
  if (line === undefined) return [];
  const offer = lines.findIndex(({ kind }) => kind === 'offer');
  const kind = kindOf(line);
  const numbers = numbersIn(line.text, lang);
  const isIn = (one?: Line) => name !== undefined && one?.text.includes(name) === true;
  return [
    [kind, 1],
    [`${kind} to ${goal}`, 1],
    ['names the offer', isIn(line) && !isIn(lines[offer]) ? 1 : 0],
    ['has a number', numbers > 0 ? 1 : 0],
    ['numbers', Math.min(numbers, 3) / 3],
    ['words', line.words / 10],
    ['is first', at === 0 ? 1 : 0],
    ['is second', at === 1 ? 1 : 0],
    ['is last', at === lines.length - 1 ? 1 : 0],
    ['place', at / Math.max(1, lines.length - 1)],
    ['before the offer', at === offer - 1 ? 1 : 0],
    ['after the offer', at === offer + 1 ? 1 : 0],
  ];
}

/** Of a line whose neighbour before it is left out. The offer never is. */
export function gapFeatures(lines: readonly Line[], at: number, { lang }: Reading): Features {
  const [last, line] = [lines[at - 1], lines[at]];
  if (last === undefined || line === undefined || last.kind === 'offer') return [];
  const offer = lines.findIndex(({ kind }) => kind === 'offer');
  const [kind, before] = [kindOf(line), kindOf(last)];
  const [fact] = line.facts;
  const is = (holds: boolean) => (holds ? 1 : 0);
  const [stems, own] = [last, line].map(({ text }) => stemsIn(wordsOf(text, lang), languages[lang]));
  const shared = [...(own ?? [])].filter((stem) => stems?.has(stem)).length;
  return [
    ['any', 1],
    ['shares words', Math.min(2, shared) / 2],
    ['of one kind', is(kind === before)],
    ['goes wrong still', is(kind === 'problem' && before === 'problem')],
    ['of the team', is(before === 'team')],
    ['of a proof', is(before === 'proof' && (kind === 'proof' || kind === 'need'))],
    ['its price', is(before === 'proof' && kind === 'price')],
    ['of a rival', is(before === 'instead' && kind !== 'offer')],
    ['begins with a number', is(startsWithDigit(line.text))],
    ['is short', is(line.words <= 5)],
    ['is a note', is(fact?.form === 'fragment')],
    ['is before the offer', is(at < offer)],
    ['points back', is(fact?.leans === 'before')],
  ];
}

function sum(features: Features, by: Record<string, number>): number {
  return features.reduce((all, [name, value]) => all + value * (by[name] ?? 0), 0);
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

function numbersIn(text: string, lang: Reading['lang']): number {
  return wordsOf(text, lang).filter(({ folded }) => isNumberWord(folded, lang) && !isYear(folded)).length;
}
