import { maxSentenceWords } from '../max-words';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { languages } from '../languages/language';
import { isIndefinite, stemsIn } from '../languages/words';
import { wordsOf } from '../phrases';
import { isOffer } from '../plan/choose';
import { pronounIn } from '../plan/leaning';
import { isLeantOn, isSame, type Line } from '../plan/lines';
import { leastSure, type Reading } from '../facts';
import { isPriceFirst, moneyIn } from '../read/money';
import { measured } from '../read/measure';
import { foundersAt, withoutHinge } from '../read/units';
import { countWords, upperFirst } from '../words';
import { saysMost } from './audience-line';
import { introducedByName } from './introduced';
import { linkedToScene } from './linked';
import { isHeardLate, isNeededBy, typedOrder } from './typed-order';
import { withFullStop } from './sentence';
import { personOf } from './slots';

export type Opening = { first: Line; text: string };

/** Two or three different ways to begin, best first: what was answered, what was typed first, what goes wrong, the offer, a fact. */
export function openingsOf(lines: Line[], reading: Reading, slots: Slots): Opening[] {
  const stands = ({ after, facts }: Line) => after === undefined && facts[0]?.leans === undefined;
  const ofKind = (kind: Line['kind']) => lines.find((line) => line.kind === kind && stands(line));
  const offer = ofKind('offer');
  const moment = lines.find(({ kind }) => kind === 'moment');
  const proofs = lines
    .filter((line) => canOpen(line, reading))
    .toSorted((one, other) => other.worth - one.worth);
  const problem = lines.find(
    (line) =>
      (line.kind === 'problem' || line.kind === 'instead') &&
      stands(line) &&
      setsScene(line, offer, lines, reading),
  );
  // The founder's own way to begin is as good as any, but for what it costs and what is wanted; “For that, we bolt …” needs both.
  const own = typedOrder(lines, reading).find(
    (line) =>
      stands(line) &&
      (!isHeardLate(line) ||
        ((offer === undefined || line.kind === 'price') && isLeantOn(line, lines)) ||
        isNeededBy(lines, line, reading.lang)),
  );
  const told = [moment, own, problem, ofKind('instead'), offer].filter((line) => line !== undefined);
  // A few words may be another way to begin; they are not what a pitch begins with.
  const others = told.length > 0 ? proofs : proofs.filter(({ words }) => words >= fewestWords);
  const missing = fewestOpenings - new Set(told).size;
  const firsts = [...told, ...others.filter((line) => !told.includes(line)).slice(0, Math.max(1, missing))];
  const openings = [...new Set(firsts)].map((first): Opening => ({ first, text: first.text }));
  return [...openings, ...withAudience(offer, reading, slots)].slice(0, 3);
}

function canOpen(line: Line, { lang }: Reading): boolean {
  const [fact] = line.facts;
  const pointsBack = pronounIn(wordsOf(line.text, lang), lang) >= 0;
  return line.kind !== 'price' && fact?.form === 'sentence' && fact.leans === undefined && !pointsBack;
}

const fewestOpenings = 2;

/** A problem told before the offer, or of anybody; further on it may be any drawback. */
function setsScene(line: Line, offer: Line | undefined, lines: Line[], reading: Reading): boolean {
  const isEarly = offer === undefined || line.order < offer.order;
  const isWhole = !lines.some(({ after, facts }) => after === line && facts[0]?.form === 'fragment');
  const isPrice = isPriceFirst(line.text, wordsOf(line.text, reading.lang));
  const { cues } = languages[reading.lang];
  // “A pair takes me four hours” is the founders' own.
  const isOwn = wordsOf(line.text, reading.lang)
    .slice(0, 4)
    .some(({ folded }) => cues.toUs.has(folded));
  const isScene = isWhole && !isPrice && !isOwn && isOfAnybody(line, offer, reading);
  return line.facts[0]?.form === 'sentence' && (isEarly || isScene);
}

/**
 * “Most people die without a will”, “A harp costs as much as a car”, or a whole scene with a word of the offer or of whom it is
 * for, “Chefs lose hours counting”: understood before one knows the offer.
 */
function isOfAnybody(
  { kind, text, words: count, facts, order }: Line,
  sold: Line | undefined,
  reading: Reading,
): boolean {
  const { brief, lang, offer } = reading;
  const words = wordsOf(text, lang);
  const { cues } = languages[lang];
  const isOne = isIndefinite(words[0], languages[lang]);
  const isMany = cues.usual.startsAt(words, 0) !== undefined || cues.many.startsAt(words, 0) !== undefined;
  const isPointing = words.some(({ folded }) => cues.demonstratives.has(folded));
  const isLong =
    count >= fewestOfScene && !words.slice(0, 4).some(({ folded }) => cues.thirdPersons.has(folded));
  const topic = stemsIn(wordsOf(`${sold?.text ?? ''} ${brief.usedBy}`, lang), languages[lang]);
  const isOfTopic = [...stemsIn(words, languages[lang])].some((stem) => topic.has(stem));
  const { sure = 0, odds } = facts[0] ?? {};
  const isScene = kind === 'problem' && sure >= leastSure.scene && isLong && isOfTopic;
  // Right behind what they do stands, as a rule, how: “We rent risers. A set holds 60 children and folds into a trailer”.
  const isBehindDeed = offer.name === undefined && order === (sold?.order ?? 0) + 1;
  const least = isBehindDeed ? leastSure.told : leastSure.named;
  const isWrong = (odds?.get('problem') ?? sure) + (odds?.get('instead') ?? 0) >= least;
  const ofOffer = stemsIn(wordsOf(sold?.text ?? '', lang), languages[lang]);
  const isOfThing = [...stemsIn(words, languages[lang])].filter((stem) => ofOffer.has(stem)).length > 1;
  const isTold = isScene || ((isOne || isMany) && isWrong && !isOfThing);
  return isTold && !isPointing && !(offer.name && text.includes(offer.name));
}

const fewestWords = 6;
const fewestOfScene = 10;

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
  reading: Reading,
  hinge: (line: Line, before: Line | undefined) => Line,
): Line[] {
  const { lang } = reading;
  const typed = typedOrder(chosen, reading);
  const isBehindOffer = (typed.find(isOffer)?.order ?? Infinity) < (first?.order ?? 0);
  // « J’en ai fabriqué 17 » stays behind the offer, where what opens stood there, too.
  const opening = typed.filter(
    (line) =>
      isSame(line, first) ||
      (leansOn(line, first) &&
        !(isBehindOffer && foundersAt(measured(line.text, languages[lang]), languages[lang]) >= 0)),
  );
  const ordered = [...opening, ...typed.filter((line) => !opening.includes(line))];
  const offer = ordered.findIndex(isOffer);
  return ordered.map((line, at) => hinge(at < offer ? withoutVerb(line) : line, ordered[at - 1]));
}

/** “45 cents a pound, and you take them home cracked”: before the offer nothing was named yet that costs it. */
function withoutVerb(line: Line): Line {
  const [fact, ...others] = line.facts;
  const isPrice = fact !== undefined && others.length === 0 && moneyIn(fact.text)?.from === 0;
  return isPrice ? said(line, fact.text) : line;
}

function leansOn(line: Line, other: Line | undefined): boolean {
  return (
    other !== undefined &&
    line.after !== undefined &&
    (isSame(line.after, other) || leansOn(line.after, other))
  );
}

/**
 * The offer answers the problem before it, “That is why we offer …”; what speaks of the offer elsewhere says its name. Where a price is said
 * first, “$38 a month. For that, we bolt …”, nothing was named yet that could cost it.
 */
export function withConnective(line: Line, before: Line | undefined, reading: Reading, slots: Slots): Line {
  const isNamed = before?.text.includes(reading.offer.name ?? '') ?? false;
  const introduced = line.kind === 'offer' && !isNamed ? introducedByName(line.text, reading) : undefined;
  if (introduced !== undefined) return said(line, introduced);
  const [told] = line.facts;
  const isNote = line.kind === 'price' && told?.form === 'fragment';
  if (before === undefined)
    return said(line, isNote ? told.text : withoutHinge(line.text, languages[reading.lang]));
  if (line.kind !== 'offer') return named(line, before, reading, slots);
  const linked = linkedToScene(line, before, reading);
  if (linked !== undefined) return said(line, linked);
  const isScene = before.kind === 'moment' || before.facts[0]?.field === 'instead';
  const isAnswer = before.kind === 'problem' || isScene;
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
  const { cues, grammar } = languages[lang];
  const isOfPeople = grammar.pronoun(false, true) !== grammar.pronoun(false, false);
  if (thing === undefined || !isApart || !first || isOfPeople) return line;
  if (!cues.thirdPersons.has(first.folded)) return line;
  const isNear = before.facts.some(({ leans }) => leans === 'offer') || before.text.includes(thing);
  return isNear ? line : said(line, upperFirst(thing) + line.text.slice(first.to));
}

function said(line: Line, text: string | undefined): Line {
  return text === undefined ? line : { ...line, text: withFullStop(text), words: countWords(text) };
}
