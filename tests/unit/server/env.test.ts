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
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      siteSecret: undefined,
      siteHostedIn: undefined,
      trustProxy: [],
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
    ['DATABASE_URL', 'mysql://localhost/verbe'],
    ['SITE_SECRET', 'short'],
    ['SITE_HOSTED_IN', 'France'],
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
