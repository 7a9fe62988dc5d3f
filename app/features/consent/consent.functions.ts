import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { parseInput } from '#app/server/http/server-functions/input';
import { answerChoice } from './server/proofs';

const proofSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  version: z.int().check(z.minimum(1), z.maximum(1000)),
  choice: z.enum(['accepted', 'refused']),
});

/** Keeps the proof of a choice, what was asked, in which language, what was answered and when, nothing of who; and the choice. */
export const keepProof = createServerFn({ method: 'POST' })
  .validator(parseInput(proofSchema))
  .handler(({ data, context }) => answerChoice(data, context));
