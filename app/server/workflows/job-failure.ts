import { isDatabaseUnavailable, isStatementTimeout } from '#app/server/db/database-unavailable';
import { LeaseLostError, Stopping } from './interruptions';
import { PermanentError, type Workflow } from './workflow';

export type JobFailure =
  | { kind: 'lost' }
  | { kind: 'failed' }
  /** Returned to the queue, to be claimed again after `delayMs`. */
  | { kind: 'stopped' | 'database-unavailable' | 'retry'; delayMs: number; attempts: number; claims: number };

type FailedAttempt = { attempts: number; claims: number; retries: Workflow<unknown>['retries'] };

/** What the worker does with a job that ended with `error`, after `attempts` attempts of its step before this one. */
export function classifyFailure(error: Error, { attempts, claims, retries }: FailedAttempt): JobFailure {
  if (error instanceof LeaseLostError) return { kind: 'lost' };
  if (error instanceof Stopping) {
    return { kind: 'stopped', delayMs: 0, attempts, claims: Math.max(claims - 1, 0) };
  }
  if (isDatabaseUnavailable(error) && !isStatementTimeout(error)) {
    return { kind: 'database-unavailable', delayMs: retries.backoffMs, attempts, claims: 0 };
  }
  if (error instanceof PermanentError || attempts + 1 >= retries.attempts) return { kind: 'failed' };
  return { kind: 'retry', delayMs: retries.backoffMs * 2 ** attempts, attempts: attempts + 1, claims: 0 };
}
