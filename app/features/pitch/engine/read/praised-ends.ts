import type { Language } from '../languages/language';
import { hypeIn } from '../languages/word-lists';
import { isDenied, startsWithUs } from '../languages/words';
import { wordsOf } from '../phrases';
import { hasDigit, upperFirst } from '../words';
import { measured } from './measure';
import { featuresIn, type SentenceContext, sentenceFrom } from './sentence-features';
import { praiseIn } from './sentence-kinds';
import type { Unit } from './units';

/** Whether a text praises, by its words and by how likely each of its sentences does: of one that does not, no part is taken for praise. */
export function isPraising(text: string, praise: readonly number[], { lang }: Language): boolean {
  const words = wordsOf(text, lang);
  const hype = hypeIn(lang);
  const said = words.filter((_, at) => hype.startsAt(words, at) !== undefined).length;
  return said + praise.reduce((sum, odds) => sum + odds, 0) >= leastPraise;
}

const leastPraise = 2;

/** «… y sin herramientas, una genialidad que quita el aliento», “Visionary and unstoppable, we have cabinets …”: a fact without what only praises round it. */
export function withoutPraisedEnds(unit: Unit, context: SentenceContext, language: Language): Unit {
  const parts = unit.text.split(/(?<=[,:;]) /u);
  const praises = (at: number) => onlyPraises(textOf(parts.slice(at, at + 1)), context, language);
  let end = parts.length;
  while (end > 1 && praises(end - 1) && tells(textOf(parts.slice(0, end - 1)), language)) end -= 1;
  const isLed =
    end > 1 &&
    !measured(parts[0] ?? '', language).words.some(({ folded }) => language.cues.ourselves.has(folded)) &&
    startsWithUs(wordsOf(parts[1] ?? '', language.lang), language) &&
    praises(0);
  if (end === parts.length && !isLed) return unit;
  const text = textOf(parts.slice(isLed ? 1 : 0, end));
  return { ...unit, ...measured(upperFirst(text), language), ...(end < parts.length ? { mark: '' } : {}) };
}

function textOf(parts: readonly string[]): string {
  return parts.join(' ').replace(/[,:;]$/u, '');
}

/** What is left is a sentence, or a note with a number: “118 restaurants in fourteen months”. */
function tells(text: string, language: Language): boolean {
  const { hasVerb, words } = measured(text, language);
  return hasVerb || (hasDigit(text) && words.length >= fewestTold);
}

const fewestTold = 5;

/** “are washed, almost never” praises nothing, however likely. */
function onlyPraises(part: string, context: SentenceContext, language: Language): boolean {
  const sentence = sentenceFrom(part, language);
  const { cues, lang } = language;
  const [first] = sentence.words;
  if (hasDigit(part) || isDenied(sentence.words, language) || cues.subordinators.has(first?.folded ?? ''))
    return false;
  const [odds = 0] = praiseIn(featuresIn([sentence], context, language), language);
  return odds > (hypeIn(lang).find(sentence.words) ? leastWithHype : least);
}

/** Of 1,800 facts among praise nine end in what is as likely and tells something. */
const least = 0.8;
const leastWithHype = 0.5;
