import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import * as z from 'zod';

import { parseJson } from '#app/lib/parse-json';
import { sign } from '#app/server/secret';

/** How long a challenge may be answered, in ms. */
export const challengeLifeMs = 3_600_000;

/** Nobody reads and fills in a form faster, in ms. */
const fastestMs = 3_000;

// About 600,000 rounds of SHA-256: a third of a second in a browser of today, two on an old telephone.
const cost = { rounds: 2000, least: 200, most: 400 };

/** One form of the site: a challenge of another is not taken. */
type Purpose = { form: string; secret: string };

/** A challenge whose answer was right; it has yet to be spent. `expiresAt` in epoch milliseconds. */
export type Answered = { id: string; expiresAt: number };

/** A proof of work for one sending of one form (ALTCHA), signed and worth an hour. */
export function issueChallenge({ form, secret }: Purpose): Promise<Challenge> {
  const now = Date.now();
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: cost.rounds,
    counter: randomInt(cost.most, cost.least),
    data: { form, issuedAt: now },
    deriveKey,
    expiresAt: Math.floor((now + challengeLifeMs) / 1000),
    ...secretsOf(secret),
  });
}

const hex = z
  .string()
  .max(128)
  .regex(/^[0-9a-f]+$/);

const answerSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(cost.rounds),
      data: z.strictObject({ form: z.string().max(40), issuedAt: z.number() }),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

/**
 * Reads what the browser made of a challenge (JSON of `{ challenge, solution }`). Undefined where it is not right, not
 * this form's, too late, or faster than a person.
 */
export async function readAnswer(text: string, { form, secret }: Purpose): Promise<Answered | undefined> {
  const answer = parseJson(text, answerSchema);
  if (!answer) return undefined;
  const { challenge, solution } = answer;
  const { data, nonce, expiresAt } = challenge.parameters;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) });
  const isInTime = Date.now() - data.issuedAt >= fastestMs;
  return verified && data.form === form && isInTime ? { id: nonce, expiresAt: expiresAt * 1000 } : undefined;
}

function secretsOf(secret: string) {
  return {
    hmacSignatureSecret: sign(secret, 'robot check', 'challenge'),
    hmacKeySignatureSecret: sign(secret, 'robot check', 'key'),
  };
}
