import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { missingFact } from '#app/content/facts';
import { legalNames } from '#app/features/legal/legal';
import { legalFor } from '#app/features/legal/legal.server';
import { type Locale, locales } from '#app/i18n/locales';
import type { RequestContext } from '#app/server/http/request-context';
import { runtimeForEachTest } from '../../server/http/booted';

runtimeForEachTest();

const visitor = (locale: Locale): RequestContext => ({ requestId: 'r', nonce: 'n', locale });

describe.each(legalNames)('%s', (name) => {
  test('has the same sections, under the same anchors, in all languages', async () => {
    const texts = await Promise.all(locales.map((locale) => legalFor({ name }, visitor(locale))));
    const anchors = texts.map(({ sections }) =>
      sections.map(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]),
    );
    expect(texts.map(({ lang }) => lang)).toEqual([...locales]);
    expect(anchors[0]?.length).toBeGreaterThan(3);
    for (const others of anchors.slice(1)) expect(others).toEqual(anchors[0]);
  });

  test('uses each anchor once', async () => {
    const { sections } = await legalFor({ name }, visitor('fr'));
    const ids = sections.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the terms have all that the specification lists', async () => {
  const { sections } = await legalFor({ name: 'cgu' }, visitor('fr'));
  expect(sections.map(({ id }) => id)).toEqual([
    'preambule',
    'definitions',
    'acces',
    'services',
    'elevator-pitch',
    'propriete-intellectuelle',
    'donnees',
    'responsabilite',
    'liens',
    'modification',
    'droit',
    'contact',
  ]);
});

test('the terms name the prices and the time of the report', async () => {
  const { sections } = await legalFor({ name: 'cgu' }, visitor('fr'));
  const report = sections.flatMap(({ entries }) => entries).find(({ id }) => id === 'rapport');
  expect(report?.html).toMatch(/49,99\s€.*99,99\s€/s);
  expect(report?.html).toMatch(/72\s+heures/);
});

test('a fact that the company has not said is visibly missing, in the language of the text', async () => {
  for (const locale of locales) {
    const { sections } = await legalFor({ name: 'mentions-legales' }, visitor(locale));
    expect(sections[0]?.html).toContain(`SIREN`);
    expect(sections[0]?.html).toContain(missingFact[locale]);
  }
});

test('the day of the last change is written as the visitor writes it', async () => {
  const { updated } = await legalFor({ name: 'cookies' }, visitor('es'));
  expect(updated.iso).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(updated.text).toMatch(/^\d+ de \p{L}+ de \d{4}$/u);
});

test('a name that is no legal text is refused', async () => {
  await expect(legalFor({ name: '../company/team' }, visitor('fr'))).rejects.toThrow();
});

test('the cookies page lists whatever the code keeps in a browser', async () => {
  const { sections } = await legalFor({ name: 'cookies' }, visitor('fr'));
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
