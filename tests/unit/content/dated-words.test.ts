import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import * as z from 'zod';

const file = 'tests/fixtures/dated-words.json';
const stored = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));

test('an article or a legal text whose words change has a new date', async () => {
  const dated = Object.fromEntries(
    readdirSync('app/content', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map((name) => [name, datedWords(readFileSync(`app/content/${name}`, 'utf8'))] as const)
      .filter(([, words]) => words),
  );
  const today = new Date().toISOString().slice(0, 10);
  const stale = Object.entries(dated).filter(([name, words]) => {
    const before = stored[name];
    return before && words !== before && dayOf(words) <= dayOf(before) && dayOf(words) < today;
  });
  expect(stale, `Other words under an old date: set revisedAt or updated to ${today}`).toEqual([]);
  const stores = 'Store the words: npx vitest run -u --config app.config.ts tests/unit/content/dated-words';
  await expect(`${JSON.stringify(dated, null, 2)}\n`).toMatchFileSnapshot(`../../../${file}`, stores);
});

/** The day that a text states and a hash of its title, its lead and its words, without marks; '' where it states none. */
function datedWords(text: string): string {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const [, day] =
    /^(?:revisedAt|updated): '(.{10})/m.exec(head) ?? /^publishedAt: '(.{10})/m.exec(head) ?? [];
  if (!day) return '';
  const words = [...(head.match(/^(?:title|summary|lede): .*$/gm) ?? []), body].join(' ');
  const plain = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return `${day} ${createHash('sha256').update(plain).digest('hex').slice(0, 8)}`;
}

function dayOf(words: string): string {
  return words.slice(0, 10);
}
