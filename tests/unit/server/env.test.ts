import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

import { EnvError, readEnv } from '#app/server/env';

const database = { DATABASE_URL: 'postgres://verbe@localhost/verbe' };
const publicSite = { SITE_URL: 'https://verbe.example' };

describe('defaults', () => {
  test('everything works with nothing set', () => {
    expect(readEnv({})).toEqual({
      nodeEnv: 'development',
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      siteIsLoopback: true,
      siteIsSecure: false,
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      siteSecret: undefined,
      siteHostedIn: undefined,
      trustProxy: [],
      requestTimeoutMs: 30_000,
      llm: undefined,
      mail: { smtpUrl: undefined, from: 'bonjour@verbe.example', team: 'bonjour@verbe.example' },
      content: { serviceUrl: undefined, locales: {}, webhookSecret: undefined, previewSecret: undefined },
      payments: { kind: 'sandbox' },
      imageOrigin: undefined,
      analytics: undefined,
      rateLimits: true,
      pitchStepDelayMs: 0,
      pitchFailStep: undefined,
      jobLeaseMs: 15_000,
      logLevel: 'info',
    });
  });

  test('an empty string counts as unset', () => {
    const empty = { PORT: '', SITE_URL: '', DATABASE_URL: '', RATE_LIMITS: '', PITCH_FAIL_STEP: '' };
    expect(readEnv(empty)).toEqual(readEnv({}));
  });

  test('links follow the port, and variables of others are left alone', () => {
    expect(readEnv({ PORT: '8080', PATH: '/bin' }).siteUrl).toBe('http://localhost:8080');
  });

  test('a public site listens on every address, unless told otherwise', () => {
    expect(readEnv(publicSite)).toMatchObject({ host: '0.0.0.0', siteIsLoopback: false });
    expect(readEnv({ ...publicSite, HOST: '10.0.0.5' }).host).toBe('10.0.0.5');
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:3000'])('%s is loopback', (url) => {
    expect(readEnv({ SITE_URL: url }).siteIsLoopback).toBe(true);
  });

  test('the address of the site is its origin, without a slash', () => {
    expect(readEnv({ SITE_URL: 'https://verbe.example/' }).siteUrl).toBe('https://verbe.example');
  });

  test('proxies are listed with commas', () => {
    expect(readEnv({ TRUST_PROXY: '10.0.0.1, 10.0.0.2,' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2']);
  });
});

describe('faults', () => {
  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['SITE_URL', 'verbe.example'],
    ['SITE_URL', 'ftp://verbe.example'],
    ['SITE_URL', 'https://verbe.example/site'],
    ['SITE_URL', 'https://verbe.example?a=1'],
    ['SITE_URL', 'https://user:secret@verbe.example'],
    ['DATABASE_URL', 'mysql://localhost/verbe'],
    ['SITE_SECRET', 'short'],
    ['SITE_HOSTED_IN', 'France'],
    ['TRUST_PROXY', '10.0.0.0/8'],
    ['REQUEST_TIMEOUT_MS', '0'],
    ['TRUST_PROXY', '10.0.0.1, loopback'],
    ['LLM_BASE_URL', 'llm.example'],
    ['LLM_DAILY_TOKENS', '0'],
    ['LLM_HOSTED_IN', 'France'],
    ['LLM_NO_TRAINING', 'yes'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Verbe <post@verbe.example>'],
    ['TEAM_EMAIL', 'team'],
    ['CONTENT_SERVICE_URL', 'cms.example'],
    ['CONTENT_SERVICE_URL', 'https://cms.example/api?status=draft'],
    ['CONTENT_SERVICE_URL', 'https://editor:secret@cms.example/api'],
    ['CONTENT_WEBHOOK_SECRET', 'short'],
    ['CONTENT_PREVIEW_SECRET', 'short'],
    ['CONTENT_LOCALES', 'de-DE'],
    ['CONTENT_LOCALES', 'fr-FR,fr-BE'],
    ['IMAGE_ORIGIN', 'files.example'],
    ['IMAGE_ORIGIN', 'https://files.example/bucket'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_12345678,whsec_12345678,whsec_12345678'],
    ['STRIPE_API_URL', 'stripe.example'],
    ['PAYMENTS', 'on'],
    ['RATE_LIMITS', 'no'],
    ['PITCH_STEP_DELAY_MS', '-1'],
    ['PITCH_FAIL_STEP', '7'],
    ['JOB_LEASE_MS', '1'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}: `)]);
  });

  test('every one of them is listed at once', () => {
    const faults = faultsOf({ PORT: 'many', RATE_LIMITS: 'maybe', LOG_LEVEL: 'loud' });
    expect(faults.map(nameOf)).toEqual(['PORT', 'RATE_LIMITS', 'LOG_LEVEL']);
  });

  test('those between two variables are listed beside those within one', () => {
    const faults = faultsOf({ PORT: 'many', ...database, ...publicSite, PITCH_FAIL_STEP: '2' });
    expect(faults.map(nameOf)).toEqual(['PORT', 'SITE_SECRET', 'PITCH_FAIL_STEP']);
  });

  test('a variable that is wrong by itself is not also said to be missing', () => {
    expect(faultsOf({ ...database, SITE_SECRET: 'short' })).toHaveLength(1);
  });

  test('the message names the faults, one a line', () => {
    expect(() => readEnv({ PORT: 'many' })).toThrow(/not usable:\n {2}- PORT: /);
  });
});

describe('payments', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
  const mail = { SMTP_URL: 'smtps://mail.example' };

  test('are made by Stripe where its key and the secret of its webhook are set, of which there may be two', () => {
    expect(readEnv({ ...publicSite, ...stripe, ...mail }).payments).toEqual({
      kind: 'stripe',
      secretKey: 'sk_live_1',
      webhookSecrets: ['whsec_12345678'],
      apiUrl: 'https://api.stripe.com',
    });
    const rotated = { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_12345678, whsec_abcdefgh' };
    expect(readEnv(rotated).payments).toMatchObject({ webhookSecrets: ['whsec_12345678', 'whsec_abcdefgh'] });
  });

  test('are played on a loopback address, closed on a public site, unless it is told to play them', () => {
    expect(readEnv({}).payments).toEqual({ kind: 'sandbox' });
    expect(readEnv(publicSite).payments).toEqual({ kind: 'closed' });
    expect(readEnv({ ...publicSite, PAYMENTS: 'sandbox' }).payments).toEqual({ kind: 'sandbox' });
  });

  test.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }, 'STRIPE_SECRET_KEY'],
    [{ ...stripe, PAYMENTS: 'sandbox' }, 'PAYMENTS'],
    [{ ...stripe, ...publicSite, ...mail, STRIPE_API_URL: 'https://stripe.example' }, 'STRIPE_API_URL'],
    [{ ...stripe, ...publicSite }, 'SMTP_URL'],
    [{ ...stripe, ...publicSite, SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  ])('half a configuration, or two at once, is refused: %o', (variables, name) => {
    expect(faultsOf(variables).map(nameOf)).toEqual([name]);
  });
});

describe('the language model', () => {
  const service = { LLM_BASE_URL: 'https://llm.example/v1', LLM_MODEL: 'some-model' };

  test('is described whole when its address and name are set', () => {
    const more = { LLM_API_KEY: 'key', LLM_DAILY_TOKENS: '5000', LLM_HOSTED_IN: 'FR', LLM_NO_TRAINING: 'on' };
    expect(readEnv({ ...service, ...more }).llm).toEqual({
      baseUrl: 'https://llm.example/v1',
      model: 'some-model',
      apiKey: 'key',
      dailyTokens: 5000,
      hostedIn: 'FR',
      noTraining: true,
    });
  });

  test('claims nothing that is not said, and has two million tokens a day', () => {
    expect(readEnv(service).llm).toMatchObject({
      dailyTokens: 2_000_000,
      hostedIn: undefined,
      noTraining: false,
    });
  });

  test('is not there by halves', () => {
    expect(faultsOf({ LLM_BASE_URL: service.LLM_BASE_URL }).map(nameOf)).toEqual(['LLM_MODEL']);
    expect(faultsOf({ LLM_MODEL: service.LLM_MODEL }).map(nameOf)).toEqual(['LLM_BASE_URL']);
    expect(faultsOf({ LLM_API_KEY: 'key' }).map(nameOf)).toEqual(['LLM_BASE_URL']);
  });
});

describe('content', () => {
  const service = { CONTENT_SERVICE_URL: 'https://cms.example:1337/api' };

  test('is bundled unless there is a service', () => {
    expect(readEnv(service).content.serviceUrl).toBe('https://cms.example:1337/api');
    expect(readEnv({}).content.serviceUrl).toBeUndefined();
  });

  test('its languages may have names of their own', () => {
    const CONTENT_LOCALES = 'fr-FR, en-GB';
    expect(readEnv({ CONTENT_LOCALES }).content.locales).toEqual({ fr: 'fr-FR', en: 'en-GB' });
  });

  test('its pictures come from its own origin, unless they are elsewhere', () => {
    expect(readEnv(service).imageOrigin).toBe('https://cms.example:1337');
    expect(readEnv({ ...service, IMAGE_ORIGIN: 'https://files.example/' }).imageOrigin).toBe(
      'https://files.example',
    );
  });

  test('purges and previews each have a secret', () => {
    const secrets = { CONTENT_WEBHOOK_SECRET: 'w'.repeat(16), CONTENT_PREVIEW_SECRET: 'p'.repeat(16) };
    expect(readEnv(secrets).content).toMatchObject({
      webhookSecret: 'w'.repeat(16),
      previewSecret: 'p'.repeat(16),
    });
  });
});

describe('mail', () => {
  test('comes from and goes to the addresses of the configuration', () => {
    const mail = { SMTP_URL: 'smtps://verbe:secret@mail.example:465', MAIL_FROM: 'post@verbe.example' };
    expect(readEnv({ ...mail, TEAM_EMAIL: 'team@verbe.example' }).mail).toEqual({
      smtpUrl: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      team: 'team@verbe.example',
    });
  });

  test('a wrong address of the server is not repeated, for the password in it', () => {
    expect(faultsOf({ SMTP_URL: 'imap://verbe:secret@mail.example' }).join()).not.toContain('secret');
  });
});

describe('contradictions', () => {
  test('several processes need a secret of their own', () => {
    expect(faultsOf(database).map(nameOf)).toEqual(['SITE_SECRET']);
    expect(readEnv({ ...database, SITE_SECRET: 'x'.repeat(32) }).databaseUrl).toBe(database.DATABASE_URL);
  });

  test('what is for tests is refused on a public site', () => {
    const forTests = { RATE_LIMITS: 'off', PITCH_STEP_DELAY_MS: '10', PITCH_FAIL_STEP: '3' };
    expect(faultsOf({ ...publicSite, ...forTests }).map(nameOf)).toEqual(Object.keys(forTests));
    expect(readEnv(forTests)).toMatchObject({ rateLimits: false, pitchStepDelayMs: 10, pitchFailStep: 3 });
    expect(readEnv({ ...publicSite, RATE_LIMITS: 'on', PITCH_STEP_DELAY_MS: '0' }).rateLimits).toBe(true);
  });
});

function faultsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
  return [];
}

function nameOf(fault: string): string {
  return fault.split(':')[0] ?? '';
}

describe('the measurement of the audience', () => {
  const tag = { ANALYTICS_TAG_URL: 'https://tag.example/gtag/js' };

  test('takes ids with parameters of their own', () => {
    expect(readEnv({ ...tag, ANALYTICS_IDS: 'G-ONE:anonymize_ip=true&region=eu, G-TWO' }).analytics).toEqual({
      tagUrl: 'https://tag.example/gtag/js',
      ids: [
        { id: 'G-ONE', params: { anonymize_ip: 'true', region: 'eu' } },
        { id: 'G-TWO', params: {} },
      ],
    });
  });

  test('ids and tag go together', () => {
    expect(() => readEnv(tag)).toThrow('ANALYTICS_IDS: ids and the address of the tag go together');
    expect(() => readEnv({ ANALYTICS_IDS: 'G-ONE' })).toThrow('ANALYTICS_TAG_URL: ids');
  });

  test('an id that is none is named', () => {
    expect(() => readEnv({ ...tag, ANALYTICS_IDS: 'G ONE' })).toThrow('ANALYTICS_IDS');
  });
});
