import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';

import { readEnv } from '#app/server/env';

const read = (path: string) => readFileSync(path, 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).toSorted();

const variables = matches(read('app/server/env/variables.ts'), /^  ([A-Z][A-Z_]+):/gm);

test('the example has every variable', () => {
  expect(variables).toContain('SITE_URL');
  expect(matches(read('.env.example'), /^(?:# )?([A-Z][A-Z_]+)=/gm)).toEqual(variables);
});

test('the README has every variable', () => {
  const [, table = ''] = /^\| variable \|(.*?)^$/ms.exec(read('README.md')) ?? [];
  const names = table.split('\n').flatMap((row) => matches(row.split('|')[1] ?? '', /`([A-Z][A-Z_]+)`/g));
  expect(names.toSorted()).toEqual(variables);
});

test('the example, copied as it is, changes nothing', () => {
  expect(readEnv(parseEnv(read('.env.example')))).toEqual(readEnv({}));
});
