import { type Duration, durations, type Passage, type Pitch, type Refinement, type Span } from '../../pitch';
import { ceilingFor, emailLimit } from '../ceilings';
import { framesOf, type Slots } from '../languages/frames';
import { typeset } from '../languages/typeset';
import { type Ask, chooseLines, type Limits, type Plan } from '../plan/choose';
import type { Line } from '../plan/lines';
import { places } from '../plan/weights';
import type { Reading } from '../read/facts';
import { countWords, lowerFirst, upperFirst } from '../words';
import { asksOf } from './ask';
import { linesOf } from './lines';
import { oneLinerOf } from './one-liner';
import { arrange, hinged, type Opening, openingsOf } from './order';
import { slotsOf } from './slots';
import { inStyle, type Style, styleOf } from './style';

/** What was written, with the lines of each duration, so that one sees why a sentence stands there. */
export type Written = { pitch: Pitch; plan: Map<Duration, Plan> };

/** The pitch of a brief, as everything that was asked so far wants it. */
export function writePitch(reading: Reading, asked: readonly Refinement[]): Written {
  const style = styleOf(asked);
  const slots = slotsOf(reading);
  const all = linesOf(reading, slots).map((line) => styled(line, style, reading));
  const asks = asksOf(reading, all, slots);
  const lines = all.filter((line) => !asks[0]?.need.includes(line));
  const openings = openingsOf(lines, reading, slots);
  const opening = openingAsked(asked, openings);
  const begun = opening === undefined ? lines : beginWith(opening, lines, asked);
  const shortOffer = shortOfferOf(begun, reading, slots);
  const ceilingOf = (duration: Duration) => ceilingFor(reading.lang, duration);
  const full = chooseLines(begun, { ceilingOf, asks, shortOffer });
  const chosen = style.shorter ? shortened(full, begun, { asks, shortOffer }) : full;
  const hinge: Hinge = (line, before) => hinged(line, before, reading, slots);
  const plan = new Map(
    [...chosen].map(([duration, one]) => [duration, inOrder(one, opening, hinge, reading.lang)]),
  );
  return { plan, pitch: pitchOf({ reading, slots, lines: begun, plan, openings, opening }) };
}

/** The opening weighs more than it would elsewhere, and most when it was asked for. */
function beginWith({ first, text }: Opening, lines: Line[], asked: readonly Refinement[]): Line[] {
  const isAsked = asked.some(({ kind }) => kind === 'opening');
  first.weight = isAsked ? 99 : first.weight + 8;
  if (first.text === text) return lines;
  first.text = text;
  first.words = countWords(text);
  // It says whom it is for.
  return lines.filter(({ kind }) => kind !== 'audience');
}

type Hinge = (line: Line, before: Line | undefined) => Line;

/** The lines as they are said, hinges only where there is room for their words. */
function inOrder(
  { lines, ask, most }: Plan,
  opening: Opening | undefined,
  hinge: Hinge,
  lang: Reading['lang'],
): Plan {
  const hung = arrange(lines, opening?.first, hinge, lang);
  return {
    ask,
    most,
    lines:
      wordsIn({ ask, most, lines: hung }) <= most
        ? hung
        : arrange(lines, opening?.first, (line) => line, lang),
  };
}

/** The same durations with four fifths of their words; where nothing can be left out they stay as they are. */
function shortened(
  full: Map<Duration, Plan>,
  lines: Line[],
  limits: Pick<Limits, 'asks' | 'shortOffer'>,
): Map<Duration, Plan> {
  const ceilingOf = (duration: Duration) => Math.floor(wordsIn(full.get(duration)) * shorterBy);
  const chosen = chooseLines(lines, { ...limits, ceilingOf });
  return chosen.size > 0 ? chosen : full;
}

const shorterBy = 0.8;

function wordsIn(plan: Plan | undefined): number {
  if (plan === undefined) return 0;
  return [...plan.lines, ...plan.ask.need].reduce((sum, { words }) => sum + words, plan.ask.words);
}

/** What is sold as the one-liner says it, for a text in which all of it has no room. */
function shortOfferOf(lines: Line[], reading: Reading, slots: Slots): Line | undefined {
  const offer = lines.find(({ kind }) => kind === 'offer');
  if (offer === undefined) return undefined;
  const text = oneLinerOf(lines, reading, slots);
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
function openingAsked(asked: readonly Refinement[], openings: Opening[]): Opening | undefined {
  const lastGoal = asked.findLastIndex(({ kind }) => kind === 'goal');
  let order = openings;
  for (const one of asked.slice(lastGoal + 1)) {
    const first = one.kind === 'opening' ? order[one.opening] : undefined;
    if (first !== undefined) order = [first, ...order.filter((opening) => opening !== first)];
  }
  return order[0];
}

type Parts = {
  reading: Reading;
  slots: Slots;
  lines: Line[];
  plan: Map<Duration, Plan>;
  openings: Opening[];
  opening: Opening | undefined;
};

function pitchOf({ reading, slots, lines, plan, openings, opening }: Parts): Pitch {
  const spoken: Pitch['spoken'] = {};
  for (const duration of durations) {
    const chosen = plan.get(duration);
    if (chosen) spoken[`${duration}`] = paragraphsOf(chosen, reading, duration >= 60);
  }
  const [longest] = plan.values();
  const ordered = [...openings].toSorted((a, b) => Number(b === opening) - Number(a === opening));
  return {
    oneLiner: [spanOf(oneLinerOf(lines, reading, slots), reading)],
    spoken,
    openings: ordered.map(({ text }) => [spanOf(firstSentence(text), reading)]),
    email: longest === undefined ? noEmail : emailOf(longest, reading, slots),
  };
}

const noEmail: Pitch['email'] = { subject: [], body: [] };

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s\p{Lu}|\s?$)/u.exec(text)?.[0] ?? text;
}

function paragraphsOf({ lines: chosen, ask }: Plan, reading: Reading, parted: boolean): Passage[] {
  const groups: Line[][] = [[]];
  chosen.forEach((line, at) => {
    const before = chosen[at - 1];
    const isNew =
      parted && before !== undefined && !line.after && isProof(line) !== isProof(before) && isProof(line);
    if (isNew && (groups.at(-1)?.length ?? 0) > 1) groups.push([]);
    groups.at(-1)?.push(line);
  });
  const last = askLines(ask, reading);
  const passages = groups.map((group) => passageOf(group, reading));
  if (parted && groups.length > 1) return last.length > 0 ? [...passages, last] : passages;
  const [only = []] = passages;
  return [[...only, ...(last.length > 0 ? [{ text: ' ' }, ...last] : [])].reduce<Span[]>(merge, [])];
}

function isProof({ kind }: Line): boolean {
  return places[kind] >= 4;
}

function askLines(ask: Ask, reading: Reading): Passage {
  const own = ask.text === '' ? [] : [{ text: typeset(ask.text, reading.lang) }];
  const need = passageOf(ask.need, reading);
  return [...need, ...(need.length > 0 && own.length > 0 ? [{ text: ' ' }] : []), ...own].reduce<Span[]>(
    merge,
    [],
  );
}

function passageOf(lines: Line[], reading: Reading): Passage {
  return lines
    .flatMap((line, at) => [...(at > 0 ? [{ text: ' ' }] : []), spanOf(line.text, reading)])
    .reduce<Span[]>(merge, []);
}

/** Neighbours in the same language are one span; a space joins the one before it. */
function merge(spans: Span[], span: Span): Span[] {
  const last = spans.at(-1);
  if (last && (last.lang === span.lang || span.text === ' ')) last.text += span.text;
  else spans.push({ ...span });
  return spans;
}

/** The founder's words as a span, in their own language where the pitch has another. */
function spanOf(text: string, { lang, quotedLang }: Reading): Span {
  return quotedLang === undefined ? { text: typeset(text, lang) } : { text, lang: quotedLang };
}

/** The longest text as a letter: the words that can be sent as they are. */
function emailOf({ lines, ask, most }: Plan, reading: Reading, slots: Slots): Pitch['email'] {
  const { greeting, closing } = framesOf[reading.lang].email;
  let words =
    countWords(`${greeting} ${closing}`) + ask.words + ask.need.reduce((sum, line) => sum + line.words, 0);
  const fitting = lines.filter((line) => (words += line.words) <= emailLimit);
  const own = (text: string): Passage => [{ text: typeset(text, reading.lang) }];
  const subject = slots.name ?? slots.noun ?? lowerFirst(slots.this ?? '');
  return {
    subject: own(upperFirst(subject)),
    body: [own(greeting), ...paragraphsOf({ lines: fitting, ask, most }, reading, true), own(closing)],
  };
}
