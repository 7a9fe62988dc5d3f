import { expect, test } from 'vitest';

import { site } from '#app/content/site';
import { faqExamplesFor, faqFor } from '#app/features/company/faq.server';
import { type Locale, locales } from '#app/i18n/locales';
import type { RequestContext } from '#app/server/http/request-context';
import { runtimeForEachTest } from '../../server/http/booted';

runtimeForEachTest();

const visitor = (locale: Locale): RequestContext => ({ requestId: 'r', nonce: 'n', locale });

test('every language has the same questions, in the same groups', async () => {
  const faqs = await Promise.all(locales.map((locale) => faqFor(visitor(locale))));
  const anchors = faqs.map(({ groups }) =>
    groups.map(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]),
  );
  expect(anchors.flatMap((groups) => groups.flat()).length).toBeGreaterThan(3 * 20);
  for (const others of anchors.slice(1)) expect(others).toEqual(anchors[0]);
});

test('an anchor leads to one question or group', async () => {
  const { groups } = await faqFor(visitor('fr'));
  const ids = groups.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(locales)('every question is one, and has a short answer in plain text (%s)', async (locale) => {
  const { groups } = await faqFor(visitor(locale));
  for (const { question, text } of groups.flatMap(({ entries }) => entries)) {
    expect(question).toMatch(/\?$/);
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThan(420);
    expect(text).not.toMatch(/[<>{}]/);
  }
});

test('the prices are those of the company', async () => {
  const { groups } = await faqFor(visitor('en'));
  const report = groups.flatMap(({ entries }) => entries).find(({ id }) => id === 'report');
  expect(report?.text).toContain(`€${site.report.earlyAccessCents / 100}`);
  expect(report?.text).toContain(`${site.report.deliveryHours} hours`);
});

test('the three examples are questions of the list, with their answers', async () => {
  const [{ entries }, { groups }] = await Promise.all([faqExamplesFor(visitor('fr')), faqFor(visitor('fr'))]);
  const all = groups.flatMap((group) => group.entries);
  expect(entries).toHaveLength(3);
  for (const { id, question, html } of entries)
    expect(all).toContainEqual(expect.objectContaining({ id, question, html }));
});
