import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { languages } from '../languages/language';
import type { Ask } from '../plan/choose';
import type { Line } from '../plan/lines';
import type { Reading } from '../read/facts';
import { countWords, upperFirst } from '../words';
import { ended } from './lines';
import { peopleOf } from './slots';

/**
 * What is asked of this listener, the fullest first: what the founder answered, else the need of the brief with
 * a word that hands it over, else the first frames of the goal whose slots are known.
 */
export function asksOf(reading: Reading, lines: Line[], slots: Slots): Ask[] {
  const { brief, lang } = reading;
  const frames = framesOf[lang];
  const answered = reading.facts.filter(({ field }) => field === 'ask').map(({ text }) => ended(text));
  // “This service” fits any company: where the offer has no word of its own, nothing is asked.
  const isProved = reading.facts.some(({ kind }) => kind === 'proof');
  const isRunning = isProved && brief.goal === 'incubator' && brief.category !== 'concept';
  const framed = (isRunning ? frames.running : frames.asks[brief.goal][brief.category])
    .filter((frame) => reading.quotedLang !== undefined || !frame.includes('{this}'))
    .map((frame) => ({ ...askOf(typed(fillFrame(frame, slots), reading)), ...aboutOf(frame, reading) }))
    .filter(({ text }) => text !== '');
  if (answered.length > 0) return [askOf(answered.join(' '))];
  const asking = brief.goal === 'users' ? 'invitation' : 'need';
  const need = lines.filter(({ kind }) => kind === asking).slice(-1);
  if (need.length === 0) return [...framed.slice(0, 2), ...shortest(framed.slice(2))];
  const handOvers = frames.afterNeed[brief.goal] ?? [];
  const handOver = typed(
    handOvers.map((frame) => fillFrame(frame, slots)).find((text) => text !== undefined),
    reading,
  );
  return [
    askOf(handOver, need),
    askOf('', need),
    ...shortest(framed.filter(({ about }) => about === undefined)),
  ];
}

function typed(text: string | undefined, { lang }: Reading): string {
  return text === undefined ? '' : languages[lang].grammar.joinWords(upperFirst(text));
}

/** A question about those who prove it makes sense once they were named. */
function aboutOf(frame: string, reading: Reading): Pick<Ask, 'about'> {
  const people = /\{(?:people|provers)\}/u.test(frame) ? peopleOf(reading) : undefined;
  return people === undefined ? {} : { about: people.fact };
}

function askOf(text: string, need: Line[] = []): Ask {
  return { text, words: countWords(text), need };
}

function shortest(asks: Ask[]): Ask[] {
  return asks.toSorted((a, b) => a.words - b.words).slice(0, 1);
}
