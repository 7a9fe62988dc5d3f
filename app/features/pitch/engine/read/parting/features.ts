import { classIn, hashOf, mixed } from '../../languages/hashing';
import type { Language } from '../../languages/language';
import { weightUnit } from '../../languages/weights';
import { isNumberWord } from '../../numbers';
import type { Word } from '../../phrases';

export const weightBits = 15;
export const featureCount = 28;

/** What stands before a word: nothing, a comma or a dash, or a mark that ends a sentence. */
export type GapMark = '' | ',' | '.';

export function marksIn(text: string, words: readonly Word[]): GapMark[] {
  return words.map(({ from }, at) => {
    const before = words[at - 1];
    return before === undefined ? '' : gapMark(text.slice(before.to - 1, from + 1));
  });
}

/** Of what stands between two words, with the letters beside it: in “N310,000” it is none. */
function gapMark(gap: string): GapMark {
  if (/^\d[.,:]\d$/u.test(gap)) return '';
  if (/[.!?;:…\n]/u.test(gap)) return '.';
  return /[,–—]/u.test(gap) ? ',' : '';
}

/** The words of a text that may be several sentences typed in one breath. */
export type Breath = {
  folded: readonly string[];
  marks: readonly GapMark[];
  isVerb: readonly boolean[];
  hashes: readonly number[];
  classes: readonly number[];
  language: Language;
};

export function breathOf(words: readonly Word[], marks: readonly GapMark[], language: Language): Breath {
  const said = words.map(({ text }) => text.toLowerCase().replaceAll('’', "'"));
  const verbs = new Set(verbsAmong(words, language));
  return {
    ...{ folded: words.map((word) => word.folded), marks, language },
    isVerb: said.map((_, at) => verbs.has(at)),
    hashes: said.map(hashOf),
    classes: said.map((word) => classIn[language.lang](word)),
  };
}

/** Where verbs stand, by the words beside each alone: those of every clause, and now and then a noun. */
function verbsAmong(words: readonly Word[], { grammar }: Language): number[] {
  const texts = words.map((word) => word.text);
  const isVerb = (at: number) => {
    const near = grammar.finiteVerbIndex(texts.slice(Math.max(0, at - 1), at + 2));
    return near === Math.min(1, at) || grammar.finiteVerbIndex(texts.slice(at, at + 2)) === 0;
  };
  return [...words.keys()].filter(isVerb);
}

/**
 * Writes the places of the weights that speak for a sentence that begins at this word, behind a comma; `last` is where the one before
 * began, and `into` has `featureCount` of them.
 */
export function featuresOf(breath: Breath, at: number, last: number, into: Int32Array): void {
  [...ofWords(breath, at), ...ofVerbs(breath, at, last)].forEach((told, feature) => {
    const [one = 0, two = 0, three = 0] = told;
    into[feature] = mixed(weightBits, feature, one, two, three);
  });
}

/** How likely a mark, or a sentence that begins, is at this word, in the logarithm of the odds; `last` as for `featuresOf`. */
export function oddsAt(breath: Breath, at: number, last: number, weights: Int8Array): number {
  featuresOf(breath, at, last, places);
  let odds = 0;
  for (const place of places) odds += weights[place] ?? 0;
  return odds * weightUnit;
}

const places = new Int32Array(featureCount);

const edge = 1;

/** The words beside the comma, and what they are like. */
function ofWords({ folded, hashes, classes, language }: Breath, at: number): number[][] {
  const whole = (far: number) => hashes[at + far] ?? edge;
  const like = (far: number) => classes[at + far] ?? edge;
  const kind = kindOf(folded[at] ?? '', language);
  return [
    [edge],
    [whole(0)],
    [whole(-1)],
    [whole(0), whole(1)],
    [whole(-2), whole(-1)],
    [whole(-1), whole(0)],
    [whole(0), whole(2)],
    [whole(1)],
    [like(-1), like(0)],
    [like(0), like(1)],
    [like(0), like(1), like(2)],
    [like(-2), like(-1), like(0)],
    [like(1), like(2), kind],
  ];
}

/** How many verbs and words stand before the comma, since the last one and since the sentence began, and how far the next verb is. */
function ofVerbs(
  { folded, marks, isVerb, hashes, classes, language }: Breath,
  at: number,
  last: number,
): number[][] {
  const first = hashes[at] ?? edge;
  const [before, after] = [classes[at - 1] ?? edge, classes[at] ?? edge];
  let comma = at - 1;
  while (comma > last && marks[comma] === '') comma -= 1;
  const verbs = (from: number) => {
    let count = 0;
    for (let place = at - 1; place >= from && count < 2; place -= 1) if (isVerb[place]) count += 1;
    return count;
  };
  const told = verbs(last) * 3 + verbs(comma);
  const verb = verbAfter(at, isVerb, marks);
  const [long, longer] = [Math.min(7, (at - comma) >> 1), Math.min(6, (at - last) >> 2)];
  const kind = kindOf(folded[at] ?? '', language);
  const beside = (isVerb[at - 1] === true ? 2 : 0) + (isVerb[at + 1] === true ? 1 : 0);
  return [
    [told, verb],
    [told, verb, kind],
    [told, verb, before],
    [told, verb, after],
    [told, verb, long],
    [told, verb, beside],
    [told, kind, longer],
    [told, kind, beside],
    [told, first],
    [told, hashes[at - 1] ?? edge],
    [verb, first],
    [long, kind],
    [long, longer],
    [long, first],
    [kind, before, beside],
  ];
}

function verbAfter(at: number, isVerb: readonly boolean[], marks: readonly GapMark[]): number {
  for (let far = 0; far < farthestVerb; far += 1) {
    if (far > 0 && marks[at + far] !== '') break;
    if (isVerb[at + far] === true) return far;
  }
  return farthestVerb;
}

const farthestVerb = 6;

/** What a sentence may begin with, or what goes on with the one before. */
function kindOf(word: string, { cues, lang }: Language): number {
  const lists = [
    cues.subjects,
    cues.thirdPersons,
    cues.afterJoint,
    cues.subordinators,
    cues.relatives,
    cues.titles,
    cues.nowadays,
  ];
  const at = lists.findIndex((list) => list.has(word));
  return at >= 0 || !isNumberWord(word, lang) ? at + 1 : lists.length + 1;
}
