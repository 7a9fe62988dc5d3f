import { describe, expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { featuresIn, sentenceFrom } from '#app/features/pitch/engine/read/sentence-features';
import { likeliest, oddsIn, sentenceKinds } from '#app/features/pitch/engine/read/sentence-kinds';
import { locales } from '#app/i18n/locales';
import { labelledBriefs } from '#tests/fixtures/briefs/labelled';

// How well briefs are read that the weights were not fitted on is what `npm run kinds -- --check` counts.
describe.each(locales)('the weights of %s', (lang) => {
  const language = languages[lang];
  const briefs = labelledBriefs(lang).map(({ sentences, context, offer }) => {
    const all = sentences.map(({ text }) => sentenceFrom(text, language));
    return { sentences, offer, odds: oddsIn(featuresIn(all, context, language), language) };
  });

  it('tell 19 of 20 sentences as they are labelled', () => {
    const told = briefs.flatMap(({ sentences, odds }) =>
      odds.map((one, at) => sentences[at]?.kinds.includes(likeliest(one)) === true),
    );
    expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.95);
  });

  it('are what `npm run kinds` fits: the offer is found in 97 of 100 briefs', () => {
    const found = briefs
      .filter(({ offer }) => offer !== undefined)
      .map(({ sentences, odds }) => {
        const offers = odds.map((one) => one.get('offer') ?? 0);
        return sentences[offers.indexOf(Math.max(...offers))]?.kinds.includes('offer') === true;
      });
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.97);
  });
});

it('gives each sentence odds that are 1 together', () => {
  const sentences = ['We mend clocks', '20 pounds', 'Nobody else does'].map((text) =>
    sentenceFrom(text, languages.en),
  );
  const context = { category: 'service', goal: 'users', usedBy: 'churches' } as const;
  for (const odds of oddsIn(featuresIn(sentences, context, languages.en), languages.en)) {
    expect([...odds.keys()]).toEqual([...sentenceKinds]);
    expect([...odds.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  }
});
