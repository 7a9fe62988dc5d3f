import { resolve } from 'node:path';
import * as z from 'zod';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const onOff = z.enum(['on', 'off']).default('on');
const milliseconds = z.coerce.number().int().min(0).max(600_000).default(0);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  SITE_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SITE_HOSTED_IN: z
    .string()
    .regex(/^[A-Z]{2}$/, 'a country code of two capitals')
    .optional(),
  TRUST_PROXY: list.optional(),
  RATE_LIMITS: onOff,
  PITCH_STEP_DELAY_MS: milliseconds,
  PITCH_FAIL_STEP: z.coerce.number().int().min(1).max(6).optional(),
  JOB_LEASE_MS: z.coerce.number().int().min(300).max(600_000).default(15_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = {
  nodeEnv: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  siteIsLoopback: boolean;
  dataDir: string;
  databaseUrl?: string;
  siteSecret?: string;
  siteHostedIn?: string;
  trustProxy: string[];
  rateLimits: boolean;
  pitchStepDelayMs: number;
  pitchFailStep?: number;
  jobLeaseMs: number;
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
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const issues = variables.safeParse(given).error?.issues ?? [];
  const wrong = new Set(issues.map((issue) => issue.path.join('.')));
  // Those that are right by themselves may still contradict each other: everything is said at once.
  const data = variables.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
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
  return {
    nodeEnv: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST ?? (siteIsLoopback ? '127.0.0.1' : '0.0.0.0'),
    siteUrl: siteUrl.origin,
    siteIsLoopback,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    siteSecret: data.SITE_SECRET,
    siteHostedIn: data.SITE_HOSTED_IN,
    trustProxy: data.TRUST_PROXY ?? [],
    rateLimits: data.RATE_LIMITS === 'on',
    pitchStepDelayMs: data.PITCH_STEP_DELAY_MS,
    pitchFailStep: data.PITCH_FAIL_STEP,
    jobLeaseMs: data.JOB_LEASE_MS,
    logLevel: data.LOG_LEVEL,
  };
}

function contradictions(data: z.infer<typeof variables>, env: Env): string[] {
  const faults: string[] = [];
  if (env.databaseUrl && !env.siteSecret) {
    faults.push('SITE_SECRET: required with DATABASE_URL, so that every process signs alike');
  }
  if (!env.siteIsLoopback) {
    const forTests = ['RATE_LIMITS', 'PITCH_STEP_DELAY_MS', 'PITCH_FAIL_STEP'] as const;
    const set = {
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
