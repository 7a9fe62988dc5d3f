import { describe, expect, test } from 'vitest';

import { companyTextNames } from '#app/features/company/company';
import { companyOnHomeFor, companyTextFor } from '#app/features/company/company.server';
import { type Locale, locales } from '#app/i18n/locales';
import type { RequestContext } from '#app/server/http/request-context';
import { runtimeForEachTest } from '../../server/http/booted';

runtimeForEachTest();

const visitor = (locale: Locale): RequestContext => ({ requestId: 'r', nonce: 'n', locale });

describe.each(companyTextNames)('%s', (name) => {
  test('has the same parts, under the same anchors, in all languages', async () => {
    const texts = await Promise.all(locales.map((locale) => companyTextFor({ name }, visitor(locale))));
    const parts = texts.map(({ sections }) =>
      sections.map(({ id, ordered, entries }) => [id, ordered, ...entries.map((entry) => entry.id)]),
    );
    expect(texts.map(({ lang }) => lang)).toEqual([...locales]);
    expect(parts[0]?.length).toBeGreaterThan(0);
    for (const others of parts.slice(1)) expect(others).toEqual(parts[0]);
  });

  test('uses each anchor once, and leaves "form" to the way to write', async () => {
    const { sections } = await companyTextFor({ name }, visitor('fr'));
    const ids = ['form', ...sections.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each(locales)('the team has six roles, each with a mark of its own (%s)', async (locale) => {
  const { sections } = await companyTextFor({ name: 'team' }, visitor(locale));
  const marks = sections[0]?.entries.map(({ mark }) => mark) ?? [];
  expect(marks).toHaveLength(6);
  expect(new Set(marks.filter(Boolean)).size).toBe(6);
});

test('steps are ordered, beliefs are not', async () => {
  const { sections } = await companyTextFor({ name: 'about-us' }, visitor('en'));
  const ordered = Object.fromEntries(sections.map((section) => [section.id, section.ordered]));
  expect(ordered).toMatchObject({ method: true, beliefs: false });
});

test('a name that is none of the texts is refused', async () => {
  await expect(companyTextFor({ name: '../faq' }, visitor('fr'))).rejects.toThrow();
});

test('home has the house, its roles, and what is said of it, in the language of the visitor', async () => {
  const { about, team, testimonials, trust } = await companyOnHomeFor(visitor('es'));
  expect(about).toMatchObject({ lang: 'es', said: expect.stringContaining('máquina') });
  expect(team.roles).toHaveLength(6);
  expect(testimonials[0]).toMatchObject({ role: 'Responsable de marketing', example: true });
  expect(trust.map(({ name }) => name)).toContain('Comercio');
});
