import { expect, test } from 'vitest';

import { renderEmail } from '#app/server/email/email-template';

const parts = {
  lang: 'fr',
  title: 'Votre pitch est prêt',
  paragraphs: ['Bonjour,', 'Le voici.\nBonne lecture.'],
  button: { label: 'Lire le pitch', url: 'https://verbe.example/fr/pitch/abc?from=mail&part=1' },
  smallPrint: ['Vous recevez ce message parce que vous avez demandé un pitch.'],
} as const;

test('the text says all that the HTML says, the address on a line of its own', () => {
  expect(renderEmail(mutable()).text).toBe(`Votre pitch est prêt

Bonjour,

Le voici.
Bonne lecture.

Lire le pitch
https://verbe.example/fr/pitch/abc?from=mail&part=1

«\u00A0Verbe\u00A0»

Vous recevez ce message parce que vous avez demandé un pitch.
`);
});

test('the HTML has the language, the parts, a link and its address to read', () => {
  const { html } = renderEmail(mutable());
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<p>Le voici.<br>\nBonne lecture.</p>');
  expect(html).toContain('href="https://verbe.example/fr/pitch/abc?from=mail&amp;part=1"');
  expect(html).toMatch(/>https:\/\/verbe\.example\/fr\/pitch\/abc\?from=mail&amp;part=1<\/a>/);
});

test('words are never markup', () => {
  const hostile = `</p><script>alert("1")</script><img src='x'>&`;
  const { html } = renderEmail({
    lang: 'en',
    title: hostile,
    paragraphs: [hostile],
    button: { label: hostile, url: 'https://verbe.example/"><b>' },
    smallPrint: [hostile],
  });
  expect(html).not.toMatch(/<script|<img|<b>|src='/);
  expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)).toHaveLength(5);
});

test('nothing is fetched from elsewhere, and no colour is set', () => {
  const { html } = renderEmail(mutable());
  expect(html).not.toMatch(/<img|<link|<script|@import|url\(|background|#[0-9a-f]{3}/i);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test('a button that leads to no web address is a mistake', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,hello', '/fr/pitch']) {
    expect(() => renderEmail({ ...mutable(), button: { label: 'Lire', url } })).toThrow(TypeError);
  }
});

test('button and small print may be left out', () => {
  const { text, html } = renderEmail({ lang: 'es', title: 'Hola', paragraphs: ['Gracias.'] });
  expect(text).toBe('Hola\n\nGracias.\n\n«\u00A0Verbe\u00A0»\n');
  expect(html).not.toContain('<a ');
});

function mutable() {
  return { ...parts, paragraphs: [...parts.paragraphs], smallPrint: [...parts.smallPrint] };
}
