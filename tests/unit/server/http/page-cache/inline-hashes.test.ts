import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { inlineHashes } from '#app/server/http/page-cache/inline-hashes';

test('names the scripts and styles that stand in a page, each once', () => {
  const html =
    '<style>a{}</style><script class="$tsr">one()</script><script>one()</script><script type="module">two()</script>';
  expect(inlineHashes(html)).toEqual({
    scripts: [hashOf('one()'), hashOf('two()')],
    styles: [hashOf('a{}')],
  });
});

test('a file and data need no hash', () => {
  const html =
    '<script type="module" async="" src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});

test('a script is hashed to its last character, over its lines', () => {
  expect(inlineHashes('<script>\n let é = "<b>";\n</script>').scripts).toEqual([
    hashOf('\n let é = "<b>";\n'),
  ]);
});

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
