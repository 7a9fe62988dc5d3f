import { resolve } from 'node:path';
import type * as z from 'zod';

import { site } from '#app/content/site';
import { variables } from './env/variables';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

export type Env = {
  nodeEnv: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  siteIsLoopback: boolean;
  /** Reached over TLS: cookies may demand it. */
  siteIsSecure: boolean;
  dataDir: string;
  databaseUrl?: string;
  siteSecret?: string;
  siteHostedIn?: string;
  trustProxy: string[];
  /** How long a request may take to arrive, its body included. */
  requestTimeoutMs: number;
  /** The language model; unset: the embedded engine. */
  llm?: {
    baseUrl: string;
    model: string;
    apiKey?: string;
    dailyTokens: number;
    hostedIn?: string;
    /** Its maker does not train on what it is asked. */
    noTraining: boolean;
  };
  mail: {
    /** Unset: mails are files in the outbox. */
    smtpUrl?: string;
    /** Whom mails come from: a plain address. */
    from: string;
    /** Who reads what visitors write to the company. */
    team: string;
  };
  content: {
    /** Base address of the content service's calls, as in `https://cms.example/api`; unset: bundled content. */
    serviceUrl?: string;
    /** Unset: what is kept is purged by its age alone. */
    webhookSecret?: string;
    /** Unset: nobody sees drafts. */
    previewSecret?: string;
  };
  /** `closed`: nothing is sold. */
  payments:
    | {
        kind: 'stripe';
        secretKey: string;
        /** One, or two while one replaces the other. */
        webhookSecrets: string[];
        /** Without a slash at its end. */
        apiUrl: string;
      }
    | { kind: 'sandbox' | 'closed' };
  /** The one origin that pictures of articles may come from; unset: only those of this site. */
  imageOrigin?: string;
  /** Audience measurement, for visitors who consent; unset: there is none, and the question is not asked. */
  analytics?: {
    /** Address of the script that measures. */
    tagUrl: string;
    ids: { id: string; params: Record<string, string> }[];
  };
  rateLimits: boolean;
  pitchStepDelayMs: number;
  pitchFailStep?: number;
  jobLeaseMs: number;
  /** Of loopback, where the figures of this process are read; unset: nowhere. */
  metricsPort?: number;
  logLevel: string;
};

/** Thrown when a variable is wrong; `faults` names each of them, one line a fault. */
export class EnvError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`The environment is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'EnvError';
    this.faults = faults;
  }
}

/** Reads the configuration. An empty string counts as unset. Throws `EnvError` with every fault. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const defined = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const issues = variables.safeParse(defined).error?.issues ?? [];
  const wrong = new Set(issues.map((issue) => issue.path.join('.')));
  // Those that are right by themselves may still contradict each other: everything is said at once.
  const data = variables.parse(
    Object.fromEntries(Object.entries(defined).filter(([name]) => !wrong.has(name))),
  );
  const env = describe(data);
  const faults = [
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...contradictions(data, env).filter((fault) => !wrong.has(fault.split(':')[0] ?? '')),
  ];
  if (faults.length > 0) throw new EnvError(faults);
  return env;
}

function describe(data: z.infer<typeof variables>): Env {
  const siteUrl = new URL(data.SITE_URL ?? `http://localhost:${data.PORT}`);
  const siteIsLoopback = loopbackNames.has(siteUrl.hostname);
  const imageAddress = data.IMAGE_ORIGIN ?? data.CONTENT_SERVICE_URL;
  return {
    nodeEnv: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST ?? (siteIsLoopback ? '127.0.0.1' : '0.0.0.0'),
    siteUrl: siteUrl.origin,
    siteIsLoopback,
    siteIsSecure: siteUrl.protocol === 'https:',
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    siteSecret: data.SITE_SECRET,
    siteHostedIn: data.SITE_HOSTED_IN,
    trustProxy: data.TRUST_PROXY ?? [],
    requestTimeoutMs: data.REQUEST_TIMEOUT_MS,
    llm: describeModel(data),
    mail: {
      smtpUrl: data.SMTP_URL,
      from: data.MAIL_FROM ?? site.email,
      team: data.TEAM_EMAIL ?? site.email,
    },
    content: {
      serviceUrl: data.CONTENT_SERVICE_URL,
      webhookSecret: data.CONTENT_WEBHOOK_SECRET,
      previewSecret: data.CONTENT_PREVIEW_SECRET,
    },
    payments: describePayments(data, siteIsLoopback),
    imageOrigin: imageAddress && new URL(imageAddress).origin,
    analytics:
      data.ANALYTICS_IDS && data.ANALYTICS_TAG_URL
        ? { tagUrl: data.ANALYTICS_TAG_URL, ids: data.ANALYTICS_IDS }
        : undefined,
    rateLimits: data.RATE_LIMITS === 'on',
    pitchStepDelayMs: data.PITCH_STEP_DELAY_MS,
    pitchFailStep: data.PITCH_FAIL_STEP,
    jobLeaseMs: data.JOB_LEASE_MS,
    metricsPort: data.METRICS_PORT,
    logLevel: data.LOG_LEVEL,
  };
}

function describeModel(data: z.infer<typeof variables>): Env['llm'] {
  if (!data.LLM_BASE_URL || !data.LLM_MODEL) return undefined;
  return {
    baseUrl: data.LLM_BASE_URL,
    model: data.LLM_MODEL,
    apiKey: data.LLM_API_KEY,
    dailyTokens: data.LLM_DAILY_TOKENS,
    hostedIn: data.LLM_HOSTED_IN,
    noTraining: data.LLM_NO_TRAINING === 'on',
  };
}

function describePayments(data: z.infer<typeof variables>, siteIsLoopback: boolean): Env['payments'] {
  if (data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET) {
    return {
      kind: 'stripe',
      secretKey: data.STRIPE_SECRET_KEY,
      webhookSecrets: data.STRIPE_WEBHOOK_SECRET,
      apiUrl: new URL(data.STRIPE_API_URL ?? 'https://api.stripe.com').origin,
    };
  }
  return { kind: siteIsLoopback || data.PAYMENTS === 'sandbox' ? 'sandbox' : 'closed' };
}

function contradictions(data: z.infer<typeof variables>, env: Env): string[] {
  const faults: string[] = [];
  if (env.databaseUrl && !env.siteSecret) {
    faults.push('SITE_SECRET: required with DATABASE_URL, so that every process signs alike');
  }
  if (data.METRICS_PORT !== undefined && data.METRICS_PORT === data.PORT) {
    faults.push('METRICS_PORT: a port of its own, not that of the site');
  }
  if (data.LLM_BASE_URL && !data.LLM_MODEL) {
    faults.push('LLM_MODEL: required with LLM_BASE_URL');
  }
  if (!data.LLM_BASE_URL && (data.LLM_MODEL || data.LLM_API_KEY)) {
    faults.push('LLM_BASE_URL: required with LLM_MODEL and LLM_API_KEY');
  }
  if (data.STRIPE_SECRET_KEY && !data.STRIPE_WEBHOOK_SECRET) {
    faults.push(
      'STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY: only the webhook marks an order paid',
    );
  }
  if (!data.STRIPE_SECRET_KEY && (data.STRIPE_WEBHOOK_SECRET || data.STRIPE_API_URL)) {
    faults.push('STRIPE_SECRET_KEY: required with STRIPE_WEBHOOK_SECRET and STRIPE_API_URL');
  }
  if (data.STRIPE_SECRET_KEY && data.PAYMENTS) {
    faults.push('PAYMENTS: the sandbox pays nothing, leave it out with STRIPE_SECRET_KEY');
  }
  if ((data.ANALYTICS_IDS === undefined) !== (data.ANALYTICS_TAG_URL === undefined)) {
    const missing = data.ANALYTICS_IDS ? 'ANALYTICS_TAG_URL' : 'ANALYTICS_IDS';
    faults.push(`${missing}: ids and the address of the tag go together`);
  }
  if (!env.siteIsLoopback) {
    const forTests = ['STRIPE_API_URL', 'RATE_LIMITS', 'PITCH_STEP_DELAY_MS', 'PITCH_FAIL_STEP'] as const;
    const set = {
      STRIPE_API_URL: data.STRIPE_API_URL !== undefined,
      RATE_LIMITS: !env.rateLimits,
      PITCH_STEP_DELAY_MS: env.pitchStepDelayMs > 0,
      PITCH_FAIL_STEP: env.pitchFailStep !== undefined,
    };
    for (const name of forTests) {
      if (set[name])
        faults.push(`${name}: ${data[name]} is for tests, refused while SITE_URL is not a loopback address`);
    }
  }
  return faults;
}
