import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { code, heading, image, link, list, plain, quote } from '#app/server/content/strapi/parse/markdown';

const node = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional() });

describe('plain text', () => {
  test.each([
    '# pas un titre',
    '1. pas une liste',
    '12) non plus',
    '- ni ceci',
    '+ ni cela',
    '> pas une citation',
    '*a* _b_ `c` ~~d~~ [e](f) ![g](h) <script>alert(1)</script> &amp; a|b',
    '=== ---',
    'C:\\dossier',
    '2. et 3. sont des nombres',
  ])('%s stays what it is', (text) => {
    const [paragraph, ...others] = children(parse(plain(text)));
    expect(others).toEqual([]);
    expect(node.parse(paragraph).type).toBe('paragraph');
    expect(children(paragraph)).toEqual([expect.objectContaining({ type: 'text', value: text })]);
  });

  test('is one line', () => {
    expect(plain('  a\n\n    b\tc ')).toBe('a b c');
  });

  test('common sentences come unescaped', () => {
    expect(plain('Une bonne idée tient sur un ticket de métro.')).toBe(
      'Une bonne idée tient sur un ticket de métro.',
    );
  });
});

test('headings have one to six levels', () => {
  expect([heading('a', 0), heading('a', 3), heading('a', 99)]).toEqual(['# a', '### a', '###### a']);
});

test('items of several lines stay items', () => {
  expect(list(['a\n- b', 'c'], true)).toBe('1. a\n   - b\n2. c');
  expect(list(['a', 'b'], false)).toBe('- a\n- b');
});

test('every line of a quote is quoted', () => {
  expect(quote('a\n\nb')).toBe('> a\n> \n> b');
});

test('code cannot leave its fence', () => {
  expect(code('a\n````\nb', 'ts" onload="')).toBe('`````tsonload\na\n````\nb\n`````');
});

test('an address cannot leave its link', () => {
  const [paragraph] = children(parse(link('mots', 'https://a.example/x)<y> z')));
  expect(children(paragraph)).toEqual([
    expect.objectContaining({ type: 'link', url: 'https://a.example/x)%3Cy%3E%20z' }),
  ]);
  const [other] = children(parse(image('a](b', '/c d')));
  expect(children(other)).toEqual([expect.objectContaining({ type: 'image', alt: 'a](b', url: '/c%20d' })]);
});

function parse(markdown: string): unknown {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

function children(parent: unknown): unknown[] {
  return node.parse(parent).children ?? [];
}
