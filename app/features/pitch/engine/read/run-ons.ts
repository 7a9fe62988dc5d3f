import type { Language } from '../languages/language';
import { isArticle, isIndefinite, startsWithUs } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import { upperFirst } from '../words';
import { measured } from './measure';

/** Sentences that were typed in one breath, each with a subject and a verb of its own: “it folds flat, we rent it 9 a week”. */
export function splitRunOn(text: string, language: Language): string[] {
  const said: string[] = [];
  for (const part of text.split(', ')) {
    const before = said.at(-1);
    if (before === undefined) said.push(part);
    else if (stands(before, language) && opens(part, language) && !tellsMore(before, part, language))
      said.push(upperFirst(part));
    else said[said.length - 1] = `${before}, ${part}`;
  }
  return said;
}

/** Not “we weigh it and when the tide is low”, which belongs to what follows. */
function stands(text: string, language: Language): boolean {
  const words = wordsOf(text, language.lang);
  const { cues } = language;
  const last = wordsOf(text.slice(text.lastIndexOf(', ') + 1), language.lang);
  const begins = (at: number) => at === 0 || cues.afterJoint.has(last[at - 1]?.folded ?? '');
  const isLed =
    cues.subordinators.has(words[0]?.folded ?? '') ||
    last.some(({ folded }, at) => begins(at) && cues.subordinators.has(folded)) ||
    cues.conditions.find(last) !== undefined;
  return (
    words.length >= fewestWords && !isLed && measured(text, language).hasVerb && !endsOpen(words, language)
  );
}

function opens(text: string, language: Language): boolean {
  const { cues, grammar } = language;
  const { words, verb } = measured(text, language);
  const [first] = words;
  if (first === undefined || words.length < fewestWords || verb < 0 || verb > mostBeforeVerb) return false;
  const isJoined =
    cues.afterJoint.has(first.folded) ||
    cues.relatives.has(first.folded) ||
    cues.subordinators.has(first.folded);
  const isBare = grammar.barelyNames && verb <= 1 && cues.objectPronouns.has(first.folded);
  const isSubject =
    startsWithUs(words, language) || cues.thirdPersons.has(first.folded) || cues.they.has(first.folded);
  return !isJoined && (isSubject || isBare || isArticle(first, language));
}

/** “… made a steel bowl, it has a lid on a ring”: what is new is told in both. */
function tellsMore(before: string, part: string, language: Language): boolean {
  const { words, verb } = measured(before, language);
  const [first] = wordsOf(part, language.lang);
  const isOfIt = first !== undefined && language.cues.leansOnOffer.startsAt([first], 0) !== undefined;
  return isOfIt && verb >= 0 && isIndefinite(words[verb + 1], language);
}

/** “the table”, “with”: what stands behind it belongs to it. */
function endsOpen(words: readonly Word[], { cues }: Language): boolean {
  return cues.stopNouns.has(words.at(-1)?.folded ?? '');
}

const fewestWords = 4;
const mostBeforeVerb = 6;
