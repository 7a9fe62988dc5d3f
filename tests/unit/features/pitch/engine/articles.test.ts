import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { briefExamples } from '#app/content/brief-examples';
import { briefSchema } from '#app/features/pitch/brief-schema';
import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { stepNumbers } from '#app/features/pitch/pitch-constants';
import { locales } from '#app/i18n/locales';
import type { StepOutput } from '#app/features/pitch/pitch';

const examples = z.array(z.strictObject({ sentence: z.string(), brief: briefSchema }));
const clinic = z
  .strictObject({ en: examples, fr: examples, es: examples })
  .parse(JSON.parse(readFileSync('tests/fixtures/articles/clinic.json', 'utf8')));

// Where the engine says it otherwise now, the article is to be read again, and its date of revision set.
describe.each(locales)('the articles on the engine tell what it does (%s)', (lang) => {
  // Without the marks of what is struck out, highlighted or not to be broken.
  const article = (slug: string) =>
    readFileSync(`app/content/articles/${lang}/${slug}.md`, 'utf8').replaceAll(/[*~\u2060]/gu, '');

  test.each(clinic[lang])('$sentence', async ({ sentence, brief }) => {
    const order = { brief, ...embeddedEngine.languageOf(brief, lang) };
    const run = embeddedEngine.open(order);
    const outputs: StepOutput[] = [];
    for (const step of stepNumbers)
      outputs.push(await run.runStep(step, [...outputs], new AbortController().signal));
    expect(JSON.stringify(outputs.at(-1)?.pitch)).toContain(JSON.stringify(sentence).slice(1, -1));
    expect(article('clinique-de-six-phrases')).toContain(sentence.replace(/\.$/, ''));
  });

  test('the example is read as it is drawn', () => {
    const brief = briefSchema.parse({ ...briefExamples[lang].product, category: 'product' });
    const reading = readBrief({ brief, ...embeddedEngine.languageOf(brief, lang) });
    const drawn = readFileSync(`app/content/drawings/lecture-${lang}.svg`, 'utf8');
    const facts = reading.facts.filter(({ field }) => field === 'description');
    expect(Array.from(drawn.matchAll(/>(\d+–\d+)</g), ([, span]) => span)).toEqual(
      facts.map(({ span }) => span.join('–')),
    );
    const sure = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    expect(Array.from(drawn.matchAll(/text-anchor="end"[^>]*>([^<]+)</g), ([, text]) => text)).toEqual(
      facts.map((fact) => sure.format(fact.sure)),
    );
    // A bar of 95 % is sure, as it is drawn and as it is told to who does not see it.
    expect(
      Array.from(drawn.matchAll(/width="([\d.]+)%" [^>]*fill="var\(--color-accent\)"/g), ([, width]) =>
        sure.format(Number(width) / 95),
      ),
    ).toEqual(facts.map((fact) => sure.format(fact.sure)));
    const told = /<desc[^>]*>([^<]+)/.exec(drawn)?.[1] ?? '';
    expect(Array.from(told.matchAll(/(?<=, )\d[.,]\d(?=, )/g), ([text]) => text)).toEqual(
      facts.map((fact) => sure.format(fact.sure)),
    );
    expect(article('comment-pitch-master-vous-lit')).toContain(brief.description.slice(0, 60));
  });
});
