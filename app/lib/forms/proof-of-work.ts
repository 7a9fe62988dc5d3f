import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Longer than any telephone takes, in ms. */
const timeoutMs = 60_000;

/**
 * Works out what a challenge of the server asks, and returns what a form is sent with. The browser computes beside
 * the page, which stays free. Rejects where it cannot: without TLS, off this machine, there is no `crypto.subtle`.
 */
export async function answerChallenge(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution) throw new Error('The challenge was not solved in time');
  return JSON.stringify({ challenge, solution });
}
