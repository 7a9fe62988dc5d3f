import { describe, expect, it } from 'vitest';

import { faultsOf } from '#app/features/pitch/engine/score/faults';
import { goals, offerCategories } from '#app/features/pitch/pitch';
import { locales } from '#app/i18n/locales';
import { samples } from '#tests/fixtures/briefs/samples';
import { useModelEngine, writePitch } from './use-model-engine';

const cases = locales.flatMap((lang) =>
  offerCategories.flatMap((category) => goals.map((goal) => ({ lang, category, goal }))),
);

describe('a pitch by the model engine', () => {
  const { fake, engine } = useModelEngine();

  it.each(cases)('keeps the checks: $category to $goal in $lang', async ({ lang, category, goal }) => {
    const model = await engine();
    for (const sample of Object.values(samples[lang])) {
      const brief = { category, goal, ...sample };
      const { order, outputs, pitch } = await writePitch(model, brief, lang);
      expect(order).toEqual({ brief, lang });
      expect(faultsOf(pitch, brief, lang)).toEqual([]);
      expect(outputs.every(({ finding }) => finding.length > 0 && finding.length <= 2)).toBe(true);
    }
    expect(fake().calls).toHaveLength(12);
  });

  it('gives each step what the earlier ones found', async () => {
    const brief = { category: 'product', goal: 'users', ...samples.fr.full } as const;
    const { outputs } = await writePitch(await engine(), brief, 'fr');
    const first = outputs[0]?.finding[0]?.[0]?.text ?? 'nothing';
    const prompts = fake().calls.map(({ prompt }) => prompt);
    expect(prompts[0]).not.toContain(first);
    expect(prompts.slice(1).every((prompt) => prompt.includes(first))).toBe(true);
  });

  it('is in the language of the interface when the brief is in none of the three, and quotes nothing', async () => {
    const brief = {
      category: 'product',
      goal: 'users',
      description: 'Wir bauen eine Lampe, die sich an der Sonne auflädt und nicht weggeworfen wird.',
      usedBy: 'Menschen, die gern draußen schlafen',
      distributedIn: ['DE'],
    } as const;
    expect((await engine()).languageOf({ ...brief, distributedIn: ['DE'] }, 'es')).toEqual({ lang: 'es' });
  });
});
