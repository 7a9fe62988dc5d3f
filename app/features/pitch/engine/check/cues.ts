import { parse } from 'yaml';
import * as z from 'zod';

import { locales } from '#app/i18n/locales';
import { createPhrases } from '../phrases';
import text from './cues.yaml?raw';

const list = z.string().transform((line) => line.split(',').map((phrase) => phrase.trim()));
const phrases = list.transform((all) => createPhrases(all));
const words = list.transform((all): ReadonlySet<string> => new Set(all));
const begins = { introduction: phrases, ask: phrases, call: phrases };
const cues = z.strictObject({ ...begins, contrast: phrases, capitals: words });

export const checkCuesOf = z.record(z.enum(locales), cues).parse(parse(text));
