import { parse } from 'yaml';
import * as z from 'zod';

import { createPhrases, wordsOf } from '../phrases';
import yaml from './orders.yaml?raw';

const list = z.string().transform((text) => text.split(/,\s/u));
const data = z
  .strictObject({
    begins: list,
    roles: list,
    quoted: list,
    pairs: z.array(z.strictObject({ verbs: list, objects: list })),
    holds: list,
  })
  .parse(parse(yaml));

const begins = createPhrases(data.begins);
const roles = createPhrases(data.roles);
const quoted = createPhrases(data.quoted);
const holds = createPhrases(data.holds);
const pairs = data.pairs.map(({ verbs, objects }) => ({
  verbs: createPhrases(verbs),
  objects: createPhrases(objects),
}));

/** True for a sentence that gives orders to a machine instead of describing an offer, in any of the three languages. */
export function isInstruction(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (begins.startsAt(words, 0) || holds.find(words)) return true;
  const role = roles.startsAt(words, 0);
  if (role && /^\s?:/u.test(sentence.slice(words[role.to - 1]?.to))) return true;
  if (quoted.startsAt(words, 0) && /^\S{1,20}\s["«“‘]/u.test(sentence.trim())) return true;
  return pairs.some(({ verbs, objects }) => {
    const verb = verbs.find(words);
    return verb !== undefined && objects.find(words, verb.to) !== undefined;
  });
}
