import type { Database } from './db/database';
import type { LanguageModel } from './ai/language-model';
import type { ContentSource } from './content/content-source';
import type { Mailer } from './email/mailer';
import type { Env } from './env';
import type { RateLimits } from './http/rate-limits';
import type { Log } from './log';
import type { Workflows } from './workflows/workflows';

/** What the process holds open between requests. Nothing here belongs to one visitor. */
export type Runtime = {
  env: Env;
  log: Log;
  secret: string;
  database: Database;
  workflows: Workflows;
  rateLimits: RateLimits;
  /** Unset without `LLM_BASE_URL`: what needs a model says so, or does without. */
  model?: LanguageModel;
  mailer: Mailer;
  content: ContentSource;
  /** Aborted when the server stops: long answers end, their readers come back to the next process. */
  closing: AbortSignal;
};

let current: Runtime | undefined;

/** The runtime of a booted process; throws before `boot()` and after `shutdown()`. */
export function runtime(): Runtime {
  if (!current) throw new Error('The server is not booted');
  return current;
}

/** Only `app/server.ts` and tests put a runtime in place. */
export function setRuntime(next: Runtime | undefined): void {
  current = next;
}
