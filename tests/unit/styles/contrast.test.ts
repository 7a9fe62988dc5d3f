import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const light = coloursIn(lightCss);
const themes = { light, dark: { ...light, ...coloursIn(darkCss) } };

/** Text needs 4.5:1 (WCAG 1.4.3); the edges of controls and the focus ring 3:1 (1.4.11). */
const pairs = [
  ['ink', 'paper', 4.5],
  ['ink', 'surface', 4.5],
  ['ink', 'accent-wash', 4.5],
  ['ink', 'ground', 4.5],
  ['on-mark', 'mark', 7],
  ['ink', 'danger-wash', 4.5],
  ['ink', 'success-wash', 4.5],
  ['ink', 'line', 4.5],
  ['ink-quiet', 'paper', 4.5],
  ['ink-quiet', 'surface', 4.5],
  ['ink-quiet', 'accent-wash', 4.5],
  ['ink-quiet', 'ground', 4.5],
  ['ground-quiet', 'ground', 4.5],
  ['struck', 'paper', 4.5],
  ['struck', 'ground', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'accent-wash', 4.5],
  ['accent', 'ground', 4.5],
  ['accent-strong', 'accent-wash', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['act', 'paper', 3],
  ['danger', 'paper', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-wash', 4.5],
  ['success', 'paper', 4.5],
  ['success', 'success-wash', 4.5],
  ['on-deep', 'deep', 4.5],
  ['on-deep-quiet', 'deep', 4.5],
  ['deep', 'deep-mark', 4.5],
  ['on-deep', 'vivid', 4.5],
  ['on-pale', 'pale', 7],
  ['on-pale-mark', 'pale', 4.5],
  ['on-pale', 'sheet', 7],
  ['on-pale-mark', 'sheet', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'surface', 3],
  ['edge', 'accent-wash', 3],
  ['edge', 'deep', 3],
] as const;

for (const [theme, colours] of Object.entries(themes)) {
  test.each(pairs)(`${theme}: %s on %s reaches %d:1`, (front, back, least) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(least);
  });
}

test.each(Object.entries(themes))('%s: a button that acts is white on its blue', (_, { act }) => {
  expect(contrast('#ffffff', act)).toBeGreaterThanOrEqual(4.5);
});

test('by night the correction outshines what it corrects, and text what is struck out', () => {
  const { mark, paper, struck, ink, deep } = themes.dark;
  expect(contrast(mark, paper)).toBeGreaterThanOrEqual(1.25 * contrast(struck, paper));
  expect(contrast(mark, deep)).toBeGreaterThanOrEqual(6);
  expect(contrast(ink, struck)).toBeGreaterThanOrEqual(2.5);
});

test('by night what is laid on the page is lit', () => {
  const { paper, surface, ground, deep, vivid } = themes.dark;
  for (const tone of [surface, ground, deep]) expect(contrast(tone, paper)).toBeGreaterThanOrEqual(1.2);
  expect(contrast(vivid, deep)).toBeGreaterThanOrEqual(1.8);
});

test('by night no sheet is brighter than the text', () => {
  expect(luminance(themes.dark.sheet ?? '')).toBeLessThan(luminance(themes.dark.ink ?? ''));
});

test('the dark theme gives every colour anew', () => {
  expect(Object.keys(coloursIn(darkCss)).toSorted()).toEqual(Object.keys(light).toSorted());
});

function coloursIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** Contrast ratio of two sRGB colours, 1 to 21 (WCAG 2.2). */
function contrast(one = '', other = ''): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
