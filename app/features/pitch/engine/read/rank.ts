import { parse } from 'yaml';
import * as z from 'zod';

import type { Language } from '../languages/language';
import { type Candidate, featuresOf } from './features';
import yaml from './rank.yaml?raw';

const weights: ReadonlyMap<string, number> = new Map(
  Object.entries(z.record(z.string(), z.number()).parse(parse(yaml))),
);

/** How surely a sentence tells what is sold: the weights of all that speaks for or against it, summed. */
export function scoreOf(candidate: Candidate, language: Language): number {
  let score = 0;
  for (const [name, value] of featuresOf(candidate, language)) score += value * (weights.get(name) ?? 0);
  return score;
}
