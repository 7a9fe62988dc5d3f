import { maxOneLinerCharacters } from '../max-words';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { languages } from '../languages/language';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Reading } from '../facts';
import { upperFirst, withoutEnd } from '../words';
import { saysMost } from './audience-line';
import { isSubordinate } from '../read/split-sentence';
import { ended, endsInside } from './sentence';

export function oneLinerOf(lines: Line[], reading: Reading, slots: Slots): string {
  const said = shortOfferOf(lines, reading, slots);
  if (said !== undefined) return withoutOpener(said, reading);
  const other = lines.find((line) => line.kind !== 'offer' && standsForOffer(line) && fits(line.text))?.text;
  return other ?? ended(cutAtWord(offerIn(lines, reading)));
}

/** “Now I go round …”, « Moi, je loue … »: at the top nothing was said before. */
function withoutOpener(text: string, { lang, quotedLang }: Reading): string {
  const { cues } = languages[lang];
  const [first, second] = wordsOf(text, lang);
  if (quotedLang !== undefined || !first || !second) return text;
  const isSaidTwice =
    cues.ourselves.has(first.folded) && !cues.subjects.has(first.folded) && cues.subjects.has(second.folded);
  return isSaidTwice || cues.since.has(first.folded) ? upperFirst(text.slice(second.from)) : text;
}

/** The offer in a line, cut only where a sentence may end. */
export function shortOfferOf(lines: Line[], reading: Reading, slots: Slots): string | undefined {
  const offer = offerIn(lines, reading);
  const whole = ended(offer);
  if (reading.quotedLang !== undefined)
    return [...whole].length <= maxOneLinerCharacters ? whole : `${cutAtWord(offer)} …`;
  const candidates = [withAudience(whole, reading, slots), whole, ...shorter(offer, reading)];
  return candidates.find((one) => one !== undefined && fits(one));
}

function offerIn(lines: Line[], { facts }: Reading): string {
  return lines.find(({ kind }) => kind === 'offer')?.text ?? facts[0]?.text ?? '';
}

function fits(text: string): boolean {
  return [...text].length <= maxOneLinerCharacters;
}

/** What else tells of the thing, where the sentence that sells it is too long to be cut. */
function standsForOffer({ kind, facts: [fact], after, needs }: Line): boolean {
  const isOfOffer = kind === 'detail' || kind === 'benefit' || kind === 'difference' || kind === 'proof';
  return isOfOffer && fact?.form === 'sentence' && fact.leans === undefined && !after && !needs;
}

function withAudience(offer: string, reading: Reading, slots: Slots): string | undefined {
  const { audience, lang } = reading;
  const people = audience.phrase;
  if (people === undefined || audience.broad || /[.!?:]\s/u.test(offer) || saysMost(offer, people, lang))
    return undefined;
  const { cues, grammar } = languages[lang];
  const frame = framesOf[lang].offer.forAudience;
  const [preposition = ''] = /\S+(?= \{people\})/u.exec(frame) ?? [];
  if (
    offer.includes(` ${preposition} `) ||
    reading.offer.phrase === undefined ||
    wordsOf(offer, lang).length > 14 ||
    cues.ourselves.has(wordsOf(offer, lang)[0]?.folded ?? '')
  )
    return undefined;
  const filled = fillFrame(frame, {
    ...slots,
    offer: withoutEnd(offer),
    people,
  });
  return filled === undefined ? undefined : ended(grammar.joinWords(filled));
}

/** The offer cut where a part of it ends, the longest first: before a colon, a comma, “and” with a verb, a relative. */
function shorter(offer: string, { lang }: Reading): string[] {
  const { cues, grammar } = languages[lang];
  const [first = ''] = offer.split(endsInside);
  const words = wordsOf(first, lang);
  const verb = grammar.finiteVerbIndex(words.map((word) => word.text));
  const cuts = words.flatMap((word, at) => {
    const gap = first.slice(words[at - 1]?.to ?? 0, word.from);
    const isColon = /[:;]/u.test(gap);
    const isPart =
      gap.includes(',') && (cues.stopNouns.has(word.folded) || isDetermined(first.slice(word.from)));
    const isVerb = cues.afterJoint.has(word.folded) && startsWithVerb(at + 1);
    const isRelative = cues.relatives.has(word.folded) || cues.subordinators.has(word.folded);
    // “We saw that …” would be cut after its verb.
    const isQualified = isRelative && gap === ' ' && verb !== at - 1;
    if (at < fewestWords || !(isColon || isPart || isVerb || isQualified)) return [];
    const text = first.slice(0, word.from);
    if (isSubordinate(text, languages[lang])) return [];
    return [{ text, rank: isColon ? 3 : isPart || isVerb ? 2 : 1 }];
  });
  const texts = [...cuts, { text: first, rank: 2.5 }].toSorted(
    (a, b) => b.rank - a.rank || b.text.length - a.text.length,
  );
  return texts.map(({ text }) => ended(upperFirst(text.replace(/[.\s,:;]+$/u, ''))));

  function isDetermined(text: string): boolean {
    return grammar.withoutArticle(text) !== text;
  }

  function startsWithVerb(at: number): boolean {
    const next = grammar.finiteVerbIndex(words.slice(at, at + 3).map((word) => word.text));
    return next >= 0 && next < 2;
  }
}

const fewestWords = 6;

function cutAtWord(text: string): string {
  return text.slice(0, maxOneLinerCharacters - 2).replace(/[\s,;:]+\S*$/u, '');
}
