import { globSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { drawingAt } from '#app/features/articles/server/drawings';
import { renderBody } from '#app/features/articles/server/render';

const drawings = readdirSync('app/content/drawings').map((file) => ({
  file,
  svg: drawingAt(`/drawings/${file}`) ?? '',
}));

const bodies = globSync('app/content/articles/**/*.md').map((file) => readFileSync(file, 'utf8'));
const named = bodies.flatMap((body) =>
  Array.from(body.matchAll(/!\[([^\]]+)\]\(\/drawings\/(\S+)/g), ([, alt, file]) => ({ alt, file })),
);

test('a drawing of the house is set into the text, with its caption', () => {
  const { parts } = renderBody(
    [{ kind: 'text', markdown: 'avant\n\n![x](/drawings/essais-fr.svg "Les notes")\n\naprès' }],
    'https://verbe.example',
  );
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'drawing', 'text']);
  expect(parts[1]).toEqual({ kind: 'drawing', svg: expect.stringMatching(/^<svg /), caption: 'Les notes' });
});

test.each([
  '/drawings/none.svg',
  '/drawings/../articles/eliza-mechanism.svg',
  'https://x.example/drawings/essais-fr.svg',
])('%s is a picture like any other', (address) => {
  expect(drawingAt(address)).toBeUndefined();
});

test('an article names drawings that are there, by their titles, and all of them', () => {
  for (const { alt, file } of named)
    expect.soft(drawingAt(`/drawings/${file}`), file).toContain(`>${alt}</title>`);
  expect(new Set(named.map(({ file }) => file))).toEqual(new Set(drawings.map(({ file }) => file)));
});

describe.each(drawings)('$file', ({ file, svg }) => {
  test('is named and described to those who do not see it', () => {
    const name = file.replace('.svg', '');
    expect(svg).toContain(`role="img" aria-labelledby="${name}-title ${name}-desc"`);
    expect(svg).toMatch(new RegExp(`<title id="${name}-title">[^<]+</title>`));
    expect(svg).toMatch(new RegExp(`<desc id="${name}-desc">[^<]{40,}</desc>`));
  });

  test('takes the colours of the theme, and words that can be read on a phone', () => {
    expect(svg).not.toMatch(/#[\da-f]{3,8}\b|rgb\(|viewBox/i);
    const sizes = Array.from(svg.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  });

  test('holds nothing that acts', () => {
    expect(svg).not.toMatch(/<(?:script|style|foreignObject|image|use|a)\b|\son\w+=|href|url\(/i);
  });
});
