import { oneLinerLimit } from '../ceilings';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { languages } from '../languages/language';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Reading } from '../read/facts';
import { upperFirst } from '../words';
import { saysMost } from './audience-line';
import { ended } from './sentence';

/** The offer with its strongest qualification, in at most 140 characters. */
export function oneLinerOf(lines: Line[], reading: Reading, slots: Slots): string {
  const offer = lines.find(({ kind }) => kind === 'offer')?.text ?? reading.facts[0]?.text ?? '';
  const whole = ended(offer);
  const candidates = [withAudience(whole, reading, slots), whole, ...shorter(offer, reading)];
  const fitting = candidates.find((one) => one !== undefined && [...one].length <= oneLinerLimit);
  return fitting ?? ended(cutAtWord(offer));
}

/** “A planter that grows herbs, for people in town”, where the offer does not say whom it is for. */
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
    offer: offer.replace(/[.\s]+$/u, ''),
    people,
  });
  return filled === undefined ? undefined : ended(grammar.joinWords(filled));
}

/** The offer cut where a part of it ends, the longest first: before a colon, a comma, “and” with a verb, a relative. */
function shorter(offer: string, { lang }: Reading): string[] {
  const { cues, grammar } = languages[lang];
  const [first = ''] = offer.split(/[.!?]\s/u);
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
    // What follows a colon explains what was said; what follows a relative belongs to it.
    return [{ text: first.slice(0, word.from), rank: isColon ? 3 : isPart || isVerb ? 2 : 1 }];
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

/** Words that the offer keeps at least. */
const fewestWords = 6;

function cutAtWord(text: string): string {
  return text.slice(0, oneLinerLimit - 2).replace(/[\s,;:]+\S*$/u, '');
}
