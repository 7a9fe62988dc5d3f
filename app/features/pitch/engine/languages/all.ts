import { parse } from 'yaml';
import * as z from 'zod';

import text from './all.yaml?raw';
import { wordSet } from './lists';

const words = z.string().transform(wordSet);
const schema = z.strictObject({ small: z.record(z.string(), words), acronyms: words, nameLinks: words });

export const { small: smallWords, acronyms, nameLinks } = schema.parse(parse(text));
