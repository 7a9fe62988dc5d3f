import { resolve } from 'node:path';
import type * as z from 'zod';

import { site } from '#app/content/site';
import { variables } from './env/variables';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

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

export type Env = ReturnType<typeof describe>;

type Variables = z.infer<typeof variables>;

function describe(data: Variables) {
  const siteUrl = new URL(data.SITE_URL ?? `http://localhost:${data.PORT}`);
  const siteIsLoopback = loopbackNames.has(siteUrl.hostname);
  const imageAddress = data.IMAGE_ORIGIN ?? data.CONTENT_SERVICE_URL;
  return {
    nodeEnv: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST ?? (siteIsLoopback ? '127.0.0.1' : '0.0.0.0'),
    /** Origin of the site, without a trailing slash. */
    siteUrl: siteUrl.origin,
    siteIsLoopback,
    /** Reached over TLS: cookies may demand it. */
    siteIsSecure: siteUrl.protocol === 'https:',
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    siteSecret: data.SITE_SECRET,
    siteHostedIn: data.SITE_HOSTED_IN,
    trustProxy: data.TRUST_PROXY ?? [],
    /** How long a request may take to arrive, its body included. */
    requestTimeoutMs: data.REQUEST_TIMEOUT_MS,
    /** The language model; unset: the embedded engine. */
    llm: describeModel(data),
    mail: {
      /** Unset: mails are files in the outbox. */
      smtpUrl: data.SMTP_URL,
      /** Whom mails come from: a plain address. */
      from: data.MAIL_FROM ?? site.email,
      /** Who reads what visitors write to the company. */
      team: data.TEAM_EMAIL ?? site.email,
    },
    content: {
      /** Base address of the content service's calls, as in `https://cms.example/api`; unset: bundled content. */
      serviceUrl: data.CONTENT_SERVICE_URL,
      /** What the service calls the languages; those that it lacks go by their two letters. */
      locales: Object.fromEntries(data.CONTENT_LOCALES ?? []),
      /** Unset: what is kept is purged by its age alone. */
      webhookSecret: data.CONTENT_WEBHOOK_SECRET,
      /** Unset: nobody sees drafts. */
      previewSecret: data.CONTENT_PREVIEW_SECRET,
    },
    payments: describePayments(data, siteIsLoopback),
    /** The one origin that pictures of articles may come from; unset: only those of this site. */
    imageOrigin: imageAddress && new URL(imageAddress).origin,
    /** Audience measurement, for visitors who consent; unset: there is none, and the question is not asked. */
    analytics:
      data.ANALYTICS_IDS && data.ANALYTICS_TAG_URL
        ? { tagUrl: data.ANALYTICS_TAG_URL, ids: data.ANALYTICS_IDS }
        : undefined,
    rateLimits: data.RATE_LIMITS === 'on',
    pitchStepDelayMs: data.PITCH_STEP_DELAY_MS,
    pitchFailStep: data.PITCH_FAIL_STEP,
    jobLeaseMs: data.JOB_LEASE_MS,
    /** Of loopback, where the figures of this process are read; unset: nowhere. */
    metricsPort: data.METRICS_PORT,
    logLevel: data.LOG_LEVEL,
  };
}

function describeModel(data: Variables) {
  if (!data.LLM_BASE_URL || !data.LLM_MODEL) return undefined;
  return {
    baseUrl: data.LLM_BASE_URL,
    model: data.LLM_MODEL,
    apiKey: data.LLM_API_KEY,
    dailyTokens: data.LLM_DAILY_TOKENS,
    hostedIn: data.LLM_HOSTED_IN,
    /** Its maker does not train on what it is asked. */
    noTraining: data.LLM_NO_TRAINING === 'on',
  };
}

/** `closed`: nothing is sold. */
function describePayments(data: Variables, siteIsLoopback: boolean) {
  if (data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET) {
    return {
      kind: 'stripe' as const,
      secretKey: data.STRIPE_SECRET_KEY,
      /** One, or two while one replaces the other. */
      webhookSecrets: data.STRIPE_WEBHOOK_SECRET,
      /** Without a slash at its end. */
      apiUrl: new URL(data.STRIPE_API_URL ?? 'https://api.stripe.com').origin,
    };
  }
  const isSandbox = siteIsLoopback || data.PAYMENTS === 'sandbox';
  return { kind: isSandbox ? ('sandbox' as const) : ('closed' as const) };
}

function contradictions(data: Variables, env: Env): string[] {
  const forTests = [
    ['STRIPE_API_URL', data.STRIPE_API_URL !== undefined],
    ['RATE_LIMITS', !env.rateLimits],
    ['PITCH_STEP_DELAY_MS', env.pitchStepDelayMs > 0],
    ['PITCH_FAIL_STEP', env.pitchFailStep !== undefined],
  ] as const;
  const rules: [isWrong: unknown, fault: string][] = [
    [
      env.databaseUrl && !env.siteSecret,
      'SITE_SECRET: required with DATABASE_URL, so that every process signs alike',
    ],
    [data.METRICS_PORT === data.PORT, 'METRICS_PORT: a port of its own, not that of the site'],
    [data.LLM_BASE_URL && !data.LLM_MODEL, 'LLM_MODEL: required with LLM_BASE_URL'],
    [
      !data.LLM_BASE_URL && (data.LLM_MODEL || data.LLM_API_KEY),
      'LLM_BASE_URL: required with LLM_MODEL and LLM_API_KEY',
    ],
    [
      data.STRIPE_SECRET_KEY && !data.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY: only the webhook marks an order paid',
    ],
    [
      !data.STRIPE_SECRET_KEY && (data.STRIPE_WEBHOOK_SECRET || data.STRIPE_API_URL),
      'STRIPE_SECRET_KEY: required with STRIPE_WEBHOOK_SECRET and STRIPE_API_URL',
    ],
    [
      data.STRIPE_SECRET_KEY && !data.SMTP_URL && !env.siteIsLoopback,
      'SMTP_URL: required with STRIPE_SECRET_KEY: contract, receipt and new orders are mails',
    ],
    [
      data.STRIPE_SECRET_KEY && data.PAYMENTS,
      'PAYMENTS: the sandbox pays nothing, leave it out with STRIPE_SECRET_KEY',
    ],
    [
      data.ANALYTICS_IDS && !data.ANALYTICS_TAG_URL,
      'ANALYTICS_TAG_URL: ids and the address of the tag go together',
    ],
    [
      !data.ANALYTICS_IDS && data.ANALYTICS_TAG_URL,
      'ANALYTICS_IDS: ids and the address of the tag go together',
    ],
    ...forTests.map(([name, isSet]): [boolean, string] => [
      isSet && !env.siteIsLoopback,
      `${name}: ${data[name]} is for tests, refused while SITE_URL is not a loopback address`,
    ]),
  ];
  return rules.filter(([isWrong]) => isWrong).map(([, fault]) => fault);
}
