import { describe, expect, it } from 'vitest';

import { bandFor, emailLimit } from '#app/features/pitch/engine/bands';
import { composerOf } from '#app/features/pitch/engine/compose/compose';
import { packFor } from '#app/features/pitch/engine/packs';
import { scoreByRules } from '#app/features/pitch/engine/score/score-by-rules';
import { unstyled } from '#app/features/pitch/engine/style';
import { countWords } from '#app/features/pitch/engine/words';
import { durations, goals, plainText, type Answer, type Brief } from '#app/features/pitch/pitch';
import { locales, type Locale } from '#app/i18n/locales';
import { samples } from '#tests/fixtures/briefs/samples';

const cases = locales.flatMap((lang) =>
  goals.flatMap((goal) =>
    (['full', 'bare'] as const).map((kind) => ({
      lang,
      kind,
      brief: { category: 'product' as const, goal, ...samples[lang][kind] },
    })),
  ),
);

function compose(brief: Brief, lang: Locale, style = unstyled, answers?: Answer[]) {
  const pack = packFor(lang);
  return composerOf(pack.read(brief), pack, answers)(style);
}

describe.each(cases)('a $kind brief in $lang to $brief.goal', ({ brief, lang }) => {
  it('is a fifth shorter when asked', () => {
    const { spoken } = compose(brief, lang, { ...unstyled, shorter: true }).pitch;
    for (const duration of durations) {
      const [least, most] = bandFor(lang, duration, { shorter: true });
      const words = countWords(plainText(spoken[`${duration}`]));
      expect(words, `${duration} s`).toBeGreaterThanOrEqual(least);
      expect(words, `${duration} s`).toBeLessThanOrEqual(most);
    }
  });

  it('begins every duration with the opening asked for', () => {
    const { openings } = compose(brief, lang);
    for (const opening of openings.slice(1)) {
      const { pitch } = compose(brief, lang, { ...unstyled, opening });
      for (const duration of durations)
        expect(plainText(pitch.spoken[`${duration}`]).startsWith(plainText(pitch.openings[0] ?? []))).toBe(
          true,
        );
    }
  });

  it('is an e-mail that ends with the ask and a closing', () => {
    const { email, spoken } = compose(brief, lang).pitch;
    expect(countWords(plainText(email.body))).toBeLessThanOrEqual(emailLimit);
    expect(email.subject).not.toEqual([]);
    expect(plainText(email.body.at(-2) ?? [])).toBe(plainText(spoken['60'].at(-1) ?? []));
  });
});

describe.each(locales)('in %s', (lang) => {
  const full: Brief = { category: 'product', goal: 'investors', ...samples[lang].full };

  it('offers openings that begin differently, the one used first', () => {
    const { openings, spoken } = compose(full, lang).pitch;
    expect(openings.length).toBeGreaterThan(1);
    expect(new Set(openings.map((line) => plainText(line).split(' ')[0])).size).toBe(openings.length);
    expect(plainText(spoken['60']).startsWith(plainText(openings[0] ?? []))).toBe(true);
  });

  it('asks the listener no more questions when formal', () => {
    const questions = (formal: boolean) =>
      durations
        .map((duration) =>
          plainText(compose(full, lang, { ...unstyled, formal }).pitch.spoken[`${duration}`]),
        )
        .join(' ')
        .split('?').length;
    expect(questions(true)).toBeLessThanOrEqual(questions(false));
  });

  it('says no less of the brief when concrete', () => {
    const facts = (concrete: boolean) =>
      plainText(compose(full, lang, { ...unstyled, concrete }).pitch.spoken['90']).match(/\d+|\[/gu)
        ?.length ?? 0;
    expect(facts(true)).toBeGreaterThanOrEqual(facts(false));
  });

  it('says an answer in place of its placeholder, and asks no more', () => {
    const { pitch } = compose(full, lang);
    const order = { brief: full, lang, pitch, asked: [] };
    const [question] = scoreByRules(order).questions.filter(({ id }) => id.startsWith('['));
    if (question === undefined) throw new Error('no question');
    const answers = [{ question, answer: '77 Zanzibar' }];
    const text = plainText(compose(full, lang, unstyled, answers).pitch.spoken['90']);
    expect(text).toContain('77 Zanzibar');
    expect(text).not.toContain(question.id);
  });
});
