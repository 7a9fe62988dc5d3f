import { expect, test } from 'vitest';

import { readArticleFile, readChatbotFile } from '#app/server/content/bundled/front-matter';

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
    slug: 'test-de-turing',
    title: 'Le test de Turing',
    summary: 'Ce qu’il mesure.',
    category: 'Innovation Lab',
    author: { id: 1, username: 'verbe' },
    publishedAt: '2026-03-02T08:00:00Z',
    lang: 'fr',
    image: { src: '/articles/x.svg', alt: 'Deux portes', width: 1200, height: 675 },
    seo: { description: 'Une description' },
    body: '## Un titre\n\nUn *texte*.',
  });
});

test('a chatbot is active unless it says otherwise', () => {
  const source = '---\nslug: guide\nname: Guide\norder: 1\nlang: fr\n---\nOriente.\n';
  expect(readChatbotFile('c.md', source)).toMatchObject({ active: true, description: 'Oriente.' });
});

test.each([
  ['no head', 'Un texte.'],
  ['a language that the site lacks', article.replace('lang: fr', 'lang: de')],
  ['no title', article.replace(/title: .*\n/, '')],
  ['a date that is none', article.replace('2026-03-02T08:00:00Z', 'hier')],
  ['a slug with a slash', article.replace('test-de-turing', 'a/b')],
])('%s is refused with the name of the file', (_, source) => {
  expect(() => readArticleFile('fr/a.md', source)).toThrow('fr/a.md');
});
