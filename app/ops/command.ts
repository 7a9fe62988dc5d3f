import type { Database } from '#app/server/db/database';
import type { Env } from '#app/server/env';
import type { Workflows } from '#app/server/workflows/workflows';

export type OpsContext = {
  env: Env;
  database: Database;
  /** Queues work for the servers on this database; it does none here. */
  workflows: Workflows;
};

export type OpsOptions = {
  status?: string | undefined;
  limit?: string | undefined;
  out?: string | undefined;
  keep?: string | undefined;
  all?: boolean | undefined;
  yes?: boolean | undefined;
};

export type Call = { args: string[]; options: OpsOptions };

/** A list is shown as a table, anything else field by field; `--json` shows either as it is. */
export type Answer = string | Record<string, unknown> | Record<string, unknown>[];

export type Command = {
  /** As typed, with what it takes, as in `orders show <order>`. */
  usage: string;
  does: string;
} & (
  | { run(context: OpsContext, call: Call): Promise<Answer> }
  /** For what opens the database in a way of its own. */
  | { runAlone(env: Env, call: Call): Promise<Answer> }
);

/** An error whose message is for the person who typed the command. */
export class OpsError extends Error {
  override name = 'OpsError';
}

/** The argument at a place. Throws where there is none. */
export function argument({ args }: Call, at: number, name: string): string {
  const value = args[at];
  if (value === undefined) throw new OpsError(`Say which: <${name}> is missing`);
  return value;
}

/** The status that a list is asked for; undefined where none is. */
export function statusIn<Status extends string>(
  { options }: Call,
  statuses: readonly Status[],
): Status | undefined {
  if (options.status === undefined) return undefined;
  const known = statuses.find((status) => status === options.status);
  if (!known) throw new OpsError(`--status is one of ${statuses.join(', ')}`);
  return known;
}

/** How many rows a list has at most; 50 where nothing is said. */
export function limitOf({ options }: Call): number {
  const limit = Number(options.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1) throw new OpsError('--limit is a whole number from 1 on');
  return limit;
}

/** What cannot be undone is only done with `--yes`; `what` says what it would be. */
export function confirmed({ options }: Call, what: string): void {
  if (!options.yes) throw new OpsError(`${what} This cannot be undone: say it again with --yes`);
}

/** As in `2027-01-15 10:30`, in Paris; empty where it has not happened. */
export function timeOf(at: number | null | undefined): string {
  if (at === null || at === undefined) return '';
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(at);
}
