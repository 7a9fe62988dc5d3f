import { expect, test } from 'vitest';

import { blocksToMarkdown } from '#app/server/content/strapi/parse/blocks';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

test.each<[string, object, string]>([
  ['a heading', { type: 'heading', level: 3, children: [text('Un *titre*')] }, '### Un \\*titre\\*'],
  [
    'marks',
    paragraph(text('gras', { bold: true }), text(' et '), text('fin', { italic: true })),
    '**gras** et *fin*',
  ],
  ['marks with space around', paragraph(text('a'), text(' b ', { bold: true }), text('c')), 'a **b** c'],
  [
    'marks with punctuation between them and a letter, where Markdown would show the asterisks',
    paragraph(
      text('Attention :', { bold: true }),
      text('lisez'),
      text('« ceci »*', { italic: true }),
      text('puis la fin'),
    ),
    '**Attention** :lisez« *ceci* »\\*puis la fin',
  ],
  ['marks with punctuation at their edge', paragraph(text('(a)', { bold: true }), text(' b')), '**(a)** b'],
  [
    'all marks at once',
    paragraph(text('x', { bold: true, italic: true, strikethrough: true })),
    '~~***x***~~',
  ],
  ['code within a line', paragraph(text('a`b', { code: true })), '`` a`b ``'],
  [
    'a link',
    paragraph(text('voir '), { type: 'link', url: 'https://example.org', children: [text('ici')] }),
    'voir [ici](<https://example.org>)',
  ],
  ['a line break', paragraph(text('a\nb')), 'a\\\nb'],
  ['a quote', { type: 'quote', children: [text('mot')] }, '> mot'],
  [
    'code',
    { type: 'code', language: 'ts', children: [text('const a = `b`;')] },
    '```ts\nconst a = `b`;\n```',
  ],
  [
    'a picture',
    { type: 'image', image: { url: '/uploads/a.png', alternativeText: 'Un [a]' } },
    '![Un \\[a\\]](<http://cms.example/uploads/a.png>)',
  ],
  ['a picture from nowhere', { type: 'image', image: { url: 'javascript:alert(1)' } }, ''],
  ['what it does not know', { type: 'callout', children: [text('mots')] }, 'mots'],
  ['what is no block', { children: 4 }, ''],
])('%s', (_, block, markdown) => {
  expect(blocksToMarkdown([block], 'http://cms.example')).toBe(markdown);
});

test('lists within lists', () => {
  const item = (words: string) => ({ type: 'list-item', children: [text(words)] });
  const inner = { type: 'list', format: 'ordered', children: [item('dedans')] };
  const outer = { type: 'list', format: 'unordered', children: [item('un'), inner, item('deux')] };
  expect(blocksToMarkdown([outer], undefined)).toBe('- un\n  1. dedans\n- deux');
});

test('however deep it is, it ends', () => {
  let block: object = paragraph(text('fond'));
  for (let depth = 0; depth < 5000; depth += 1) block = { type: 'list', children: [block] };
  expect(blocksToMarkdown([block, paragraph(text('après'))], undefined)).toContain('après');
});
