import { expect, test } from 'vitest';

import { site } from '#app/content/site';
import { faqExamplesFor, homeTextsFor } from '#app/features/pages/home-texts.server';
import { createTextPages } from '#app/features/pages/text-pages.server';
import { type Locale, locales } from '#app/i18n/locales';
import { readEnv } from '#app/server/env';
import { createTextFiles } from '#app/server/text-files/text-files';

const services = { textPages: createTextPages(createTextFiles(readEnv({}))) };

test.each(locales)('home shows the document down to the last of what its text tells (%s)', async (locale) => {
  const { deliverable } = await homeTextsFor({ locale, services });
  expect(deliverable.html.match(/<li>/g)).toHaveLength(3);
  expect(deliverable.html).not.toMatch(/<h2|{{/);
  expect(deliverable.figure.bars.map(({ value }) => value)).toEqual([21, 11, 7, 5, 4, 3]);
});

async function questions(locale: Locale) {
  const faq = await services.textPages.read('contact/foire-aux-questions', locale);
  return faq?.sections.flatMap(({ entries }) => entries) ?? [];
}

test('home has the company, and what is said of it, in the language of the visitor', async () => {
  const { about, testimonials, trust } = await homeTextsFor({ locale: 'es', services });
  expect(about).toMatchObject({ lang: 'es', quote: expect.stringContaining('máquina') });
  expect(testimonials).toEqual([]);
  expect(trust.map(({ name }) => name)).toContain('cookies de medición sin su permiso');
});

test.each(locales)('every question is one, and has a short answer in plain text (%s)', async (locale) => {
  const entries = await questions(locale);
  expect(entries.length).toBeGreaterThan(3 * 6);
  for (const { title, text = '' } of entries) {
    expect(title).toMatch(/\?$/);
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThan(420);
    expect(text).not.toMatch(/[<>{}]/);
  }
});

test.each(locales)(
  'every answer is said in a few words, highlighted, and then at length (%s)',
  async (locale) => {
    for (const { short = '', html, text } of await questions(locale)) {
      expect(short).toMatch(/<em>/);
      // What is pressed to open the rest holds no link.
      expect(short).not.toMatch(/<(?!\/?(em|strong|del|span)>)/);
      const said = short.replace(/<del>.*<\/del> /, '').replaceAll(/<[^>]*>/g, '');
      // One line at a desk, two on a telephone.
      expect(said.length).toBeLessThanOrEqual(64);
      expect(html).toMatch(/^<p>/);
      // What is struck out is not what the house says, to search engines either.
      expect(text).toMatch(new RegExp(`^${said} `));
    }
  },
);

test.each(locales)(
  'only what stands for something struck out is highlighted from the start (%s)',
  async (locale) => {
    const shorts = (await questions(locale)).map(({ short = '' }) => short);
    expect(shorts.filter((short) => short.includes('<strong>') !== short.includes('<del>'))).toEqual([]);
  },
);

test.each(locales)(
  'a usual answer is struck out only where the question deserves it (%s)',
  async (locale) => {
    const struck = (await questions(locale)).filter(({ short = '' }) => short.includes('<del>'));
    expect(struck.map(({ id }) => id)).toEqual([
      'figures',
      'price',
      'ownership',
      'training-data',
      'who-speaks',
      'delay',
    ]);
  },
);

test('the prices are those of the company', async () => {
  const report = (await questions('en')).find(({ id }) => id === 'report');
  expect(report?.text).toContain(`€${site.report.earlyAccessCents / 100}`);
  expect(report?.text).toContain(`${site.report.deliveryHours} hours`);
});

test.each(locales)(
  'the three examples are questions of the list, with their answers (%s)',
  async (locale) => {
    const [{ entries }, all] = await Promise.all([faqExamplesFor({ locale, services }), questions(locale)]);
    expect(entries).toHaveLength(3);
    for (const { id, title, short } of entries)
      expect(all).toContainEqual(expect.objectContaining({ id, title, short }));
  },
);
