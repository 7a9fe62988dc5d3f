import { isIP } from 'node:net';
import * as z from 'zod';

import { isLocale } from '#app/i18n/locales';

const onOff = z.enum(['on', 'off']);
const country = z.string().regex(/^[A-Z]{2}$/, 'a country code of two capitals');
const analyticsId = z.object({
  id: z.string().regex(/^[\w-]{1,50}$/, 'ids as in G-ABC123:param=value&other=value, with commas between'),
  params: z.record(z.string(), z.string()),
});
const milliseconds = z.coerce.number().int().min(0).max(600_000).default(0);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** `id[:param=value&…]` */
function readAnalyticsId(item: string): { id: string; params: Record<string, string> } {
  const [id = '', ...rest] = item.split(':');
  return { id, params: Object.fromEntries(new URLSearchParams(rest.join(':'))) };
}

function isBare(url: URL): boolean {
  return !url.username && !url.password && !url.search && !url.hash;
}

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => isBare(new URL(url)) && new URL(url).pathname === '/', 'an origin: scheme, host and port');

/** The environment by the names of its variables; what they mean stands in the README. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  SITE_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SITE_HOSTED_IN: country.optional(),
  TRUST_PROXY: list
    .refine((items) => items.every((item) => isIP(item) !== 0), 'addresses, neither names nor networks')
    .optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_DAILY_TOKENS: z.coerce.number().int().min(1).default(2_000_000),
  LLM_HOSTED_IN: country.optional(),
  LLM_NO_TRAINING: onOff.default('off'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /.+/, error: 'an address as in smtps://user:password@host' })
    .optional(),
  MAIL_FROM: z.email().optional(),
  TEAM_EMAIL: z.email().optional(),
  CONTENT_SERVICE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((url) => isBare(new URL(url)), 'an address without user, password, query or fragment')
    .optional(),
  CONTENT_LOCALES: list
    .transform((codes) => codes.map((code) => [code.slice(0, 2).toLowerCase(), code] as const))
    .refine(
      (codes) =>
        codes.every(([language, code]) => isLocale(language) && /^[a-z]{2}(-[A-Za-z0-9]+)*$/i.test(code)) &&
        new Set(codes.map(([language]) => language)).size === codes.length,
      'codes of languages of this site, one of each, as in fr-FR,en-GB,es-ES',
    )
    .optional(),
  CONTENT_WEBHOOK_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  CONTENT_PREVIEW_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  IMAGE_ORIGIN: origin.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_\w+$/, 'a key as in sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: list
    .refine(
      (secrets) => secrets.length <= 2 && secrets.every((secret) => /^whsec_\S{8,}$/.test(secret)),
      'a secret as in whsec_…, or two with a comma while one replaces the other',
    )
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENTS: z.enum(['sandbox']).optional(),
  ANALYTICS_IDS: list
    .transform((items) => items.map(readAnalyticsId))
    .pipe(z.array(analyticsId))
    .optional(),
  ANALYTICS_TAG_URL: z.url({ protocol: /^https?$/ }).optional(),
  RATE_LIMITS: onOff.default('on'),
  PITCH_STEP_DELAY_MS: milliseconds,
  PITCH_FAIL_STEP: z.coerce.number().int().min(1).max(6).optional(),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(300).max(600_000).default(30_000),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  JOB_LEASE_MS: z.coerce.number().int().min(300).max(600_000).default(15_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
