import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

import { caseNames } from '#app/content/cases';
import { caseFigures, readCase } from '#app/features/pages/server/cases/case-texts';
import { shownCase } from '#app/features/pages/server/cases/shown-case';
import { locales } from '#app/i18n/locales';

const folder = 'app/content/cases';
const namesIn = (text: string) => new Set(text.match(/\{\{[\w.]+\}\}/g));

describe.each(caseNames)('the case of %s', (name) => {
  test.each(locales)('is told in 120 to 200 words in %s, every figure filled in', async (lang) => {
    const { page, title, subject, question, corrected, document } = await readCase(name, lang);
    const words = page.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(120);
    expect(words.length).toBeLessThanOrEqual(200);
    expect(JSON.stringify([page, title, subject, question, corrected, document])).not.toContain('{{');
  });

  test.each(locales)(
    'says in %s what it says in place of a sentence, some words of it marked',
    async (lang) => {
      const { corrected } = await readCase(name, lang);
      expect(corrected.struck).toMatch(/\.$/);
      expect(corrected.said).toHaveLength(3);
      expect(corrected.said.some(({ words }) => /\*[^*]+\*/.test(words))).toBe(true);
    },
  );

  test('counts the same in all languages', async () => {
    const texts = await Promise.all(locales.map((lang) => readFile(`${folder}/${name}/${lang}.md`, 'utf8')));
    const [first, ...others] = texts.map(namesIn);
    for (const other of others) expect(other).toEqual(first);
    const figures = await Promise.all(locales.map(async (lang) => (await readCase(name, lang)).figure.bars));
    const values = figures.map((bars) => bars.map(({ value, told }) => [value, told]));
    for (const other of values.slice(1)) expect(other).toEqual(values[0]);
  });

  test.each(locales)('marks in %s what no line break parts where it is short', async (lang) => {
    const shown = await shownCase(`solutions-ia/${name}`, lang);
    const marked = shown?.correction.said.flatMap(({ html }) => html.match(/(?<=<em>)[^<]+/g) ?? []) ?? [];
    expect(marked.length).toBeGreaterThan(0);
    for (const words of marked.filter(({ length }) => length <= 22)) expect(words).not.toContain(' ');
  });

  test('stands on the page of its service, and on no other', async () => {
    const shown = await shownCase(`solutions-ia/${name}`, 'fr');
    expect(shown?.document.address).toBe(`/samples/${name}-fr`);
    expect(await shownCase(`contact/${name}`, 'fr')).toBeUndefined();
    expect(await shownCase('solutions-ia', 'fr')).toBeUndefined();
  });
});

/** The rows of a table, read without the code under test. */
async function rows(name: string, table = 'data'): Promise<string[][]> {
  const source = await readFile(`${folder}/${name}/${table}.csv`, 'utf8');
  return source
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
}

const valuesOf = async (name: (typeof caseNames)[number], ...keys: string[]) => {
  const figures = await caseFigures(name);
  return keys.map((key) => figures[key]?.value ?? Number.NaN);
};

describe('the figures are those of the tables', () => {
  test('reviews of the hotel', async () => {
    const reviews = await rows('market-intelligence');
    const low = reviews.filter(([, , stars]) => Number(stars) <= 3);
    const noisy = low.filter(([, , , , complaints]) => complaints?.includes('noise'));
    const court = noisy.filter(([, , , room]) => room === 'court');
    expect(await valuesOf('market-intelligence', 'reviews', 'low', 'low.noise', 'low.noise.court')).toEqual([
      reviews.length,
      low.length,
      noisy.length,
      court.length,
    ]);
    const [answered = 0, unanswered = 0, street = 0, inCourt = 0, unknown = 0] = await valuesOf(
      'market-intelligence',
      ...['low.answered', 'low.unanswered', 'reviews.street', 'reviews.court', 'reviews.unknown'],
    );
    expect(answered + unanswered).toBe(low.length);
    expect(street + inCourt + unknown).toBe(reviews.length);
    expect(await valuesOf('market-intelligence', 'decor.all', 'windows.all')).toEqual([210_000, 24_200]);
  });

  test('the décor comes sixth of seven complaints, as the text says', async () => {
    const { figure } = await readCase('market-intelligence', 'fr');
    expect(figure.bars.map(({ label }) => label).indexOf('Décor')).toBe(5);
    const values = figure.bars.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('feedback, and the five clubs', async () => {
    const remarks = await rows('innovation');
    const grave = remarks.filter(([, , severity]) => severity === '3');
    const moved = grave.filter(([, problem]) => problem === 'moved');
    expect(await valuesOf('innovation', 'remarks', 'grave', 'grave.moved')).toEqual([
      remarks.length,
      grave.length,
      moved.length,
    ]);
    const { figure } = await readCase('innovation', 'en');
    expect(figure.bars.reduce((sum, { value }) => sum + value, 0)).toBe(remarks.length);
    const dates = (await rows('innovation', 'tests')).filter(
      ([concept, , , , date]) => concept === 'message' && date === 'yes',
    );
    expect(await valuesOf('innovation', 'date.message')).toEqual([dates.length]);
  });

  test('e-mails, appointments, and an interval that holds zero for two audiences of three', async () => {
    const sendings = await rows('communication');
    const total = (column: number) => sendings.reduce((sum, row) => sum + Number(row[column]), 0);
    expect(await valuesOf('communication', 'sent', 'booked', 'unsubscribed')).toEqual([
      total(3),
      total(4),
      total(5),
    ]);
    const { figure } = await readCase('communication', 'en');
    expect(figure.bars.reduce((sum, { value }) => sum + value, 0)).toBe(total(4));
    const intervals = await valuesOf(
      'communication',
      ...['parents', 'office', 'hikers'].flatMap((audience) => [`low.${audience}`, `high.${audience}`]),
    );
    const [low, high, ...others] = intervals;
    // 9 and 24 of 400: 3.75 points, 2.74 on either side.
    expect([low, high]).toEqual([expect.closeTo(1.01, 2), expect.closeTo(6.49, 2)]);
    expect(others.map(Math.sign)).toEqual([-1, 1, -1, 1]);
  });

  test('messages sorted by three tools', async () => {
    const messages = await rows('adopter-ia');
    const right = [4, 5, 6].map((column) => messages.filter((row) => row[column] === row[1]).length);
    expect(await valuesOf('adopter-ia', 'messages', 'right.rules', 'right.small', 'right.large')).toEqual([
      messages.length,
      ...right,
    ]);
    const [ahead, onlyLarge = 0, onlySmall = 0] = await valuesOf(
      'adopter-ia',
      'ahead',
      'onlyLarge',
      'onlySmall',
    );
    expect(ahead).toBe(onlyLarge - onlySmall);
  });

  test('questions to the chatbot, and its thresholds', async () => {
    const questions = await rows('autres-services');
    const verdicts = ['right', 'handed', 'wrong', 'dangerous'];
    const of = (run: number, verdict: string) => questions.filter((row) => row[run] === verdict).length;
    expect(
      await valuesOf(
        'autres-services',
        ...['first', 'second'].flatMap((run) => verdicts.map((verdict) => `${run}.${verdict}`)),
      ),
    ).toEqual([2, 3].flatMap((run) => verdicts.map((verdict) => of(run, verdict))));
    // What the text says is met at the second run and was not at the first.
    expect([of(2, 'dangerous') > 0, of(2, 'wrong') > 3, of(3, 'dangerous'), of(3, 'wrong') <= 3]).toEqual([
      true,
      true,
      0,
      true,
    ]);
  });
});
