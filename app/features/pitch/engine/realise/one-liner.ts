import { oneLinerLimit } from '../ceilings';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { languages } from '../languages/language';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Reading } from '../read/facts';
import { upperFirst } from '../words';
import { ended, saysMost } from './lines';

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
  if (
    reading.offer.phrase === undefined ||
    wordsOf(offer, lang).length > 14 ||
    cues.ourselves.has(wordsOf(offer, lang)[0]?.folded ?? '')
  )
    return undefined;
  const filled = fillFrame(framesOf[lang].offer.forAudience, {
    ...slots,
    offer: offer.replace(/[.\s]+$/u, ''),
    people,
  });
  return filled === undefined ? undefined : ended(grammar.joinWords(filled));
}

/** The head of the offer with one of its qualifications, the most telling first: a number, what it does without. */
function shorter(offer: string, { lang }: Reading): string[] {
  const { cues } = languages[lang];
  const [first = ''] = offer.split(/[.!?]\s/u);
  const parts = first.split(/,\s|:\s/u);
  const [head = '', ...rest] = parts;
  const telling = rest
    .map((part, at) => ({ part, at, worth: worthOf(part) }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at);
  return [first, ...telling.map(({ part }) => `${head}, ${part}`), head, ...cutsAtJoint(head)].map((text) =>
    ended(upperFirst(text.replace(/[.\s,:]+$/u, ''))),
  );

  function worthOf(part: string): number {
    const words = wordsOf(part, lang);
    const isNumbered = words.some(({ folded }) => /^\d/u.test(folded));
    return (isNumbered ? 2 : 0) + (cues.without.find(words) ? 1 : 0);
  }

  function cutsAtJoint(text: string): string[] {
    const words = wordsOf(text, lang);
    return words
      .map((_, at) => at)
      .filter(
        (at) =>
          at >= 4 &&
          (cues.joints.startsAt(words, at) !== undefined || cues.stopNouns.has(words[at]?.folded ?? '')),
      )
      .toReversed()
      .map((at) => text.slice(0, words[at]?.from ?? 0));
  }
}

function cutAtWord(text: string): string {
  return text.slice(0, oneLinerLimit - 2).replace(/[\s,;:]+\S*$/u, '');
}
