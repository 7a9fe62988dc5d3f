import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const flags = scripts.serve?.match(/--max-\S+|MALLOC_\S+/g) ?? [];

test.each(['Containerfile', 'verbe@.service'])('%s starts the server as `npm run serve` does', (name) => {
  const text = readFileSync(`docs/deployment/${name}`, 'utf8');
  expect(flags).toHaveLength(4);
  expect(flags.filter((flag) => !text.includes(flag))).toEqual([]);
  expect(text).toContain(scripts.serve?.split(' ').at(-1));
});
