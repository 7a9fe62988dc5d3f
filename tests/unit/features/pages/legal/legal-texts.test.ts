import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { missingFacts } from '#app/content/facts';
import { createTextPages } from '#app/features/pages/text-pages.server';
import { type Locale, locales } from '#app/i18n/locales';
import { legalPages } from '#app/lib/legal-pages';
import { readEnv } from '#app/server/env';
import { limits } from '#app/server/http/rate-limits/rate-limits';
import { createTextFiles } from '#app/server/text-files/text-files';

const textPages = createTextPages(createTextFiles(readEnv({})));

async function textOf(name: string, locale: Locale = 'fr') {
  const text = await textPages.read(name, locale);
  if (!text) throw new Error(`no text of ${name}`);
  return text;
}

/** The page of the withdrawal is a form. */
const longTexts = legalPages.map(({ path }) => path.slice(1)).filter((name) => name !== 'retractation');

test.each(longTexts)('%s says in every language when it last changed, and has sections', async (name) => {
  for (const locale of locales) {
    const { updated, sections } = await textOf(name, locale);
    expect(updated?.iso).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(sections.length).toBeGreaterThan(2);
  }
});

test('the terms have all the sections that they need', async () => {
  const { sections } = await textOf('cgu');
  expect(sections.map(({ id }) => id)).toEqual([
    'preambule',
    'definitions',
    'acces',
    'services',
    'elevator-pitch',
    'propriete-intellectuelle',
    'donnees',
    'responsabilite',
    'signalement',
    'liens',
    'modification',
    'droit',
    'contact',
  ]);
});

test.each(locales)('the terms tell the limits that the site keeps (%s)', async (locale) => {
  const { sections } = await textOf('cgu', locale);
  const numbersIn = (id: string) =>
    sections
      .find((section) => section.id === id)
      ?.html.match(/\d+/g)
      ?.map(Number);
  expect(numbersIn('acces')).toEqual(limits.pitch.map(({ points }) => points));
  expect(numbersIn('services')).toEqual(limits.chat.map(({ points }) => points));
});

test('the terms name the prices and the time of the report', async () => {
  const { sections } = await textOf('cgu');
  const report = sections.flatMap(({ entries }) => entries).find(({ id }) => id === 'rapport');
  expect(report?.html).toMatch(/49,99\s€.*99,99\s€/s);
  expect(report?.html).toMatch(/72\s+heures/);
});

test('a fact that the company has not given is left out with its line, and with its section', async () => {
  expect(missingFacts()).toEqual(expect.arrayContaining(['siren', 'publisher', 'mediator']));
  for (const locale of locales) {
    const { sections } = await textOf('mentions-legales', locale);
    expect(sections.map(({ id }) => id)).toEqual(['editeur', 'credits', 'signaler']);
    expect(sections[0]?.html).toContain('Verbe');
    expect(sections[0]?.html).not.toContain('SIREN');
  }
});

test('the day of the last change is written as the visitor writes it', async () => {
  const { updated } = await textOf('cookies', 'es');
  expect(updated?.text).toMatch(/^\d+ de \p{L}+ de \d{4}$/u);
});

test('the cookies page lists whatever the code keeps in a browser', async () => {
  const { sections } = await textOf('cookies');
  const words = sections.map(({ html }) => html).join(' ');
  const cookies = ['lang', '__Host-pitch-owner', 'viewport', '__Host-preview'];
  for (const name of [...cookies, ...storageKeys()]) expect(words).toContain(name);
});

/** What the code calls a key of the browser's storage. */
function storageKeys(): string[] {
  const keys = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(`app/${path}`, 'utf8').matchAll(/storageKey = '([\w-]+)'/g)]);
  return keys.map(([, key = '']) => key);
}
