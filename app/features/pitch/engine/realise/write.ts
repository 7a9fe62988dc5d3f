import type { Duration, Passage, Pitch, Refinement, Span } from '../../pitch';
import { durations } from '../../pitch-constants';
import { maxWordsFor, maxEmailWords, shorterBy } from '../max-words';
import { framesOf, type Slots } from '../languages/frames';
import { typeset } from '../languages/typeset';
import { type Ask, chooseLines, type Limits, type Plan, wordsIn } from '../plan/choose';
import { backing, type Line } from '../plan/lines';
import { shorterLines } from '../plan/worth';
import type { Reading } from '../facts';
import { countWords, rememberedFor, upperFirst, withoutEnd } from '../words';
import { asksOf } from './ask';
import { linesOf } from './lines';
import { oneLinerOf, shortOfferOf } from './one-liner';
import { arrange, type Opening, openingsOf, withConnective } from './order';
import { slotsOf } from './slots';
import { inStyle, type Style, styleOf } from './style';

export type Written = { pitch: Pitch; plan: Map<Duration, Plan> };

export function writePitch(reading: Reading, refinements: readonly Refinement[]): Written {
  const style = styleOf(refinements);
  const slots = slotsOf(reading);
  const all = linesOf(reading, slots).map((line) => styled(line, style, reading));
  const asks = asksOf(reading, all, slots);
  const lines = all.filter((line) => !asks[0]?.need.includes(line));
  const openings = openingsOf(lines, reading, slots);
  const opening = openingAsked(refinements, openings);
  if (opening) beginWith(opening, refinements);
  const shortOffer = shortOfferLine(lines, reading);
  const maxWordsOf = (duration: Duration) => maxWordsFor(reading.lang, duration);
  const shorterOf = rememberedFor((line: Line) => shorterLines(all, all.indexOf(line), reading));
  const limits = { asks, shortOffer, shorterOf };
  const full = chooseLines(lines, { ...limits, maxWordsOf });
  const chosen = style.shorter ? shortened(full, lines, limits) : full;
  const hinge: Hinge = (line, before) =>
    reading.quotedLang === undefined ? withConnective(line, before, reading, slots) : line;
  const plan = new Map(
    [...chosen].map(([duration, one]) => [duration, inOrder(one, opening, reading, hinge)]),
  );
  return { plan, pitch: pitchOf({ reading, slots, lines, plan, openings, opening }) };
}

function beginWith({ first, text }: Opening, refinements: readonly Refinement[]): void {
  if (refinements.some(({ kind }) => kind === 'opening')) first.worth = worthOfAsked;
  first.text = text;
  first.words = countWords(text);
}

/** More than an ask, so that an opening that was asked for is said also where there is little room. */
const worthOfAsked = 20;

type Hinge = (line: Line, before: Line | undefined) => Line;

/** The lines as they are said, hinges only where there is room for their words. */
function inOrder(
  { lines, ask, most }: Plan,
  opening: Opening | undefined,
  reading: Reading,
  hinge: Hinge,
): Plan {
  const hung = arrange(lines, opening?.first, reading, hinge);
  const fits = (plan: Plan) => wordsOf(plan) <= most;
  const said = fits({ ask, most, lines: hung })
    ? hung
    : arrange(lines, opening?.first, reading, (line) => line);
  return { ask, most, lines: said };
}

/** The same durations with four fifths of their words; where nothing can be left out they stay as they are. */
function shortened(
  full: Map<Duration, Plan>,
  lines: Line[],
  limits: Omit<Limits, 'maxWordsOf'>,
): Map<Duration, Plan> {
  const maxWordsOf = (duration: Duration) => Math.floor(wordsOf(full.get(duration)) * shorterBy);
  const chosen = chooseLines(lines, { ...limits, maxWordsOf });
  return chosen.size > 0 ? chosen : full;
}

function wordsOf(plan: Plan | undefined): number {
  return plan === undefined ? 0 : plan.ask.words + wordsIn([...plan.lines, ...plan.ask.need]);
}

function shortOfferLine(lines: Line[], reading: Reading): Line | undefined {
  const offer = lines.find(({ kind }) => kind === 'offer');
  const text = shortOfferOf(lines, reading);
  if (offer === undefined || text === undefined) return undefined;
  const words = countWords(text);
  return words < offer.words ? { ...offer, text, words } : undefined;
}

function styled(line: Line, style: Style, { lang, quotedLang }: Reading): Line {
  if (quotedLang !== undefined || (!style.plain && !style.formal)) return line;
  line.text = inStyle(line.text, style, lang);
  line.words = countWords(line.text);
  return line;
}

/** An opening is counted in the version that it was chosen in; another goal has openings of its own. */
function openingAsked(refinements: readonly Refinement[], openings: Opening[]): Opening | undefined {
  const lastGoal = refinements.findLastIndex(({ kind }) => kind === 'goal');
  let order = openings;
  for (const one of refinements.slice(lastGoal + 1)) {
    const first = one.kind === 'opening' ? order[one.opening] : undefined;
    if (first !== undefined) order = [first, ...order.filter((opening) => opening !== first)];
  }
  return order[0];
}

type PitchMaterial = {
  reading: Reading;
  slots: Slots;
  lines: Line[];
  plan: Map<Duration, Plan>;
  openings: Opening[];
  opening: Opening | undefined;
};

function pitchOf({ reading, slots, lines, plan, openings, opening }: PitchMaterial): Pitch {
  const spoken: Pitch['spoken'] = {};
  for (const duration of durations) {
    const chosen = plan.get(duration);
    if (chosen) spoken[`${duration}`] = paragraphsOf(chosen, reading, duration >= 60);
  }
  const [longest] = plan.values();
  const oneLiner = oneLinerOf(lines, reading);
  // “This service” tells whoever gets the mail nothing.
  const subject = slots.name ?? slots.noun ?? withoutEnd(oneLiner);
  const ordered = [...openings].toSorted((a, b) => Number(b === opening) - Number(a === opening));
  return {
    name: reading.offer.name,
    oneLiner: [spanOf(oneLiner, reading)],
    spoken,
    openings: ordered.map(({ text }) => [spanOf(firstSentence(text, reading), reading)]),
    email: longest === undefined ? { subject: [], body: [] } : emailOf(longest, reading, subject),
  };
}

function firstSentence(text: string, { quotedLang }: Reading): string {
  if (quotedLang !== undefined) return text;
  return /^.*?[.!?](?=\s\p{Lu}|\s?$)/u.exec(text)?.[0] ?? text;
}

function paragraphsOf({ lines: chosen, ask }: Plan, reading: Reading, parted: boolean): Passage[] {
  const groups: Line[][] = [[]];
  chosen.forEach((line, at) => {
    const before = chosen[at - 1];
    const isNew =
      parted && before !== undefined && !line.after && backing.has(line.kind) && !backing.has(before.kind);
    if (isNew && (groups.at(-1)?.length ?? 0) > 1) groups.push([]);
    groups.at(-1)?.push(line);
  });
  const last = askLines(ask, reading);
  const passages = groups.map((group) => passageOf(group, reading));
  // A question behind quoted words would run into them where those are written from the right.
  const isApart = (parted && groups.length > 1) || reading.quotedLang !== undefined;
  if (isApart) return last.length > 0 ? [...passages, last] : passages;
  return [[...passages.flat(), ...(last[0] ? [{ text: ' ' }, ...last] : [])].reduce<Span[]>(merge, [])];
}

function askLines(ask: Ask, reading: Reading): Passage {
  const own = ask.text === '' ? [] : [{ text: typeset(ask.text, reading.lang) }];
  const need = passageOf(ask.need, reading);
  return [...need, ...(need[0] && own[0] ? [{ text: ' ' }] : []), ...own].reduce<Span[]>(merge, []);
}

function passageOf(lines: Line[], reading: Reading): Passage {
  return lines
    .flatMap((line, at) => [...(at > 0 ? [{ text: ' ' }] : []), spanOf(line.text, reading)])
    .reduce<Span[]>(merge, []);
}

function merge(spans: Span[], span: Span): Span[] {
  const last = spans.at(-1);
  if (last && (last.lang === span.lang || span.text === ' ')) last.text += span.text;
  else spans.push({ ...span });
  return spans;
}

function spanOf(text: string, { lang, quotedLang }: Reading): Span {
  return quotedLang === undefined ? { text: typeset(text, lang) } : { text, lang: quotedLang };
}

function emailOf({ lines, ask, most }: Plan, reading: Reading, subject: string): Pitch['email'] {
  const { greeting, closing } = framesOf[reading.lang].email;
  let words =
    countWords(`${greeting} ${closing}`) + ask.words + ask.need.reduce((sum, line) => sum + line.words, 0);
  const fitting = lines.filter((line) => (words += line.words) <= maxEmailWords);
  const own = (text: string): Passage => [{ text: typeset(text, reading.lang) }];
  return {
    subject: [spanOf(upperFirst(subject), reading)],
    body: [own(greeting), ...paragraphsOf({ lines: fitting, ask, most }, reading, true), own(closing)],
  };
}
