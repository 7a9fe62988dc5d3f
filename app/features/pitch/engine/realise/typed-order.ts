import type { Locale } from '#app/i18n/locales';
import { languages } from '../languages/language';
import { startsWithUs } from '../languages/words';
import { type FactKind, leastSure, type Reading } from '../facts';
import { wordsOf } from '../phrases';
import { isOffer } from '../plan/choose';
import { hasNoSubject, pronounIn } from '../plan/leaning';
import { backing, isLeantOn, isSame, type Line } from '../plan/lines';
import { measured } from '../read/measure';
import { moneyIn } from '../read/money';
import { foundersAt, withoutHinge } from '../read/units';

/** The founder's own order, with what was answered and what is heard late where a listener expects it. */
export function typedOrder(lines: readonly Line[], reading: Reading): Line[] {
  const starts = new Map(lines.map((line) => [line, startOf(line, lines, reading)]));
  return lines.toSorted((a, b) => (starts.get(a) ?? 0) - (starts.get(b) ?? 0) || a.order - b.order);
}

function startOf(line: Line, lines: readonly Line[], reading: Reading): number {
  const { brief, lang } = reading;
  const offer = lines.find(isOffer)?.order ?? 0;
  if (line.kind === 'moment') return -3;
  // What people do instead is part of what goes wrong today, which names them and what they do it with.
  if (line.facts[0]?.field === 'instead')
    return isOfMoment(lines, lang) ? -1 : beginOfFounders(offer, lines, lang);
  if (line.kind === 'audience') return offer + 0.5;
  if (line.after && lines.some((one) => isSame(one, line.after))) return startOf(line.after, lines, reading);
  // What became different comes after what made it so, and what “it” is; before what it costs, which would part them.
  if (line.facts[0]?.field === 'change') {
    const end = Math.min(beginOfBacking(offer, lines), beginOfAnswers(lines));
    return Math.max(endOfOffer(offer, lines) + 0.4, end - 0.6);
  }
  if (line.facts[0]?.field === 'proof' && brief.goal !== 'users')
    return placeOfProof(line, offer, lines, lang);
  if (isLeantOn(line, lines) || line.facts[0]?.leans === 'before') return line.order;
  // A need that was typed tells why the answered request is made: it comes right before it, behind an answered proof.
  if (line.kind === 'need' && line.order > offer && !endsPointing(line, lang)) {
    const proofs = lines.filter(({ facts: [fact] }) => fact?.field === 'proof');
    return Math.max(line.order, ...proofs.map(({ order }) => order + 0.5));
  }
  // “It’s just an idea for now” is heard once one knows of what.
  if (line.kind === 'stage' && line.order < offer) return isHeardLate(line) ? offer + 0.6 : line.order;
  // So is what it costs, at the end; but “The price jumps before Sallah. With us you pay weekly” begins with no price. Where
  // another sentence may be the offer the founder knew best.
  const isDoubted = (lines.find(isOffer)?.facts[0]?.sure ?? 0) < leastSure.told;
  const isLate = line.order < offer && isHeardLate({ ...line, kind: line.facts[0]?.kind ?? line.kind });
  const isUnnamed = pointsAhead(line, lang);
  const isMoved = (isLate || (isUnnamed && offer > 0)) && !isNeededBy(lines, line, lang);
  if (!isMoved || (isDoubted && line.facts[0]?.form === 'sentence' && !isUnnamed)) return line.order;
  return Math.max(endOfOffer(offer, lines) + 0.3, beginOfBacking(offer, lines) - 0.3);
}

/**
 * Just before the description comes to who they are and what they do; before all of it where that points back: in “It dries out.
 * Some buy a plastic one. We paint it”, “it” would be another.
 */
function beginOfFounders(offer: number, lines: readonly Line[], lang: Locale): number {
  const language = languages[lang];
  const isOfFounders = ({ kind, text, facts: [fact] }: Line) => {
    const isDone = isDoneByFounders(text, lang);
    const isSold = kind === 'offer' || (fact?.odds?.get('offer') ?? 0) >= leastOffer;
    return fact?.field === 'description' && kind !== 'problem' && (kind === 'team' || isSold || isDone);
  };
  const first = lines.find(isOfFounders);
  const words = wordsOf(first?.text ?? '', lang);
  const { verb } = measured(first?.text ?? '', language);
  const pronoun = pronounIn(words, lang);
  const isUnnamed =
    first?.after !== undefined ||
    (pronoun >= 0 && (pronoun < mostToPronoun || pronoun === verb - 1)) ||
    (hasNoSubject(words, language) && !startsWithUs(words, language)) ||
    language.cues.hinges.startsAt(words, 0) !== undefined;
  return isUnnamed ? -1 : (first?.order ?? offer) - 0.5;
}

/** «Nivelamos hórreos en Asturias» tells what they do, and not only where. */
function isDoneByFounders(text: string, lang: Locale): boolean {
  const language = languages[lang];
  return foundersAt(measured(withoutHinge(text, language), language), language) >= 0;
}

const mostToPronoun = 4;

/** «La llevan a una lavandería corriente», “She buys new ones”: who and what, only the moment tells. */
function isOfMoment(lines: readonly Line[], lang: Locale): boolean {
  const first = lines.find(({ facts: [fact] }) => fact?.field === 'instead');
  const words = wordsOf(first?.facts[0]?.text ?? '', lang);
  const isOfToday = languages[lang].cues.nowadays.has(words[0]?.folded ?? '');
  const isOfOne = languages[lang].cues.someone.has(words[0]?.folded ?? '');
  const isBare = isOfOne || (!isOfToday && hasNoSubject(words, languages[lang]));
  return isBare && lines.some(({ kind }) => kind === 'moment');
}

/** “Snail pen that does not let them escape” may be what is sold, told once more in front. */
const leastOffer = 0.3;

/** “It’s €140 and I’m usually gone in two hours”, said first: of what, comes later. */
function pointsAhead({ text, order }: Line, lang: Locale): boolean {
  const { introductions, thirdPersons } = languages[lang].cues;
  const first = wordsOf(text, lang)[0]?.folded ?? '';
  const isIt = introductions.has(first) || thirdPersons.has(first);
  const money = moneyIn(text);
  const behind = wordsOf(text.slice((money?.from ?? 0) + (money?.text.length ?? 0)), lang).slice(0, 4);
  // “It costs €2,000 to bury a horse”
  const isDeed = behind.some(
    (_, at) =>
      languages[lang].grammar.firstWordForm(behind.slice(at).map((word) => word.text)) === 'infinitive',
  );
  return order === 0 && isIt && money !== undefined && !isDeed;
}

/** «1.150 pesos la tejuela. Son de ciprés …»: what follows has no subject but what the price names. */
export function isNeededBy(lines: readonly Line[], line: Line, lang: Locale): boolean {
  const next = lines.find(({ order }) => order === line.order + 1);
  return next !== undefined && hasNoSubject(wordsOf(next.text, lang), languages[lang]);
}

function beginOfBacking(offer: number, lines: readonly Line[]): number {
  const isBacking = ({ kind, order, facts: [fact] }: Line) =>
    order > offer && backing.has(kind) && fact?.field === 'description';
  return lines.find(isBacking)?.order ?? Infinity;
}

/**
 * What was answered as a proof comes behind what the founder typed of it, so that what is lacking leads to the request; a text
 * to users ends with it.
 */
function placeOfProof({ order }: Line, offer: number, lines: readonly Line[], lang: Locale): number {
  const typed = lines.filter((line) => line.order > offer && line.facts[0]?.field === 'description');
  const at = typed.findLastIndex(({ kind }) => kind === 'proof');
  const isOwn = (line: Line) => !pointsBack(line, lang);
  const end = typed.findIndex((line, index) => index > at && isOwn(line));
  const last = typed[(end < 0 ? typed.length : end) - 1];
  return at < 0 || !last ? order : Math.min(order, last.order + 0.45);
}

/** Whether a sentence says little away from the one before it: “It took five days instead of nine”, “Two people can’t do that”. */
function pointsBack(line: Line, lang: Locale): boolean {
  const first = wordsOf(line.text, lang).slice(0, 1);
  return endsPointing(line, lang) || line.facts[0]?.leans === 'before' || pronounIn(first, lang) === 0;
}

function endsPointing({ text }: Line, lang: Locale): boolean {
  return languages[lang].cues.demonstratives.has(wordsOf(text, lang).at(-1)?.folded ?? '');
}

function endOfOffer(offer: number, lines: readonly Line[]): number {
  const next = lines.find(({ order, facts }) => order === offer + 1 && facts[0]?.leans === 'offer');
  return next === undefined ? offer : endOfOffer(next.order, lines);
}

function beginOfAnswers(lines: readonly Line[]): number {
  const answered = lines.filter(({ facts: [fact] }) => fact?.field !== 'description');
  return Math.min(...answered.map(({ order }) => order));
}

const late = new Set<FactKind>(['price', 'condition', 'need', 'invitation', 'stage']);

/** «Mateo ha estado en catorce escuelas» is hardly likelier a stage than a story, which it begins; “Canopies cost $4,000” may be what others use. */
export function isHeardLate({ kind, facts }: Line): boolean {
  const isSure = (facts[0]?.sure ?? 0) >= leastSure.told;
  return late.has(kind) && (isSure || !mistaken.has(kind));
}

const mistaken = new Set<FactKind>(['price', 'stage']);
