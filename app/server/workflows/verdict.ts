import { isDatabaseUnavailable } from '#app/server/db/database-unavailable';
import { LeaseLostError, Stopping } from './interruptions';
import { PermanentError, type Workflow } from './workflow';

export type Verdict =
  | { kind: 'lost' }
  | { kind: 'failed' }
  /** Back to the queue, for `delayMs`. */
  | { kind: 'stopped' | 'database-away' | 'again'; delayMs: number; attempts: number; claims: number };

type Tried = { attempts: number; claims: number; retries: Workflow<unknown>['retries'] };

/** What becomes of a job that ended with an error, after `attempts` of its step before this one. */
export function verdictOn(error: Error, { attempts, claims, retries }: Tried): Verdict {
  if (error instanceof LeaseLostError) return { kind: 'lost' };
  if (error instanceof Stopping) {
    return { kind: 'stopped', delayMs: 0, attempts, claims: Math.max(claims - 1, 0) };
  }
  if (isDatabaseUnavailable(error)) {
    return { kind: 'database-away', delayMs: retries.backoffMs, attempts, claims: 0 };
  }
  if (error instanceof PermanentError || attempts + 1 >= retries.attempts) return { kind: 'failed' };
  return { kind: 'again', delayMs: retries.backoffMs * 2 ** attempts, attempts: attempts + 1, claims: 0 };
}
