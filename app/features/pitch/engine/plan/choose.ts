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

/** The longest duration says all that fits, each shorter one what is worth most together. */
export function chooseLines(lines: Line[], limits: Limits): Map<Duration, Plan> {
  const [fullest = noAsk] = limits.asks;
  const total = fullest.words + wordsIn(fullest.need) + wordsIn(lines);
  const longest = durations.find((duration) => limits.maxWordsOf(duration) >= total) ?? 90;
  const chosen = new Map<Duration, Plan>();
  let most = Infinity;
  for (const duration of durations.toReversed()) {
    if (duration > longest) continue;
    const plan = fit(lines, Math.min(limits.maxWordsOf(duration), most), limits);
    if (plan === undefined) continue;
    chosen.set(duration, plan);
    most = Math.floor((wordsIn(plan.lines) + plan.ask.words + wordsIn(plan.ask.need)) / minGrowth);
  }
  return chosen;
}

const noAsk: Ask = { text: '', words: 0, need: [] };

function fit(lines: Line[], limit: number, { asks, shortOffer }: Limits): Plan | undefined {
  const whole = lines.find(({ kind }) => kind === 'offer');
  const [fullest = noAsk] = asks;
  if (fullest.words + wordsIn(fullest.need) + wordsIn(lines) <= limit)
    return { ask: fullest, lines, most: limit };
  let best: Plan | undefined;
  let highest = -Infinity;
  for (const ask of [...asks, noAsk]) {
    for (const offer of shortOffer === undefined ? [whole] : [whole, shortOffer]) {
      const said = lines.map((line) => (line === whole && offer ? offer : line));
      const room = limit - ask.words - wordsIn(ask.need);
      const chosen = worthiest(said, ask.need, room);
      if (chosen === undefined) continue;
      if (ask.about && !chosen.some(({ facts }) => facts.some((fact) => fact === ask.about))) continue;
      const worth =
        worthOf([...chosen, ...ask.need]) +
        worthOfAsk(ask) +
        (offer === whole ? wholeOffer(whole, shortOffer) : 0);
      if (worth <= highest) continue;
      highest = worth;
      best = { ask, lines: chosen, most: limit };
    }
  }
  return best;
}

/** A text without an ask is worth less than one with a fact fewer; what the brief says is needed is the best of them. */
function worthOfAsk({ text, need }: Ask): number {
  return (need.length > 0 ? 4.5 : text === '' ? 0 : 4) + (need.length > 0 && text !== '' ? 0.5 : 0);
}

/** What is sold is worth its words, and more so where the shorter sentence leaves a number out. */
function wholeOffer(offer: Line | undefined, shorter: Line | undefined): number {
  const digits = (line: Line | undefined) => line?.text.replace(/\D+/gu, '');
  return shorter === undefined || digits(offer) === digits(shorter) ? 0.8 : 1.6;
}

/** The offer with those that are worth most and fit beside it, in their order; undefined where it does not fit itself. */
function worthiest(lines: Line[], need: Line[], room: number): Line[] | undefined {
  if (wordsIn(lines) <= room) return lines;
  const offer = lines.find(isOffer);
  const must = new Set(offer ? withWhatItNeeds(offer) : []);
  const free = lines.filter((line) => !must.has(line)).toSorted((one, other) => other.worth - one.worth);
  let left = room - wordsIn(lines.filter((line) => must.has(line)));
  if (left < 0) return undefined;
  // Of many lines the worthiest are said and the least worth not: what is weighed are those between.
  const fits = free.findIndex((line) => (left -= line.words) < 0);
  const from = Math.max(0, fits - mostWeighed / 2);
  const sure = free.slice(0, from);
  const weighed = free.slice(from, from + mostWeighed);
  let best: Line[] | undefined;
  let highest = -Infinity;
  for (let choice = 0; choice < 2 ** weighed.length; choice += 1) {
    const picked = new Set([...must, ...sure, ...weighed.filter((_line, at) => (choice >> at) & 1)]);
    const chosen = lines.filter((line) => picked.has(line));
    if (wordsIn(chosen) > room || !chosen.every((line) => hasWhatItNeeds(line, picked))) continue;
    const worth = worthOf([...chosen, ...need]);
    if (worth <= highest) continue;
    highest = worth;
    best = chosen;
  }
  return best;
}

const mostWeighed = 10;

/** What lines are worth together: less where one is said without the one that the founder says before it. */
function worthOf(lines: readonly Line[]): number {
  const said = new Set(lines);
  const isApart = ({ before }: Line) => before !== undefined && !isOffer(before) && !said.has(before);
  return lines.reduce((sum, line) => sum + line.worth - (isApart(line) ? line.gap : 0), 0);
}

/** What points back is said after what it points at; the offer is always said. */
export function hasWhatItNeeds({ after, needs }: Line, said: ReadonlySet<Line>): boolean {
  return [after, needs].every((other) => other === undefined || isOffer(other) || said.has(other));
}

function isOffer({ kind }: Line): boolean {
  return kind === 'offer';
}

function withWhatItNeeds(line: Line, known = new Set<Line>()): Line[] {
  if (known.has(line)) return [];
  known.add(line);
  const before = [line.after, line.needs].flatMap((other) => (other ? withWhatItNeeds(other, known) : []));
  return [...before, line];
}

export function wordsIn(lines: readonly Line[]): number {
  return lines.reduce((words, line) => words + line.words, 0);
}
