import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { loadSecret, sign } from '#app/server/secret';

let parent = '';
let dataDir = '';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'verbe-secret-'));
  dataDir = join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('is made once, of 256 random bits', () => {
  const secret = loadSecret({ dataDir });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(loadSecret({ dataDir })).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['site-secret']);
});

test('can be read by nobody else, nor can what stands beside it', () => {
  loadSecret({ dataDir });
  expect(modeOf(join(dataDir, 'site-secret'))).toBe(0o600);
  expect(modeOf(dataDir)).toBe(0o700);
});

test('differs from one data folder to the next', () => {
  expect(loadSecret({ dataDir })).not.toBe(loadSecret({ dataDir: join(parent, 'other') }));
});

test('is the configured one when there is one, and then no file is made', () => {
  expect(loadSecret({ dataDir: parent, siteSecret: 'configured' })).toBe('configured');
  expect(readdirSync(parent)).toEqual([]);
});

test('is made again when a crash or a full disk left the file empty', () => {
  const secret = loadSecret({ dataDir });
  const file = join(dataDir, 'site-secret');
  writeFileSync(file, '');
  const next = loadSecret({ dataDir });
  expect(next).toMatch(/^[\w-]{43}$/);
  expect(next).not.toBe(secret);
  expect(readFileSync(file, 'utf8')).toBe(next);
  expect(modeOf(file)).toBe(0o600);
});

test('a signature depends on the secret, the purpose and the text', () => {
  const signature = sign('secret', 'purpose', 'text');
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(sign('secret', 'purpose', 'text')).toBe(signature);
  const others = [
    sign('other', 'purpose', 'text'),
    sign('secret', 'other', 'text'),
    sign('secret', 'purpose', 'other'),
  ];
  expect(new Set([signature, ...others]).size).toBe(4);
});

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}
