import * as z from 'zod';

import { dataOf, inEach } from './each';
import { pairs, wordSet } from './lists';

const marks = pairs.default({});
const two = z.tuple([pairs, pairs]).default([{}, {}]);
/** `b = v` and `b = p` are both said. */
const alike = z.string().transform((text) => text.split(', ').map((pair) => pair.split(' = ')));

const set = z.string().default('').transform(wordSet);

const schema = z.strictObject({
  alike,
  keyboard: z.string(),
  accents: marks,
  twice: two,
  /** Words behind which a noun is of several, and those that never are, or behind which no number counts. */
  several: set,
  single: set,
  /** Before a verb that has its object in front of it. */
  verbal: set,
  /** The verb of several, where it has more than an ending of its own. */
  theirs: marks,
  /** Of these verbs, what is a noun, too, that somebody may have. */
  owned: set,
  /** Whose one thing is. */
  possessives: set,
  /** Before a verb in the first person. */
  firstPersons: set,
  /** Before the name of a place. */
  places: set,
});

/** What one mistypes in a language; the files `slips.yaml` explain each list. */
export const slipsOf = inEach((lang) => schema.parse(dataOf(lang, 'slips')));
