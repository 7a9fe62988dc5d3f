import type { Generated, Transaction as KyselyTransaction } from 'kysely';

/**
 * Every table, for SQLite and PostgreSQL alike. Times are epoch milliseconds in bigint columns, read as numbers;
 * booleans are 0 or 1; columns marked JSON hold text written by `toJson` and read by `fromJson`.
 */
export type Tables = {
  migrations: MigrationsTable;
  jobs: JobsTable;
  job_steps: JobStepsTable;
  pitches: PitchesTable;
  pitch_feedback: PitchFeedbackTable;
  pitch_versions: PitchVersionsTable;
  pitch_recipients: PitchRecipientsTable;
  model_budget: ModelBudgetTable;
  visitor_limits: VisitorLimitsTable;
  visitor_key: VisitorKeyTable;
};

/** What a transaction's function gets, and all that it may use of the database. */
export type Transaction = KyselyTransaction<Tables> & {
  /** Wakes the subscribers of a channel, in every process, after the commit; never when it rolls back. */
  notify(channel: string): void;
};

type MigrationsTable = {
  name: string;
  applied_at: number;
};

type JobsTable = {
  id: string;
  workflow: string;
  /** The caller's name for the work; unique. */
  key: string;
  /** JSON. */
  input: string;
  status: 'queued' | 'failed';
  /** Failed tries since the last saved step. */
  attempts: number;
  /** Times the job was claimed and neither saved a step nor ended in order since. */
  claims: number;
  run_at: number;
  lease_owner: string | null;
  lease_until: number | null;
  error: string | null;
  created_at: number;
};

/** The steps that are done. What they worked out stands where they saved it. */
type JobStepsTable = {
  job_id: string;
  name: string;
  at: number;
};

/** What belongs to all versions of a pitch. */
type PitchesTable = {
  id: string;
  request_hash: string;
  owner_hash: string;
  /** Of the page on which it was ordered. */
  locale: string;
  engine: string;
  /** JSON: what the steps have found so far. They are run once, for the original. */
  findings: Generated<string>;
  /** The version that everybody sees. */
  shown: Generated<number>;
  /** Raised by every transaction that changes what a reader sees. */
  revision: Generated<number>;
  created_at: number;
  updated_at: number;
  expires_at: number;
};

type PitchFeedbackTable = {
  id: string;
  pitch_id: string;
  /** 0 or 1. */
  useful: number;
  comment: string | null;
  at: number;
};

type ModelBudgetTable = {
  /** As in `2026-11-20`, UTC. */
  day: string;
  /** Used or set aside, in and out together. */
  tokens: number;
};

type PitchVersionsTable = {
  pitch_id: string;
  /** 1, 2, … within a pitch; 1 is the original. */
  version: number;
  parent: number | null;
  /** JSON; null for the original. */
  asked: string | null;
  /** JSON: the brief that this version was written from, with the answers given since. */
  brief: string;
  lang: string;
  quoted_lang: string | null;
  /** That of the original is the pitch's; no other waits. */
  status: 'generating' | 'waiting' | 'ready' | 'failed';
  /** JSON. */
  pitch: string | null;
  /** JSON; follows the pitch. */
  score: string | null;
  created_at: number;
};

/** Who waits for a pitch by mail; removed once the mail is sent. */
type PitchRecipientsTable = {
  pitch_id: string;
  address: string;
  locale: string;
  /** Times the pitch was tried again since. */
  tries: number;
  created_at: number;
};

/** What visitors have taken of their limits, on PostgreSQL; written by rate-limiter-flexible. */
type VisitorLimitsTable = {
  /** The limit, its seconds, and the hash of a visitor under the key of the day. */
  key: string;
  points: number;
  expire: number | null;
};

/** One row at most. */
type VisitorKeyTable = {
  id: 1;
  /** As in `2026-11-20`, UTC. */
  day: string;
  key: string;
};
