import { expect, test } from 'vitest';

import { readArticleFile, readChatbotFile, readLibrary } from '#app/server/content/files/library';

const article = `---
slug: test-de-turing
title: Le test de Turing
summary: Ce qu’il mesure.
category: Innovation Lab
author: { id: 1, username: verbe }
publishedAt: 2026-03-02T08:00:00Z
lang: fr
image: { src: /articles/x.svg, alt: Deux portes, width: 1200, height: 675 }
seo: { description: Une description }
---

## Un titre

Un *texte*.
`;

test('an article is its head and its text', () => {
  expect(readArticleFile('a.md', article)).toEqual({
    article: {
      slug: 'test-de-turing',
      title: 'Le test de Turing',
      summary: 'Ce qu’il mesure.',
      category: { name: 'Innovation Lab' },
      author: { id: 1, username: 'verbe' },
      publishedAt: '2026-03-02T08:00:00.000Z',
      lang: 'fr',
      image: { url: '/articles/x.svg', alt: 'Deux portes', width: 1200, height: 675 },
    },
    blocks: [{ kind: 'text', markdown: '## Un titre\n\nUn *texte*.' }],
    seo: { description: 'Une description' },
  });
});

test('a chatbot is active unless it says otherwise', () => {
  const source = '---\nslug: guide\nname: Guide\norder: 1\nlang: fr\n---\nOriente.\n';
  const chatbot = {
    slug: 'guide',
    name: 'Guide',
    order: 1,
    lang: 'fr',
    active: true,
    description: 'Oriente.',
  };
  expect(readChatbotFile('c.md', source)).toEqual({ chatbot, documentId: 'guide' });
});

test.each([
  ['no head', 'Un texte.'],
  ['a language that the site lacks', article.replace('lang: fr', 'lang: de')],
  ['no title', article.replace(/title: .*\n/, '')],
  ['a date that is none', article.replace('2026-03-02T08:00:00Z', 'hier')],
  ['a slug with a slash', article.replace('test-de-turing', 'a/b')],
  ['an author whose name is a number', article.replace('username: verbe', "username: '42'")],
  ['a word that no head knows', article.replace('summary:', 'sumary: x\nsummary:')],
])('%s is refused with the name of the file', (_, source) => {
  expect(() => readArticleFile('fr/a.md', source)).toThrow('fr/a.md');
});

test('every file is well-formed, and each slug is once in a language', async () => {
  const { articles, chatbots } = await readLibrary();
  for (const entries of [articles.map((stored) => stored.article), chatbots.map(({ chatbot }) => chatbot)]) {
    const keys = entries.map(({ lang, slug }) => `${lang} ${slug}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
  expect(articles.length).toBeGreaterThan(0);
});
