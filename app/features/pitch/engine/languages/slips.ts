import * as z from 'zod';

import { dataOf, inEach } from './each';
import { pairs, wordSet } from './lists';

const marks = pairs.default({});
const two = z.tuple([pairs, pairs]).default([{}, {}]);
/** `b = v` and `b = p` are both said. */
const both = z
  .string()
  .default('')
  .transform((text): [one: string, other: string][] =>
    (text === '' ? [] : text.split(', ')).map((pair) => {
      const [one = '', other = ''] = pair.split(' = ');
      return [one, other];
    }),
  );
const grouped = both.transform((list) => Map.groupBy(list, ([written]) => written));

const set = z.string().default('').transform(wordSet);
const ending = z.string().transform((text) => text.split(' ').map((one) => (one === '_' ? '' : one)));

const schema = z.strictObject({
  alike: both,
  keyboard: z.string(),
  sounds: both,
  endings: z.array(ending),
  plurals: ending,
  elided: both,
  heard: grouped,
  accents: marks,
  twice: two,
  several: set,
  single: set,
  subjects: pairs.transform(
    (list) => new Map(Object.entries(list).map(([word, one]) => [word, Number(one)])),
  ),
  places: set,
});

/** What one mistypes in a language; the files `slips.yaml` explain each list. */
export const slipsOf = inEach((lang) => schema.parse(dataOf(lang, 'slips')));
