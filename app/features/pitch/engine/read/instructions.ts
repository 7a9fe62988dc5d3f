import { parse } from 'yaml';
import * as z from 'zod';

import { phrases } from '../languages/lists';
import { createPhrases, wordsOf } from '../phrases';
import yaml from './orders.yaml?raw';

const list = phrases.transform((all) => createPhrases(all));
const { begins, roles, quoted, actors, pairs, holds } = z
  .strictObject({
    begins: list,
    roles: list,
    quoted: list,
    actors: list,
    pairs: z.array(z.strictObject({ verbs: list, objects: list })),
    holds: list,
  })
  .parse(parse(yaml));

/** True for a sentence that gives orders to a machine instead of describing an offer, in any of the three languages. */
export function isInstruction(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (begins.startsAt(words, 0) || holds.find(words)) return true;
  const role = roles.startsAt(words, 0);
  if (
    role &&
    sentence
      .slice(words[role.to - 1]?.to)
      .trimStart()
      .startsWith(':')
  )
    return true;
  if (quoted.startsAt(words, 0) && /^\S{1,20}\s["«“‘]/u.test(sentence.trim())) return true;
  return pairs.some(({ verbs, objects }) => {
    const verb = verbs.find(words);
    const isDone = verb !== undefined && actors.startsAt(words, verb.from - 1) !== undefined;
    return verb !== undefined && !isDone && objects.find(words, verb.to) !== undefined;
  });
}
