import * as z from 'zod';

import { dataOf, inEach } from './each';
import { pairs } from './lists';

const marks = pairs.default({});
const two = z.tuple([pairs, pairs]).default([{}, {}]);
/** `b = v` and `b = p` are both said. */
const alike = z.string().transform((text) => text.split(', ').map((pair) => pair.split(' = ')));

const schema = z.strictObject({ alike, keyboard: z.string(), accents: marks, twice: two });

/** What one mistypes in a language; the files `slips.yaml` explain each list. */
export const slipsOf = inEach((lang) => schema.parse(dataOf(lang, 'slips')));
