import { describe, expect, test } from 'vitest';

import { readBody, unknownComponents } from '#app/server/content/strapi/parse/body';

const base = 'http://cms.example';
const markdownOf = (body: unknown) => readBody(body, base).map(({ markdown }) => markdown);

test('a dynamic zone, one component and text are each read', () => {
  expect(markdownOf([{ content: 'a' }, { content: 'b' }])).toEqual(['a', 'b']);
  expect(markdownOf({ content: 'a' })).toEqual(['a']);
  expect(markdownOf('a')).toEqual(['a']);
});

test.each([null, undefined, [], {}, 4, [null], [{ content: null, title: ' ', illustration: null }]])(
  '%j is empty',
  (body) => {
    expect(readBody(body, base)).toEqual([]);
  },
);

test('a part may be its illustration alone', () => {
  expect(readBody([{ illustration: { id: 1, url: '/uploads/a.jpg', alternativeText: 'A' } }], base)).toEqual([
    { kind: 'text', markdown: '', illustration: { url: 'http://cms.example/uploads/a.jpg', alt: 'A' } },
  ]);
});

test('words beside an illustration are its caption, by themselves they are text', () => {
  const illustration = { id: 1, url: '/uploads/a.jpg', alternativeText: 'A' };
  const caption = 'Atelier *de* création, Lyon';
  expect(readBody([{ __component: 'article.image', caption, illustration }], base)).toEqual([
    { kind: 'text', markdown: '', illustration: { url: `${base}/uploads/a.jpg`, alt: 'A' }, caption },
  ]);
  expect(markdownOf([{ caption, illustration: null }])).toEqual(['Atelier \\*de\\* création, Lyon']);
});

test('a quote says who said it', () => {
  expect(markdownOf([{ text: 'Mot', author: 'Une *dame*' }])).toEqual(['> Mot\n> \n> — Une \\*dame\\*']);
  expect(markdownOf([{ __component: 'shared.quote', text: 'Mot' }])).toEqual(['> Mot']);
});

test('a film is a link', () => {
  expect(markdownOf([{ url: 'https://video.example/1', title: 'Le film' }])).toEqual([
    '[Le film](<https://video.example/1>)',
  ]);
});

test('code is code', () => {
  expect(markdownOf([{ code: 'a = 1', language: 'python' }])).toEqual(['```python\na = 1\n```']);
});

describe('what editors have uploaded', () => {
  test('stands on the service', () => {
    expect(
      markdownOf([{ content: '![a](/uploads/a.png) [b](</uploads/b.pdf>)\n\n[c]: /uploads/c.png' }]),
    ).toEqual([
      '![a](http://cms.example/uploads/a.png) [b](<http://cms.example/uploads/b.pdf>)\n\n[c]: http://cms.example/uploads/c.png',
    ]);
  });

  test('other paths are of this site', () => {
    expect(markdownOf([{ content: '[a](/contact)' }])).toEqual(['[a](/contact)']);
    expect(readBody([{ content: '![a](/uploads/a.png)' }], undefined)[0]?.markdown).toBe(
      '![a](/uploads/a.png)',
    );
  });
});

describe('the components of Strapi’s starter', () => {
  test('a rich text has its words in “body”', () => {
    expect(markdownOf([{ __component: 'shared.rich-text', body: '## Un\n\nmot' }])).toEqual(['## Un\n\nmot']);
  });

  test('a quotation has its words there too, and who said it in “title”', () => {
    expect(markdownOf([{ __component: 'shared.quote', title: 'Ada', body: 'Mot' }])).toEqual([
      '> Mot\n> \n> — Ada',
    ]);
  });
});

test('rich text in JSON may be the body itself', () => {
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Mot', bold: true }] }];
  expect(markdownOf(body)).toEqual(['**Mot**']);
});

test('a component without one known field is named, an empty one is not', () => {
  const files = { __component: 'shared.slider', id: 1, files: [] };
  const empty = { __component: 'article.rich-text', id: 2, content: null };
  expect(unknownComponents([files, empty])).toEqual(['shared.slider']);
  expect(unknownComponents('text')).toEqual([]);
  expect(unknownComponents(undefined)).toEqual([]);
});
