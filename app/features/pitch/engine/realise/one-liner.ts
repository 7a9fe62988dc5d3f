import { maxOneLinerCharacters } from '../max-words';
import { type Language, languages } from '../languages/language';
import { startsWithArticle, startsWithUs } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { measured } from '../read/measure';
import { foundersAt, tellsState } from '../read/units';
import type { Line } from '../plan/lines';
import type { Reading } from '../facts';
import { startsUpperOrDigit, upperFirst } from '../words';
import { withAudience } from './audience-line';
import { introducedByName } from './introduced';
import { withFullStop, endsInside } from './sentence';

export function oneLinerOf(lines: Line[], reading: Reading): string {
  const short = shortOfferOf(lines, reading);
  const said = short && (introducedByName(short, reading) ?? short);
  if (said !== undefined)
    return withOtherHalf(withoutOpener(fromDeed(said, reading), reading), lines, reading);
  const other = lines.find((line) => line.kind !== 'offer' && standsForOffer(line) && fits(line.text))?.text;
  return other ?? withFullStop(cutAtWord(offerIn(lines, reading)));
}

/** What an offer in a few words needs beside it: what it points back at, or the sentence that says what it does. */
function withOtherHalf(offer: string, lines: Line[], { lang, quotedLang }: Reading): string {
  const at = lines.findIndex(({ kind }) => kind === 'offer');
  const words = wordsOf(offer, lang);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  if (quotedLang !== undefined) return offer;
  const isPointing =
    languages[lang].cues.contrasts.startsAt(words, 0) !== undefined ||
    (words.length < mostPointingWords && pointsBack(words.slice(0, 4), languages[lang]));
  const first =
    isPointing && before !== undefined && before.words >= fewestWords - 1 && before.order >= 0
      ? `${before.text} ${offer}`
      : undefined;
  const isShort = words.length <= fewHalfWords && after !== undefined && tellsMore.has(after.kind);
  const isNext =
    isShort && after.facts[0]?.form === 'sentence' && after.order === (lines[at]?.order ?? 0) + 1;
  const both = first ?? (isNext ? `${offer} ${after.text}` : offer);
  return fits(both) && wordsOf(both, lang).length <= mostBothWords ? both : offer;
}

const fewHalfWords = 8;
const mostPointingWords = 20;
const mostBothWords = 28;
const tellsMore = new Set<Line['kind']>(['detail', 'benefit', 'mechanism', 'difference']);

/** The founders' deed alone, without who they are or with whom they did it: “I’m a nurse and |I run …”. */
function fromDeed(text: string, { lang, quotedLang, offer }: Reading): string {
  const language = languages[lang];
  const { cues } = language;
  const words = wordsOf(text, lang);
  if (quotedLang !== undefined || (offer.name !== undefined && text.startsWith(offer.name))) return text;
  const acts = words.findIndex((_, at) => beginsDeed(words, text, at, language));
  const first = words[0]?.folded ?? '';
  const isSelf = words.slice(0, 2).some(({ folded }) => cues.selves.has(folded));
  const founders = foundersAt(measured(text, language), language);
  const isApart = text.charAt(words[founders - 1]?.to ?? 0) === ',';
  const isLed = cues.beforePlace.has(first) || cues.many.startsAt(words, 0) !== undefined;
  const isSmall = cues.stopNouns.has(first) || isNumberWord(first, lang) || cues.since.has(first);
  const isTime = cues.calendar.has(first) || cues.nowadays.has(first) || cues.subordinators.has(first);
  const isWho =
    founders > 2 && isApart && !isLed && !isSmall && !isTime && !startsWithArticle(text, language);
  const isWith =
    founders > 2 && cues.withWhom.has(first) && startsWithArticle(text.slice(words[1]?.from), language);
  const isCut = (isWho || isWith) && !pointsBack(words.slice(founders), language);
  const start = isSelf && acts > 0 ? acts : isCut ? founders : 0;
  return start === 0 ? text : upperFirst(text.slice(words[start]?.from ?? 0));
}

/** “We drain them” is not told without what was named before. */
function pointsBack(words: readonly Word[], { cues }: Language): boolean {
  return words.slice(1, 3).some(({ folded }) => cues.pointers.has(folded));
}

/** “… and I run”, “…, so we take”: a deed of the founders' behind a joint. */
function beginsDeed(words: readonly Word[], text: string, at: number, language: Language): boolean {
  const { cues } = language;
  if (at < 3) return false;
  const before = words[at - 1];
  const isJoined =
    before !== undefined && (cues.afterJoint.has(before.folded) || /[,.]/u.test(text.charAt(before.to)));
  const rest = words.slice(at);
  const isDeed = startsWithUs(rest, language) && !tellsState(rest, language) && rest.length >= fewestWords;
  return isJoined && isDeed && !pointsBack(rest, language);
}

/** “Now I go round …”, « Moi, je loue … »: at the top nothing was said before. */
function withoutOpener(text: string, { lang, quotedLang }: Reading): string {
  const { cues } = languages[lang];
  const words = wordsOf(text, lang);
  const [first, second] = words;
  if (quotedLang !== undefined || !first || !second) return text;
  const isSaidTwice =
    cues.ourselves.has(first.folded) && !cues.subjects.has(first.folded) && cues.subjects.has(second.folded);
  const isApart = text.charAt(first.to) === ',';
  const isOpener = isApart || startsWithUs(words.slice(1), languages[lang]);
  const isTime =
    (cues.since.has(first.folded) && isOpener) || (cues.subordinators.has(first.folded) && isApart);
  const hinge = cues.hinges.startsAt(words, 0);
  const start = hinge ? words[hinge.to] : isSaidTwice || isTime ? second : undefined;
  return start === undefined ? text : upperFirst(text.slice(start.from));
}

/** The offer in a line, cut only where a sentence may end. */
export function shortOfferOf(lines: Line[], reading: Reading): string | undefined {
  const offer = offerIn(lines, reading);
  const whole = withFullStop(offer);
  if (reading.quotedLang !== undefined)
    return [...whole].length <= maxOneLinerCharacters ? whole : `${cutAtWord(offer)} …`;
  const words = wordsOf(offer, reading.lang);
  const isOfFounders = languages[reading.lang].cues.ourselves.has(words[0]?.folded ?? '');
  const both = isOfFounders || words.length > mostBeforeAudience ? undefined : withAudience(whole, reading);
  const candidates = [both, whole, ...shorter(offer, reading)];
  return candidates.find((one) => one !== undefined && fits(one));
}

const mostBeforeAudience = 14;

function offerIn(lines: Line[], { facts }: Reading): string {
  return lines.find(({ kind }) => kind === 'offer')?.text ?? facts[0]?.text ?? '';
}

function fits(text: string): boolean {
  return [...text].length <= maxOneLinerCharacters;
}

/** What else tells of the thing, where the sentence that sells it is too long to be cut. */
function standsForOffer({ kind, facts: [fact], after }: Line): boolean {
  const isOfOffer = kind === 'detail' || kind === 'benefit' || kind === 'difference' || kind === 'proof';
  return isOfOffer && fact?.form === 'sentence' && fact.leans === undefined && !after;
}

/** The offer cut where a part of it ends, longest first: at a colon (behind no name), a comma, a verb, a relative. */
function shorter(offer: string, { lang }: Reading): string[] {
  const { cues, grammar } = languages[lang];
  const [first = ''] = offer.split(endsInside);
  // « Avec ma nièce qui est développeuse, nous avons fait … » is not cut before what they do.
  const deed = foundersAt(measured(first, languages[lang]), languages[lang]) + fewestOfDeed;
  const words = wordsOf(first, lang);
  const verb = grammar.finiteVerbIndex(words.map((word) => word.text));
  const cuts = words.flatMap((word, at) => {
    const gap = first.slice(words[at - 1]?.to ?? 0, word.from);
    const isNamed = startsUpperOrDigit(words[at - 1]?.text ?? '') && deed < fewestOfDeed;
    const isColon = /[:;]/u.test(gap) && !isNamed;
    const isPart =
      gap.includes(',') &&
      (cues.stopNouns.has(word.folded) || startsWithArticle(first.slice(word.from), languages[lang]));
    const isVerb = cues.afterJoint.has(word.folded) && startsWithVerb(at + 1);
    const isRelative = cues.relatives.has(word.folded) || cues.subordinators.has(word.folded);
    // “We saw that …” would be cut after its verb.
    const isQualified = isRelative && gap === ' ' && verb !== at - 1;
    // « …, parce | que »: what leads on to the rest is no end.
    const isLed = cues.subordinators.has(words[at - 1]?.folded ?? '');
    if (at < Math.max(fewestWords, deed) || isLed || !(isColon || isPart || isVerb || isQualified)) return [];
    const text = first.slice(0, word.from);
    if (isSubordinate(text, languages[lang])) return [];
    return [{ text, rank: isColon ? 3 : isPart || isVerb ? 2 : 1 }];
  });
  const texts = [...cuts, { text: first, rank: 2.5 }].toSorted(
    (a, b) => b.rank - a.rank || b.text.length - a.text.length,
  );
  return texts.map(({ text }) => withFullStop(upperFirst(text.replace(/[.\s,:;]+$/u, ''))));

  function startsWithVerb(at: number): boolean {
    const next = grammar.finiteVerbIndex(words.slice(at, at + 3).map((word) => word.text));
    return next >= 0 && next < 2;
  }
}

const fewestWords = 6;
const fewestOfDeed = 3;

function cutAtWord(text: string): string {
  return text.slice(0, maxOneLinerCharacters - 2).replace(/[\s,;:]+\S*$/u, '');
}

/** “Since my mother fell” alone is no sentence: another clause must follow before the cut. */
function isSubordinate(text: string, language: Language): boolean {
  const [first] = wordsOf(text, language.lang);
  if (first === undefined || !language.cues.subordinators.has(first.folded)) return false;
  const comma = text.indexOf(', ');
  return comma < 0 || !measured(text.slice(comma + 2), language).hasVerb;
}
