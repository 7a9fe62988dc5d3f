import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import english from '#app/features/pitch/engine/languages/en/frames.yaml?raw';
import spanish from '#app/features/pitch/engine/languages/es/frames.yaml?raw';
import french from '#app/features/pitch/engine/languages/fr/frames.yaml?raw';
import { cuesOf } from '#app/features/pitch/engine/languages/cues';
import { wordsOf } from '#app/features/pitch/engine/phrases';
import { correctSpelling } from '#app/features/pitch/engine/read/spelling';
import { plainText } from '#app/features/pitch/pitch';
import { type Locale, locales } from '#app/i18n/locales';
import { generatedBriefs } from '#tests/fixtures/briefs/generated';
import { runSteps } from '#tests/fixtures/briefs/run-steps';

const frames: Record<Locale, string> = { en: english, es: spanish, fr: french };

/** What the engine may say of its own, in each language. */
const own = new Map(
  locales.map((lang) => {
    const { spoken, afterJoint } = cuesOf[lang];
    const frameWords = wordsIn(parse(frames[lang]));
    const words = [frameWords, ...Object.values(spoken), 'lequel laquelle', ...afterJoint.values()];
    return [lang, stems(words.join(' '), lang)];
  }),
);

describe('a pitch by rules', () => {
  it.each(generatedBriefs(200))('says no content word of its own: $name', async ({ brief, locale }) => {
    const { pitch, order } = await runSteps(brief, locale);
    const allowed = new Set([
      ...stems(`${brief.description} ${brief.usedBy}`, order.lang),
      // What was mistyped is said mended.
      ...stems(correctSpelling(brief.description, order.lang), order.lang),
      ...(own.get(order.lang) ?? []),
    ]);
    const texts = [
      pitch.oneLiner,
      ...Object.values(pitch.spoken).flat(),
      ...pitch.openings,
      ...pitch.email.body,
    ];
    const strangers = texts.flatMap((passage) => stems(plainText(passage), order.lang));
    expect(strangers.filter((stem) => !allowed.has(stem))).toEqual([]);
  });

  it('joins an answer in the founder’s own words', async () => {
    const [{ brief, locale } = missing()] = generatedBriefs(2).slice(1);
    const answer = 'Le 3 mars, Odile a fermé sa boutique à midi.';
    const question = { id: 'moment', text: '', lifts: 2 } as const;
    const { pitch } = await runSteps({ ...brief, answers: [{ question, answer }] }, locale);
    for (const passages of Object.values(pitch.spoken))
      expect(plainText(passages)).toMatch(/^Le 3 mars, Odile/u);
  });
});

/** Folded beginnings of the words that carry meaning; grammar may change their ends. */
function stems(text: string, lang: Locale): string[] {
  return wordsOf(text, lang)
    .filter(({ folded }) => folded.length > 3)
    .map(({ folded }) => folded.slice(0, 5));
}

function wordsIn(data: unknown): string {
  if (typeof data === 'string') return data.replace(/\{\w+\}/gu, ' ');
  if (Array.isArray(data)) return data.map(wordsIn).join(' ');
  return typeof data === 'object' && data !== null ? Object.values(data).map(wordsIn).join(' ') : '';
}

function missing(): never {
  throw new Error('no briefs');
}
