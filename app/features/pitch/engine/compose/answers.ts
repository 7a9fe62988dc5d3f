import type { Answer } from '../../pitch';
import { sentenceLimits } from '../bands';
import { smallWordsOf } from '../check-words';
import { cleanAnswer } from '../read/clean';
import { countWords, fold, lowerFirst, splitSentences, upperFirst } from '../words';
import type { Beat, Weight } from './beat';

/** The beats with the answer in place of every placeholder that was asked for; what was answered is said sooner. */
export function fillBeats(beats: Beat[], answers: Answer[]): Beat[] {
  return beats.map((beat) => {
    const variants = beat.variants.map((variant) => {
      const text = fillText(variant.text, answers);
      return text === variant.text ? variant : { text, worth: variant.worth + answeredWorth };
    });
    const answered = variants.some((variant, rank) => variant !== beat.variants[rank]);
    return answered ? { ...beat, variants, weight: raised(beat.weight) } : beat;
  });
}

/** A text with the answer in place of each placeholder that was asked for. */
export function fillText(text: string, answers: Answer[]): string {
  return text.replace(/\[[^\]]+\]/gu, (placeholder, at: number) => {
    const given = answers.find(({ question }) => keyOf(question.id) === keyOf(placeholder));
    const answer = given === undefined ? '' : cleanAnswer(given.answer);
    if (answer === '') return placeholder;
    const before = text.slice(0, at);
    const put = /(?:^|[.!?…]\s)$/u.test(before) ? upperFirst(answer) : insideSentence(answer);
    return fitting(put, (part) => before + part + text.slice(at + placeholder.length));
  });
}

const answeredWorth = 3;
const answeredWeight = 6;

function raised(weight: Weight): Weight {
  const raise = (one: number) => (one > 0 ? one + answeredWeight : 0);
  return { 15: raise(weight[15]), 30: raise(weight[30]), 60: raise(weight[60]), 90: raise(weight[90]) };
}

/** Questions carry the placeholder as it was typeset. */
function keyOf(placeholder: string): string {
  return fold(placeholder).replace(/\s/gu, '');
}

/** « Nous vendons … » goes on in small letters after a colon; a name keeps its capital. */
function insideSentence(answer: string): string {
  const [first = ''] = /^\p{L}+/u.exec(fold(answer)) ?? [];
  const isSmall = Object.values(smallWordsOf).some((words) => words.has(first));
  return isSmall ? lowerFirst(answer) : answer;
}

/** The answer, or as many of its first clauses as can be said in one breath. */
function fitting(answer: string, place: (part: string) => string): string {
  const ends = [...answer.matchAll(/[,;:](?=\s)/gu)].map(({ index }) => index);
  const parts = [answer, ...ends.toReversed().map((end) => answer.slice(0, end))];
  return (
    parts.find((part) =>
      splitSentences(place(part)).every((sentence) => countWords(sentence) <= sentenceLimits.longest),
    ) ?? answer
  );
}
