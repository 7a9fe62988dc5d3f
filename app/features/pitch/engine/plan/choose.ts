import type { Duration } from '../../pitch';
import { durations } from '../../pitch-constants';
import { minGrowth } from '../max-words';
import type { Fact, FactKind } from '../facts';
import { moneyIn } from '../read/money';
import { rememberedFor } from '../words';
import { lossOfUnnamed } from './antecedents';
import { isSame, type Line } from './lines';

/** What may end a text, and what it takes: the ask itself, with the need that the brief states. */
export type Ask = {
  text: string;
  words: number;
  worth: number;
  need: Line[];
  /** The fact that it speaks of, which must be said before. */
  about?: Fact;
};

export type Limits = {
  maxWordsOf(duration: Duration): number;
  /** The fullest first; a text takes the first with which what is sold fits. */
  asks: readonly Ask[];
  /** What is sold in the fewest words, where nothing fits with more. */
  shortOffer: Line | undefined;
  /** A line without its last clauses, where there is no room for them; longest first. */
  shorterOf(line: Line): readonly Line[];
};

export type Plan = {
  lines: Line[];
  ask: Ask;
  /** Words that it may have, which is less than a whole duration where a longer version needs to say a twentieth more. */
  most: number;
};

/** The longest duration says all that fits, each shorter one what is worth most together. */
export function chooseLines(lines: Line[], limits: Limits): Map<Duration, Plan> {
  const [fullest = noAsk] = limits.asks;
  const longest = durations.find((duration) => isAllSaid(lines, fullest, limits.maxWordsOf(duration))) ?? 90;
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

const noAsk: Ask = { text: '', words: 0, worth: 0, need: [] };

/** Who says what is needed, and is not heard, has asked nobody. */
function withoutNeed({ need }: Ask): Ask {
  return need.length === 0 ? noAsk : { ...noAsk, worth: worthWithoutNeed };
}

/** As much less as a question is worth: 3, 4 or 6 change one to three of 336 briefs. */
const worthWithoutNeed = -2;

function isAllSaid(lines: Line[], { words, need }: Ask, limit: number): boolean {
  return words + wordsIn(need) + wordsIn(lines) <= limit;
}

function fit(lines: Line[], limit: number, limits: Limits): Plan | undefined {
  const { asks, shortOffer, shorterOf } = limits;
  const whole = lines.find(isOffer);
  const [fullest = noAsk] = asks;
  if (isAllSaid(lines, fullest, limit)) return { ask: fullest, lines, most: limit };
  const forms = lines.map((line) => (isOffer(line) ? [line] : [line, ...shorterOf(line)]));
  const worthiestWith = (offers: readonly (Line | undefined)[]): Plan | undefined => {
    let best: Plan | undefined;
    let highest = -Infinity;
    for (const ask of [...asks, withoutNeed(fullest)]) {
      for (const offer of offers) {
        const said = forms.map((of) => (offer && isSame(of[0], offer) ? [offer] : of));
        const room = limit - ask.words - wordsIn(ask.need);
        const chosen = worthiest(said, ask.need, room, highest - ask.worth);
        if (chosen === undefined || !saysWhatIsAskedOf(ask, chosen)) continue;
        const worth = worthTogether([...chosen, ...ask.need]) + ask.worth;
        if (worth <= highest) continue;
        highest = worth;
        best = { ask, lines: chosen, most: limit };
      }
    }
    return best;
  };
  const offers = [whole, ...(whole ? shorterOf(whole) : [])];
  return worthiestWith(offers) ?? (shortOffer && worthiestWith([shortOffer]));
}

function saysWhatIsAskedOf({ about }: Ask, lines: readonly Line[]): boolean {
  return about === undefined || lines.some(({ facts }) => facts.includes(about));
}

/**
 * The offer with those that are worth most and fit beside it, in their order; undefined where it does not fit itself, or none are
 * worth more than `least`.
 */
function worthiest(
  forms: (readonly Line[])[],
  need: Line[],
  room: number,
  least: number,
): Line[] | undefined {
  const lines = forms.flatMap(([line]) => (line ? [line] : []));
  if (wordsIn(lines) <= room) return lines;
  const offer = lines.find(isOffer);
  const must = offer ? withWhatItNeeds(offer) : [];
  const free = worthiestFirst(lines.filter((line) => !must.some((one) => isSame(one, line))));
  const left = room - wordsIn(must);
  if (left < 0) return undefined;
  // Of many lines the worthiest are said and the least worth not: what is weighed are those between.
  const fitting = free.findIndex((_line, at) => wordsIn(free.slice(0, at + 1)) > left);
  const from = Math.max(0, fitting - mostWeighed / 2);
  const sure = free.slice(0, from);
  const weighed = free
    .slice(from, from + mostWeighed)
    .map((line) => forms.find(([whole]) => whole === line) ?? [line]);
  const most = weighed.map((ways) => Math.max(0, ...ways.map(({ worth }) => worth)));
  let best: Line[] | undefined;
  let highest = least;
  const picked = [...must, ...sure];
  const decide = (at: number, words: number, possible: number): void => {
    // No choice among the lines that are left can make up for what was left out before.
    if (words < 0 || possible <= highest) return;
    const ways = weighed[at];
    if (ways === undefined) {
      const worth = worthTogether([...picked, ...need]);
      const said = new Set(picked.map(({ order }) => order));
      if (worth <= highest || !picked.every((one) => hasWhatItNeeds(one, said))) return;
      highest = worth;
      best = lines.flatMap((line) => picked.filter((one) => isSame(one, line)));
      return;
    }
    for (const line of ways) {
      picked.push(line);
      decide(at + 1, words - line.words, possible - (most[at] ?? 0) + line.worth);
      picked.pop();
    }
    decide(at + 1, words, possible - (most[at] ?? 0));
  };
  const sum = [...picked, ...need].reduce((total, line) => total + line.worth, allParts);
  decide(
    0,
    left - wordsIn(sure),
    most.reduce((total, worth) => total + worth, sum),
  );
  return best;
}

const mostWeighed = 8;

function worthTogether(lines: readonly Line[]): number {
  return worthApart(lines) + worthOfParts(lines);
}

/** Of each thing that a listener waits for the first line counts more than the second; a longer text has room for all. */
function worthOfParts(lines: readonly Line[]): number {
  if (wordsIn(lines) > mostOfShort) return allParts;
  const orders = new Set(lines.map(({ order }) => order));
  // « Un autre en achète » alone tells nothing.
  const stands = ({ leans }: Line) => leans.every(({ on, loss }) => orders.has(on.order) || loss < mostLost);
  return partsOfPitch.reduce((sum, { isIn, worth, ofCut = worth }) => {
    const telling = lines.filter((line) => isIn(line) && stands(line));
    return sum + Math.max(0, ...telling.map(({ cut }) => (cut === undefined ? worth : ofCut)));
  }, 0);
}

function worthiestFirst(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => worthAtFirst(other, lines) - worthAtFirst(one, lines));
}

/** A line’s own worth, and that of each part of the pitch that no worthier line tells. */
function worthAtFirst(line: Line, lines: readonly Line[]): number {
  return partsOfPitch.reduce((sum, { isIn, worth }) => {
    const isFirst = isIn(line) && !lines.some((other) => isIn(other) && other.worth > line.worth);
    return isFirst ? sum + worth : sum;
  }, line.worth);
}

function partOf(...kinds: readonly FactKind[]) {
  return ({ kind }: Line): boolean => kinds.includes(kind);
}

/** “Ours costs £129 and has lasted on six boats”: a price is one whatever else the line tells, but a rival’s or a sum that is asked for. */
const isPriced = rememberedFor(
  (line: Line) => !partOf('problem', 'instead', 'need')(line) && moneyIn(line.text) !== undefined,
);

/**
 * Each worth is counted as a line’s is. Set by hand, by what judges missed most: whoever makes a brief’s own words a pitch of thirty seconds tells what goes wrong in 99 of 100,
 * a proof in 95, how it works in 85 and a price in 82; weighed line by line it was 72, 84, 56 and 72.
 */
const partsOfPitch: readonly { isIn(line: Line): boolean; worth: number; ofCut?: number }[] = [
  // “Every rider must carry a second helmet” lacks “and almost nobody wears it”.
  { isIn: partOf('problem', 'instead', 'moment'), worth: 4, ofCut: 2 },
  { isIn: partOf('mechanism', 'benefit', 'difference', 'change'), worth: 2 },
  { isIn: partOf('proof', 'stage'), worth: 3 },
  { isIn: isPriced, worth: 2 },
];
/** A text of thirty seconds. */
const mostOfShort = 80;
const mostLost = 3;
const allParts = partsOfPitch.reduce((sum, { worth }) => sum + worth, 0);

/** What lines are worth: less where one is said without what it leans on. */
function worthApart(lines: readonly Line[]): number {
  const said = new Set(lines.map(({ order }) => order));
  const lost = ({ leans }: Line) =>
    leans.reduce((sum, { on, loss }) => (said.has(on.order) ? sum : sum + loss), 0);
  const twice = ({ repeats, worth }: Line) =>
    repeats.reduce((sum, other) => (said.has(other.order) ? sum + Math.min(worth, other.worth) : sum), 0);
  return lines.reduce((sum, line) => sum + line.worth - lost(line) - twice(line), 0) - lossOfUnnamed(lines);
}

/** What points back is said after what it points at; the offer is always said. */
export function hasWhatItNeeds({ after }: Line, said: ReadonlySet<number>): boolean {
  return after === undefined || isOffer(after) || said.has(after.order);
}

export function isOffer({ kind }: Line): boolean {
  return kind === 'offer';
}

function withWhatItNeeds(line: Line): Line[] {
  return [...(line.after ? withWhatItNeeds(line.after) : []), line];
}

export function wordsIn(lines: readonly Line[]): number {
  return lines.reduce((words, line) => words + line.words, 0);
}
