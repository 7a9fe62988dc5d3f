import * as z from 'zod';

import { createPhrases } from '../phrases';
import { dataOf, inEach } from './each';
import { pairs, phrases, wordSet } from './lists';

const marks = pairs.default({});
const two = z.tuple([pairs, pairs]).default([{}, {}]);
/** A list in which a left side may stand again, with another right one: `b = v, b = p`. */
const manifold = z
  .string()
  .default('')
  .transform((text): [one: string, other: string][] =>
    (text === '' ? [] : text.split(', ')).map((pair) => {
      const [one = '', other = ''] = pair.split(' = ');
      return [one, other];
    }),
  );
const grouped = manifold.transform((list) => Map.groupBy(list, ([written]) => written));

const set = z.string().default('').transform(wordSet);
const ending = z.string().transform((text) => text.split(' ').map((one) => (one === '_' ? '' : one)));

const schema = z.strictObject({
  alike: manifold,
  keyboard: z.string(),
  /** How letters sound, one after the other. */
  sounds: manifold,
  /** Endings that are taken for each other. */
  endings: z.array(ending),
  /** What says several of them. */
  plurals: ending,
  /** What is written before a word that it is elided with, and what it should be: `k = qu'`. */
  elided: manifold,
  /** What is written by ear or shortened, and what it may mean. */
  heard: grouped,
  /** Words that hardly ever stand beside each other, and what is meant; a longer one that is right comes before them. */
  beside: manifold.transform((list) => new Map(list)),
  /** Local words that no dictionary has, and that are meant. */
  stays: set,
  accents: marks,
  twice: two,
  /** Before a noun of several, and of one. */
  several: set,
  single: set,
  /** Who acts, by the form that the verb has then. */
  subjects: pairs.transform(
    (list) => new Map(Object.entries(list).map(([word, one]) => [word, Number(one)])),
  ),
  /** Before the name of a place. */
  places: set,
  /** Small words that the two other languages and its neighbours have not. */
  own: set,
  /** What no slip is mended into: a founder would be laughed at. */
  never: phrases.transform((list) => createPhrases(list)),
});

/** What one mistypes in a language; the files `slips.yaml` explain each list. */
export const slipsOf = inEach((lang) => schema.parse(dataOf(lang, 'slips')));
