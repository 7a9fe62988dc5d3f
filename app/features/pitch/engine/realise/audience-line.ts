import { maxSentenceWords } from '../max-words';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { languages } from '../languages/language';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import { weights } from '../plan/weights';
import type { Reading } from '../facts';
import { countWords } from '../words';
import { isAlone } from './slots';
import { ended } from './sentence';

export function audienceLine(reading: Reading, lines: Line[], slots: Slots): Line[] {
  const { audience, lang, brief } = reading;
  // A longer brief shows whom it is for; said beside it, it sounds like a form.
  const isLong = lines.reduce((words, line) => words + line.words, 0) > mostWithAudience;
  if (audience.phrase === undefined || audience.broad || isLong || reading.quotedLang !== undefined)
    return [];
  if (lines.some(({ text }) => saysMost(text, audience.phrase ?? '', lang))) return [];
  const frames = framesOf[lang].audience[brief.goal === 'users' ? 'users' : 'others'];
  const ofDeed = slots.deed === undefined ? undefined : isAlone(reading) ? frames.deedAlone : frames.deed;
  const frame = ofDeed ?? frames[reading.offer.plural ? 'plural' : 'singular'];
  const filled = fillFrame(frame, { ...slots, people: audience.phrase });
  if (filled === undefined || countWords(filled) > maxSentenceWords) return [];
  const text = ended(languages[lang].grammar.joinWords(filled));
  const weight = weights[brief.goal].audience ?? 0;
  return [{ text, kind: 'audience', facts: [], words: countWords(text), weight, order: -1 }];
}

const mostWithAudience = 30;

export function saysMost(text: string, other: string, lang: Reading['lang']): boolean {
  const stems = (one: string) =>
    wordsOf(one, lang)
      .filter(({ folded }) => folded.length > 3 && !languages[lang].cues.stopNouns.has(folded))
      .map(({ folded }) => folded.slice(0, 5));
  const said = new Set(stems(text));
  const sought = stems(other);
  return sought.length > 0 && sought.filter((stem) => said.has(stem)).length * 2 > sought.length;
}
