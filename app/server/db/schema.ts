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
  spent_challenges: SpentChallengesTable;
  messages: MessagesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  orders: OrdersTable;
  order_reports: OrderReportsTable;
  receipt_series: ReceiptSeriesTable;
  withdrawals: WithdrawalsTable;
  consent_proofs: ConsentProofsTable;
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
  /** In seconds: what others are shown first; null for the usual one. */
  shared_duration: Generated<number | null>;
  /** 0 or 1: whether others are shown nothing longer than that. */
  hides_longer: Generated<number>;
  /** 0 or 1: whether the preview of its link quotes the sentence. */
  in_preview: Generated<number>;
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
  refinement: string | null;
  /** JSON: the brief that this version was written from, with the answers given since. */
  brief: string;
  lang: string;
  quoted_lang: string | null;
  /** That of the original is the pitch's; no other waits, and it alone is never `unchanged`. */
  status: 'generating' | 'waiting' | 'ready' | 'failed' | 'unchanged';
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

/** Proofs of work that a form was sent with; each counts once. */
type SpentChallengesTable = {
  id: string;
  /** From then on the challenge would be refused for its age. */
  expires_at: number;
};

/** What visitors write to the company. */
type MessagesTable = {
  id: string;
  /** The same for every try of one submission. */
  request_hash: string;
  form: 'contact' | 'team';
  /** Of the page on which it was written. */
  locale: string;
  /** JSON: the fields of the form. */
  content: string;
  created_at: number;
  /** When the team's mail server took it. */
  forwarded_at: number | null;
  /** When the sender's receipt was taken; null too where none is sent. */
  receipt_at: number | null;
};

type NewsletterSubscribersTable = {
  id: string;
  /** None once unsubscribed: what is left proves the consent. */
  email: string | null;
  locale: string;
  /** The words that were agreed to. */
  consent: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

/** Orders of the full report. */
type OrdersTable = {
  /** 128 random bits: the secret part of its address. */
  id: string;
  /** The same for every try of one submission. */
  request_hash: string;
  status: 'open' | 'paid' | 'delivered' | 'cancelled' | 'expired' | 'refunded';
  /** Of the page on which it was ordered. */
  locale: string;
  email: string;
  pitch_id: string | null;
  /** JSON: brief and pitch as they were then; null without a pitch. */
  material: string | null;
  /** JSON: what the buyer agreed to, word for word, and when. */
  consent: string;
  /** Price, VAT included. */
  amount_cents: number;
  /** In all, so far. */
  refunded_cents: Generated<number>;
  provider: 'stripe' | 'sandbox';
  /** The provider's names for the checkout and for the payment. */
  session_id: string | null;
  checkout_url: string | null;
  payment_id: string | null;
  /** Given with the payment, without gaps in its series. */
  receipt_number: string | null;
  created_at: number;
  paid_at: number | null;
  /** The latest time of delivery. */
  due_at: number | null;
  /** When the team was told that the due time comes near. */
  reminded_at: number | null;
  delivered_at: number | null;
  /** When it was cancelled or expired. */
  closed_at: number | null;
  refunded_at: number | null;
  withdrawal_asked_at: number | null;
};

type OrderReportsTable = {
  order_id: string;
  file_name: string;
  /** A PDF in base64: both databases keep text alike. */
  content: string;
};

type ReceiptSeriesTable = {
  /** A year, as in `2026`; `TEST-2026` for payments of the sandbox. */
  series: string;
  last_number: number;
};

/** Statements by which buyers withdraw from their contract. */
type WithdrawalsTable = {
  id: string;
  /** The same for every try of one submission. */
  request_hash: string;
  /** Null where the statement names none that we found. */
  order_id: string | null;
  locale: string;
  /** JSON: as it was confirmed. */
  statement: string;
  created_at: number;
};

type ConsentProofsTable = {
  id: string;
  version: number;
  choice: 'accepted' | 'refused';
  locale: string;
  at: number;
};
