import type { Reading } from '../facts';
import { inEach } from '../languages/each';
import { type Language, languages } from '../languages/language';
import { stemsIn } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { rememberedFor } from '../words';
import file from './leaning.json';
import type { Line } from './lines';

export type Features = [name: string, value: number][];

const weights: Record<string, number> = file;

/** How likely a line says little without each of the six before it, by weights fitted on what editors said; the offer is always said. */
export function leaningsOf(lines: readonly Line[], at: number, reading: Reading, by = weights): number[] {
  const signs = sum(signsOf(lines, at, reading), by);
  const powers = lines.slice(0, at).map(({ kind, facts }, on) => {
    const isOther = kind === 'offer' || facts[0]?.field !== lines[at]?.facts[0]?.field;
    return isOther || at - on > 6 ? 0 : Math.exp(signs + sum(tiesOf(lines, at, on, reading), by));
  });
  const all = powers.reduce((total, power) => total + power, 1);
  return powers.map((power) => power / all);
}

export function sum(features: Features, by: Record<string, number>): number {
  return features.reduce((all, [name, value]) => all + value * (by[name] ?? 0), 0);
}

/** What tells that a line leans on another, be it which it may. */
export function signsOf(lines: readonly Line[], at: number, { lang }: Reading): Features {
  const line = lines[at];
  if (line === undefined) return [];
  const { cues, grammar } = languages[lang];
  const words = wordsOf(line.text, lang);
  const verb = grammar.finiteVerbIndex(words.map(({ text }) => text));
  const isNoun = ({ folded }: Word, index: number) =>
    folded.length > 3 && index !== verb && !cues.stopNouns.has(folded) && !cues.ourselves.has(folded);
  const pronoun = pronounIn(words, lang);
  // A noun before it in its own sentence may be what it stands for.
  const isUnbound = pronoun >= 0 && !words.slice(0, pronoun).some(isNoun);
  const [first = '', second = ''] = words.map(({ folded }) => folded);
  return [
    ['any', 1],
    ['points back', Number(line.facts[0]?.leans === 'before')],
    ['before the offer', Number(at < lines.findIndex(({ kind }) => kind === 'offer'))],
    ['is second', Number(at === 1)],
    ['unbound in the offer', Number(isUnbound && line.kind === 'offer')],
    ['number alone', Number(isNumberWord(first, lang) && (verb === 1 || cues.stopNouns.has(second)))],
    ['that', Number(words.slice(0, 5).some(({ folded }) => cues.demonstratives.has(folded)))],
    ['many', Number(cues.many.startsAt(words, 0) !== undefined)],
    ['contrast', Number(cues.contrasts.startsAt(words, 0) !== undefined)],
    ['words', line.words / 20],
    ['is a note', Number(line.facts[0]?.form === 'fragment')],
  ];
}

/** Where one stands that may mean what was named before; -1 without any. */
export function pronounIn(words: readonly Word[], lang: Reading['lang']): number {
  const { cues, grammar } = languages[lang];
  const verb = grammar.finiteVerbIndex(words.map(({ text }) => text));
  return words.findIndex(
    ({ folded }, at) =>
      cues.thirdPersons.has(folded) ||
      cues.earlyPronouns.has(folded) ||
      (at === verb - 1 && objects.has(folded)),
  );
}

/** Before a verb they are no articles. */
const objects = new Set("l' le la les lo los las".split(' '));

/** A line is compared with many. */
const stemsOf = inEach((lang) =>
  rememberedFor((line: Line) => stemsIn(wordsOf(line.text, lang), languages[lang])),
);

/** What ties it to this one. */
export function tiesOf(lines: readonly Line[], at: number, on: number, { lang }: Reading): Features {
  const [line, other] = [lines[at], lines[on]];
  if (line === undefined || other === undefined) return [];
  const { titles, demonstratives } = languages[lang].cues;
  const stems = stemsOf[lang];
  const words = wordsOf(line.text, lang);
  const offer = lines.find((one) => one.kind === 'offer' && one !== line);
  const isKnown = (stem: string) => offer !== undefined && stems(offer).has(stem);
  const fresh = [...stems(line)].filter((stem) => stems(other).has(stem) && !isKnown(stem));
  const after = (list: ReadonlySet<string>) => {
    const next = words.filter((_, index) => list.has(words[index - 1]?.folded ?? ''));
    return next.some(({ folded }) => fresh.includes(folded.slice(0, 5)));
  };
  // What is named by its noun may stand further back.
  const isNamed = after(titles) || after(demonstratives);
  return [
    [`${other.kind} before ${line.kind}`, 1],
    ['its words', other.words / 20],
    ['same kind', Number(line.kind === other.kind)],
    ['far', isNamed ? 0 : Math.min(4, at - on) / 4],
    [
      'shares alone',
      Number(fresh.some((stem) => !lines.slice(on + 1, at).some((one) => stems(one).has(stem)))),
    ],
    ['the same', Number(after(titles))],
    ['that same', Number(after(demonstratives))],
  ];
}

/** What an answer, as it was typed, says little without: “Now she takes orders again” without the moment, half of what is used today without what is wrong with it. */
export function leansOfAnswer(
  lines: readonly Line[],
  at: number,
  { lang }: Reading,
): { on: Line; loss: number }[] {
  const [line, next] = lines.slice(at);
  const moment = lines.find(({ kind }) => kind === 'moment');
  const words = wordsOf(line?.facts[0]?.text ?? '', lang);
  const language = languages[lang];
  const isUnbound =
    language.cues.leansBefore.startsAt(words, 0) ||
    pronounIn(words, lang) >= 0 ||
    hasNoSubject(words, language);
  if (moment && line?.kind === 'change' && isUnbound) return [{ on: moment, loss: line.worth }];
  const isOfToday = [line, next].every((one) => one?.facts[0]?.field === 'instead');
  return next && isOfToday ? [{ on: next, loss: lossOfHalf }] : [];
}

/** As much as a clause is worth. */
const lossOfHalf = 3;

/** «Ahora sale sin gas» */
export function hasNoSubject(words: readonly Word[], { cues, grammar }: Language): boolean {
  const verb = grammar.finiteVerbIndex(words.map(({ text }) => text));
  const isOurs = grammar.isOurs(words[verb]?.text ?? '') !== undefined;
  const isBare = ({ folded }: Word) => cues.nowadays.has(folded) || cues.objectPronouns.has(folded);
  return verb >= 0 && !isOurs && words.slice(0, verb).every(isBare);
}
