import { describe, expect, test } from 'vitest';

import { createTextPages } from '#app/features/pages/text-pages.server';
import { type Locale, locales } from '#app/i18n/locales';
import { readEnv } from '#app/server/env';
import { createTextFiles, pageNames } from '#app/server/text-files/text-files';

const textFiles = createTextFiles(readEnv({}));
const textPages = createTextPages(textFiles);

async function textOf(name: string, locale: Locale = 'fr') {
  const text = await textPages.read(name, locale);
  if (!text) throw new Error(`no text of ${name}`);
  return text;
}

const solutions = ['market-intelligence', 'innovation', 'communication', 'adopter-ia', 'autres-services'].map(
  (slug) => `solutions-ia/${slug}`,
);
/** The letters of a text, without its marks, its capitals, the labels of lists and what is said of words struck out. */
function itemsIn(html: string): string {
  return html.replaceAll(/<span>.*?<\/span>|<strong>.*?<\/strong>|<[^>]*>|\s/gs, '').toLowerCase();
}

/** Texts whose entries are named by their titles: no link leads to one. */
const withoutAnchors = [...solutions, ...pageNames('fr', 'services/data'), 'solutions-ia'];

describe.each(pageNames('fr'))('%s', (name) => {
  test('has the same parts in all languages, under the same anchors', async () => {
    const texts = await Promise.all(locales.map((locale) => textOf(name, locale)));
    const parts = texts.map(({ sections }) =>
      sections.map(({ id, ordered, entries }) => [
        id,
        ordered,
        ...entries.map((entry) => (withoutAnchors.includes(name) ? '' : entry.id)),
      ]),
    );
    expect(texts.map(({ lang }) => lang)).toEqual([...locales]);
    expect(parts[0]?.length).toBeGreaterThan(0);
    for (const others of parts.slice(1)) expect(others).toEqual(parts[0]);
  });

  test('shows all that is written in its sections', async () => {
    const { sections } = await textOf(name);
    const written = (await textFiles.read(name, 'fr'))?.sections ?? [];
    const shown = sections.map(({ html, exchange }) => [
      html,
      exchange?.received.html,
      exchange?.brought.html,
    ]);
    // Whoever shows no exchange would leave it out.
    if (!solutions.includes(name)) expect(sections.flatMap(({ exchange }) => exchange ?? [])).toEqual([]);
    expect(shown.map((parts) => itemsIn(parts.join(' ')))).toEqual(written.map(({ html }) => itemsIn(html)));
  });

  test('uses each anchor once, and leaves "form" to the way to write', async () => {
    const { sections } = await textOf(name);
    const ids = ['form', ...sections.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(locales)('in %s', (locale) => {
  test('the overview lists every solution in its order, and not itself', async () => {
    const { children } = await textOf('solutions-ia', locale);
    expect(children.map(({ name }) => name)).toEqual(solutions);
  });

  test('every solution has on the overview the question of its case, the first also what was compared, and on its page that it is invented', async () => {
    const { children } = await textOf('solutions-ia', locale);
    const invented = { fr: 'inventée', en: 'invented', es: 'inventada' }[locale];
    for (const { name, asked } of children) {
      const { workedCase } = await textOf(name, locale);
      expect(asked?.question).toBe(workedCase?.question);
      expect(workedCase?.subject).toContain(invented);
      expect(workedCase?.subject).toContain(`${asked?.subject} (`);
    }
    expect(children[0]?.asked?.compared?.found.price).toMatch(/24.200/);
  });

  test.each(solutions)('%s says of each of its parts what one receives and brings', async (name) => {
    const { sections } = await textOf(name, locale);
    const parts = sections.slice(
      0,
      sections.findIndex(({ ordered }) => ordered),
    );
    expect(parts.length).toBeGreaterThan(1);
    for (const { html, exchange } of parts) {
      expect(html).toMatch(/<\/p>$/);
      expect(exchange?.received.html).toMatch(/^<p>.+<\/p>$/s);
      expect(exchange?.brought.html).toMatch(/^<p>.+<\/p>$/s);
      expect(exchange?.received.label).not.toBe(exchange?.brought.label);
    }
  });

  test('every solution stands between its neighbours', async () => {
    for (const [index, name] of solutions.entries()) {
      const { previous, next } = await textOf(name, locale);
      expect(previous?.name).toBe(solutions[index - 1]);
      expect(next?.name).toBe(solutions[index + 1]);
    }
  });

  test.each(solutions)('%s says what it is for, and how it goes, step by step', async (name) => {
    const { label, lede, drawing, sections } = await textOf(name, locale);
    expect([label, lede, drawing]).not.toContain(undefined);
    expect(sections.find(({ ordered }) => ordered)?.entries.length).toBeGreaterThan(2);
  });

  test.each(['services/data/ia-analyse-sentiment', 'services/data/ia-harcelement'])(
    '%s shows what a machine mistakes, and what a person reads',
    async (name) => {
      const { sections } = await textOf(name, locale);
      const [read = ''] = sections.map(({ html }) => html).filter((html) => html.includes('<blockquote>'));
      const sentences = read.split('<blockquote>')[1]?.match(/<p>.+<\/p>/g) ?? [];
      expect(sentences.length).toBeGreaterThan(1);
      for (const sentence of sentences) expect(sentence).toMatch(/<del>.+<\/del> <em>.+<\/em><\/p>$/);
    },
  );

  test('every refusal says of its verb, for those who hear it, that it is struck out', async () => {
    const { sections } = await textOf('solutions-ia', locale);
    const refusals = sections.find(({ id }) => id === 'limites')?.html.match(/<li>.+?<\/li>/gs) ?? [];
    expect(refusals.length).toBeGreaterThan(3);
    const words = { fr: 'Barré\u00a0:', en: 'Struck out:', es: 'Tachado:' }[locale];
    for (const refusal of refusals) expect(refusal).toContain(`<del><span>${words} </span>`);
  });

  test('the team has six roles, each with a mark of its own', async () => {
    const { sections } = await textOf('contact/team', locale);
    const marks = sections[0]?.entries.map(({ mark }) => mark) ?? [];
    expect(marks).toHaveLength(6);
    expect(new Set(marks.filter(Boolean)).size).toBe(6);
  });
});

test('steps are ordered, beliefs are not', async () => {
  const { sections } = await textOf('contact/about-us', 'en');
  const ordered = Object.fromEntries(sections.map((section) => [section.id, section.ordered ?? false]));
  expect(ordered).toMatchObject({ method: true, beliefs: false });
});

test('the studies speak the language of the visitor', async () => {
  const studies = locales.map((locale) => textOf('services/data/ia-harcelement', locale));
  const labels = (await Promise.all(studies)).map(({ label }) => label);
  expect(labels).toEqual(['Harassment and AI', 'Harcèlement et IA', 'Acoso e IA']);
});

test.each(['', 'rien', 'solutions-ia/rien', '../fr/cgu', 'contact/../cgu', 'toString'])(
  '%j is no text',
  async (name) => {
    expect(await textPages.read(name, 'fr')).toBeUndefined();
  },
);
