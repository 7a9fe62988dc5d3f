import type { Duration } from '../../pitch';
import { durations } from '../../pitch-constants';
import { minGrowth } from '../max-words';
import type { Fact } from '../facts';
import type { Line } from './lines';

/** What may end a text, and what it takes: the ask itself, with the need that the brief states. */
export type Ask = {
  text: string;
  words: number;
  need: Line[];
  /** The fact that it speaks of, which must be said before. */
  about?: Fact;
};

export type Limits = {
  maxWordsOf(duration: Duration): number;
  /** The fullest first; a text takes the first with which what is sold fits. */
  asks: readonly Ask[];
  shortOffer: Line | undefined;
};

export type Plan = {
  lines: Line[];
  ask: Ask;
  /** Words that it may have, which is less than a whole duration where a longer version needs to say a quarter more. */
  most: number;
};

/** The longest duration says all that fits, each shorter one the heaviest facts. */
export function chooseLines(lines: Line[], limits: Limits): Map<Duration, Plan> {
  const [fullest = noAsk] = limits.asks;
  const total = fullest.words + sum(fullest.need) + sum(lines);
  const longest = durations.find((duration) => limits.maxWordsOf(duration) >= total) ?? 90;
  const chosen = new Map<Duration, Plan>();
  const rest = lines.filter(({ kind }) => kind !== 'offer').map(fillerOf);
  let most = Infinity;
  for (const duration of durations.toReversed()) {
    if (duration > longest) continue;
    const plan = fit(lines, rest, Math.min(limits.maxWordsOf(duration), most), limits);
    if (plan === undefined) continue;
    chosen.set(duration, plan);
    most = Math.floor((sum(plan.lines) + plan.ask.words + sum(plan.ask.need)) / minGrowth);
  }
  return chosen;
}

const noAsk: Ask = { text: '', words: 0, need: [] };

function fit(lines: Line[], rest: Filler[], limit: number, { asks, shortOffer }: Limits): Plan | undefined {
  const offer = lines.filter(({ kind }) => kind === 'offer').flatMap((line) => withWhatItNeeds(line));
  const shorter = shortOffer && withWhatItNeeds(shortOffer);
  const ways = worths.map((worth) => rest.toSorted((a, b) => worth(b.line) - worth(a.line)));
  let best: Plan | undefined;
  let heaviest = 0;
  for (const ask of [...asks, noAsk]) {
    for (const begin of shorter === undefined ? [offer] : [offer, shorter]) {
      const room = limit - ask.words - sum(ask.need) - sum(begin);
      if (room < 0) continue;
      const fillings = ways.map((way) => withFirst(begin, way, room, lines));
      for (const chosen of [
        ...fillings,
        ...fillings.map((filling) => improved(filling, begin, rest, room, lines)),
      ]) {
        if (ask.about && !chosen.some(({ facts }) => facts.some((fact) => fact === ask.about))) continue;
        const weight =
          1 + weigh(chosen) + askWeight(ask) + (begin === offer ? wholeOffer(offer, shorter) : 0);
        if (weight <= heaviest) continue;
        heaviest = weight;
        best = { ask, lines: chosen, most: limit };
      }
    }
  }
  return best;
}

/** A text without an ask is worth less than one with a fact fewer. */
function askWeight({ text, need }: Ask): number {
  return (text === '' ? 0 : need.length === 0 ? 140 : 40) + (need.length === 0 ? 0 : 220);
}

/** What is sold is worth its words, and more so where the shorter sentence leaves a number out. */
function wholeOffer(offer: Line[], shorter: Line[] | undefined): number {
  const digits = (lines: Line[]) => lines.map(({ text }) => text.replace(/\D+/gu, '')).join('');
  return shorter === undefined || digits(offer) === digits(shorter) ? 70 : 130;
}

/** One strong fact tells more than two weak ones, and a second of its kind less than the first. */
function weigh(lines: Line[]): number {
  const told = new Map<Line['kind'], number>();
  const byWeight = lines.toSorted((a, b) => b.weight - a.weight);
  return byWeight.reduce((total, { kind, weight }) => {
    const before = told.get(kind) ?? 0;
    told.set(kind, before + 1);
    return total + ((weight * Math.abs(weight)) / 100) * again ** before;
  }, 0);
}

const again = 0.7;

const worths: ((line: Line) => number)[] = [
  ({ weight }) => weight,
  ({ weight, words }) => weight / Math.sqrt(words + 1),
  ({ weight, words }) => weight / (words + 1),
];

type Filler = { line: Line; whole: Line[] };

function fillerOf(line: Line): Filler {
  return { line, whole: withWhatItNeeds(line).filter(({ kind }) => kind !== 'offer') };
}

function withFirst(begin: Line[], rest: Filler[], room: number, order: Line[]): Line[] {
  const picked = new Set(begin);
  let left = room;
  for (const { line, whole } of rest) {
    if (line.words > left) continue;
    const needed = whole.filter((one) => !picked.has(one));
    const words = sum(needed);
    if (words > left) continue;
    needed.forEach((one) => picked.add(one));
    left -= words;
  }
  return [...begin.filter((line) => !order.includes(line)), ...order.filter((line) => picked.has(line))];
}

function improved(filling: Line[], begin: Line[], rest: Filler[], room: number, order: Line[]): Line[] {
  if (rest.length > mostTried) return filling;
  let best = filling;
  for (const { line: given } of rest) {
    if (!best.includes(given)) continue;
    const others = rest.filter(({ whole }) => !whole.includes(given));
    const kept = others.filter(({ line }) => best.includes(line));
    const added = others
      .filter(({ line }) => !best.includes(line))
      .toSorted((a, b) => b.line.weight - a.line.weight);
    const tried = withFirst(begin, [...kept, ...added], room, order);
    if (weigh(tried) > weigh(best)) best = tried;
  }
  return best;
}

const mostTried = 30;

function withWhatItNeeds(line: Line, known = new Set<Line>()): Line[] {
  if (known.has(line)) return [];
  known.add(line);
  const before = [line.after, line.needs].flatMap((other) => (other ? withWhatItNeeds(other, known) : []));
  return [...before, line];
}

function sum(lines: readonly Line[]): number {
  return lines.reduce((words, line) => words + line.words, 0);
}
