import type { Language } from '../languages/language';
import { isIndefinite, shareIn, stemsIn } from '../languages/words';
import { wordsOf } from '../phrases';
import { measured } from './measure';
import { type Unit } from './units';

type Described = {
  units: Unit[];
  /** The unit that tells what is sold. */
  at: number;
  isAnswered: boolean;
  /** The units that are the answer's, not the description's. */
  added: number[];
};

/**
 * The description with what was answered to “what do you offer?”: the sentence of the description that says the same, else
 * the answer in the place where the offer was looked for, without what it repeats.
 */
export function withAnswer(units: Unit[], answered: Unit[], at: number, language: Language): Described {
  if (answered.length === 0) return { units, at, isAnswered: false, added: [] };
  const answer = stemsOf(answered, language);
  const saysSame = (unit: Unit | undefined, least: number) =>
    unit !== undefined && shareIn(answer, stemsOf([unit], language)) >= least;
  const fullest =
    units[at]?.title !== undefined && saysSame(units[at], leastAlike)
      ? at
      : units.findIndex((unit) => saysSame(unit, leastSame));
  if (fullest >= 0) return { units, at: fullest, isAnswered: true, added: [] };
  const isNew = (unit: Unit) => shareIn(stemsOf([unit], language), answer) <= mostRepeated;
  const before = units.slice(0, Math.max(at, 0)).filter(isNew);
  const after = units.slice(Math.max(at, 0)).filter(isNew);
  return {
    units: [...before, ...answered.map((unit) => asThing(unit, language)), ...after],
    at: before.length,
    isAnswered: true,
    added: answered.map((_, index) => before.length + index),
  };
}

/** “A trailer that comes to your town, where you can hang a deer”: the verbs are of what is said about the thing. */
function asThing(unit: Unit, language: Language): Unit {
  const [lead = ''] = unit.text.split(', ');
  const isThing = isIndefinite(unit.words[0], language) && !measured(lead, language).hasVerb;
  return isThing ? { ...unit, hasVerb: false } : unit;
}

const leastSame = 0.55;
const leastAlike = 0.4;
const mostRepeated = 0.6;

function stemsOf(units: readonly Unit[], language: Language): Set<string> {
  return stemsIn(
    units.flatMap(({ words, title }) => [...words, ...wordsOf(title ?? '', language.lang)]),
    language,
  );
}
