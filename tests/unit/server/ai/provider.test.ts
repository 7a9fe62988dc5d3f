import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

test('exactly one @ai-sdk/provider is installed, so that its errors are recognised', () => {
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const locked = Object.keys(packages).filter((path) => path.endsWith('node_modules/@ai-sdk/provider'));
  expect(locked).toEqual(['node_modules/@ai-sdk/provider']);
  expect(globSync('node_modules/{,*/,@*/*/}node_modules/@ai-sdk/provider/package.json')).toEqual([]);
});
