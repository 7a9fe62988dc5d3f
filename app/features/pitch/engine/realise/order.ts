import { maxSentenceWords } from '../max-words';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { languages } from '../languages/language';
import { isIndefinite } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import { isLeantOn, type Line } from '../plan/lines';
import type { FactKind, Reading } from '../facts';
import { withoutHinge } from '../read/units';
import { countWords, upperFirst } from '../words';
import type { Goal } from '../../brief';
import { saysMost } from './audience-line';
import { withFullStop } from './sentence';
import { personOf } from './slots';

export type Opening = { first: Line; text: string };

/** Two or three different ways to begin, best first: what was answered, what goes wrong, the offer, a fact. */
export function openingsOf(lines: Line[], reading: Reading, slots: Slots): Opening[] {
  const stands = ({ after, needs, facts }: Line) =>
    after === undefined && needs === undefined && facts[0]?.leans === undefined;
  const ofKind = (kind: Line['kind']) => lines.find((line) => line.kind === kind && stands(line));
  const offer = ofKind('offer');
  const proofs = lines
    .filter((line) => canOpen(line, reading))
    .toSorted((one, other) => other.weight - one.weight);
  const problem = lines.find(
    (line) =>
      (line.kind === 'problem' || line.kind === 'instead') &&
      stands(line) &&
      setsScene(line, offer, lines, reading),
  );
  // The founder's own way to begin, where it is none of the others.
  const own = lines.find(
    (line) =>
      stands(line) &&
      line.order === 0 &&
      line.kind !== 'price' &&
      line !== offer &&
      (line.words >= fewestWords || line.text.endsWith('?')),
  );
  // Who the founders are, or how far they have come, waits for what goes wrong.
  const begin =
    own && introduces.has(own.kind) && own.words <= mostIntroducing ? [problem, own] : [own, problem];
  const told = [ofKind('moment'), ...begin, ofKind('instead'), offer].filter((line) => line !== undefined);
  // A few words may be another way to begin; they are not what a pitch begins with.
  const others = told.length > 0 ? proofs : proofs.filter(({ words }) => words >= fewestWords);
  const missing = fewestOpenings - new Set(told).size;
  const firsts = [...told, ...others.slice(0, Math.max(1, missing)), ...(missing > 0 ? asides(lines) : [])];
  const openings = firsts
    .filter((line, at) => firsts.indexOf(line) === at)
    .map((first): Opening => ({ first, text: first.text }));
  return [...openings, ...withAudience(offer, reading, slots)].slice(0, 3);
}

const introduces = new Set<FactKind>(['team', 'stage']);
const mostIntroducing = 12;

function canOpen(line: Line, { lang }: Reading): boolean {
  const [fact] = line.facts;
  const { cues, grammar } = languages[lang];
  const words = wordsOf(line.text, lang);
  const verb = grammar.finiteVerbIndex(words.map(({ text }) => text));
  const pointsBack =
    cues.leansOnOffer.find(words) !== undefined || objects.has(words[verb - 1]?.folded ?? '');
  return openers.has(line.kind) && fact?.form === 'sentence' && fact.leans === undefined && !pointsBack;
}

const objects = new Set("l' le la les lo los las them it".split(' '));

const openers = new Set<FactKind>(['proof', 'difference', 'benefit', 'stage', 'team', 'detail', 'mechanism']);

/** What else can be said first, where the brief has little: a drawback that is told by itself, another deed. */
function asides(lines: Line[]): Line[] {
  return lines.filter(
    ({ kind, after, needs, facts: [fact], words }) =>
      (kind === 'problem' || kind === 'detail' || kind === 'invitation') &&
      fact?.form === 'sentence' &&
      fact.leans === undefined &&
      after === undefined &&
      needs === undefined &&
      words >= fewestWords,
  );
}

const fewestOpenings = 2;

/** A problem told before the offer, or of anybody, or of today; further on it may be any drawback. */
function setsScene(line: Line, offer: Line | undefined, lines: Line[], reading: Reading): boolean {
  const { lang } = reading;
  const [fact] = line.facts;
  const words = wordsOf(fact?.text ?? '', lang);
  const { nowadays, leansBefore } = languages[lang].cues;
  // “Today that heat is lost” speaks of a heat that was named before.
  const isToday = nowadays.has(words[0]?.folded ?? '') && leansBefore.startsAt(words, 1) === undefined;
  const isEarly = offer === undefined || line.order < offer.order;
  const isWhole = !lines.some(({ after, facts }) => after === line && facts[0]?.form === 'fragment');
  const isTold = isToday || isEarly || (isWhole && isOfAnybody(line.text, words, reading));
  return fact?.form === 'sentence' && isTold;
}

/** “Most people die without a will”, “A harp costs as much as a car”: understood before one knows the offer. */
function isOfAnybody(text: string, words: Word[], { lang, offer }: Reading): boolean {
  const { cues } = languages[lang];
  const isOne = isIndefinite(words[0], languages[lang]);
  const isMany = cues.usual.startsAt(words, 0) !== undefined || cues.many.startsAt(words, 0) !== undefined;
  const isPointing = words.some(({ folded }) => cues.demonstratives.has(folded));
  return (isOne || isMany) && !isPointing && !(offer.name && text.includes(offer.name));
}

const fewestWords = 6;

function withAudience(offer: Line | undefined, { lang, audience }: Reading, slots: Slots): Opening[] {
  const isNoun = offer?.facts[0]?.form === 'noun' && !saysMost(offer.text, audience.phrase ?? '', lang);
  if (!offer || !isNoun || audience.broad || offer.facts.length > 1) return [];
  const filled = fillFrame(framesOf[lang].forAudience, { ...slots, people: audience.phrase });
  if (filled === undefined || countWords(filled) > maxSentenceWords) return [];
  return [{ first: offer, text: withFullStop(languages[lang].grammar.joinWords(filled)) }];
}

/** The founder's own order, each line written after the one before; the opening and its context come first. */
export function arrange(
  chosen: Line[],
  first: Line | undefined,
  hinge: (line: Line, before: Line | undefined) => Line,
  { lang, brief: { goal } }: Reading,
): Line[] {
  const starts = new Map(chosen.map((line) => [line, startOf(line, chosen, goal)]));
  const typed = chosen.toSorted((a, b) => (starts.get(a) ?? 0) - (starts.get(b) ?? 0) || a.order - b.order);
  const opening = typed.filter((line) => line === first || leansOn(line, first));
  const rest = typed.filter((line) => !opening.includes(line));
  const offer = rest.find(isOffer);
  // What is different the day after: the thing that made it so is said before.
  const later = offer
    ? opening.filter(({ kind, text }) => kind === 'change' && !beginsWithPronoun(text, lang))
    : [];
  // What people do instead is part of what goes wrong today.
  const before = rest.filter(
    (line) => line.kind === 'instead' || line === offer || (offer !== undefined && offer.after === line),
  );
  const ordered = [
    ...opening.filter((line) => !later.includes(line)),
    ...(later.length > 0 ? before : []),
    ...later,
    ...rest.filter((line) => later.length === 0 || !before.includes(line)),
  ];
  return ordered.map((line, at) => hinge(line, ordered[at - 1]));
}

/** « Elle lit à voix haute » speaks of whoever was just named: behind the offer it would be the offer. */
function beginsWithPronoun(text: string, lang: Reading['lang']): boolean {
  const [first] = wordsOf(text, lang);
  return languages[lang].cues.thirdPersons.has(first?.folded ?? '');
}

function isOffer({ kind }: Line): boolean {
  return kind === 'offer';
}

function startOf(line: Line, chosen: Line[], goal: Goal): number {
  const offer = chosen.find(isOffer)?.order ?? 0;
  if (line.facts[0]?.field === 'instead') return -1;
  if (line.kind === 'audience') return offer + 0.5;
  if (line.after && chosen.includes(line.after)) return startOf(line.after, chosen, goal);
  if (isLeantOn(line, chosen) || line.needs || line.facts[0]?.leans === 'before') return line.order;
  // “It’s just an idea for now” is heard once one knows of what.
  if (line.kind === 'stage' && line.order < offer) return offer + 0.6;
  // What it costs, then who pays it: what was shown leads on to what is asked.
  const before = chosen.slice(0, chosen.indexOf(line));
  const shown = before.slice(before.findLastIndex(({ kind }) => kind !== 'proof') + 1);
  const [first] = shown;
  const isLate = isPriceTold(line, goal) && first !== undefined && first.order > offer;
  return isLate && !first.after && !first.needs && !first.facts[0]?.leans ? first.order - 0.1 : line.order;
}

/** Investors and incubators hear the price as part of what is sold; a note of a word or two is none. */
function isPriceTold({ kind, words }: Line, goal: Goal): boolean {
  return kind === 'price' && words > 2 && (goal === 'investors' || goal === 'incubator');
}

function leansOn(line: Line, other: Line | undefined): boolean {
  return (
    other !== undefined && line.after !== undefined && (line.after === other || leansOn(line.after, other))
  );
}

/** The offer answers the problem before it, “That is why we offer …”; what speaks of the offer elsewhere says its name. */
export function withConnective(line: Line, before: Line | undefined, reading: Reading, slots: Slots): Line {
  if (before === undefined) return said(line, withoutHinge(line.text, languages[reading.lang]));
  if (line.kind !== 'offer') return named(line, before, reading, slots);
  const isAnswer = before.kind === 'problem' || before.kind === 'moment';
  if (!isAnswer || before.text.endsWith('?')) return line;
  const { offer } = reading;
  const [fact] = line.facts;
  const { noun, afterProblem } = framesOf[reading.lang];
  const person = personOf(reading);
  const plain = fillFrame(noun[person][reading.brief.category], slots);
  const isNoun = fact?.form === 'noun' && offer.name === undefined && plain !== undefined;
  if (!isNoun || !line.text.startsWith(upperFirst(plain))) return line;
  const answer = fillFrame(afterProblem[person][reading.brief.category], slots);
  return said(line, answer === undefined ? undefined : answer + line.text.slice(plain.length));
}

/** “It clamps …” after a sentence about somebody else: “The hoist clamps …”. « Il » and «ella» may be that somebody. */
function named(line: Line, before: Line | undefined, { lang }: Reading, { thing }: Slots): Line {
  const words = wordsOf(line.text, lang);
  const [first] = words;
  const isApart = before !== undefined && before.kind !== 'offer' && line.facts[0]?.leans === 'offer';
  if (thing === undefined || !isApart || !first || lang !== 'en') return line;
  if (!languages[lang].cues.thirdPersons.has(first.folded)) return line;
  const isNear = before.facts.some(({ leans }) => leans === 'offer') || before.text.includes(thing);
  return isNear ? line : said(line, upperFirst(thing) + line.text.slice(first.to));
}

function said(line: Line, text: string | undefined): Line {
  return text === undefined ? line : { ...line, text: withFullStop(text), words: countWords(text) };
}
