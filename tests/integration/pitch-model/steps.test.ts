import { describe, expect, it } from 'vitest';

import { faultsOf } from '#app/features/pitch/engine/check/faults';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { goals, offerCategories } from '#app/features/pitch/brief';
import { durationsOf } from '#app/features/pitch/pitch';
import { locales } from '#app/i18n/locales';
import { samples } from '#tests/fixtures/briefs/samples';
import { useModelEngine, writePitch } from './use-model-engine';

// What a good model answers is what the embedded engine writes, whose checks `every-brief.test.ts` holds to every brief.
const cases = locales.flatMap((lang, at) =>
  goals.map((goal, next) => {
    const turn = at * goals.length + next;
    const category = offerCategories[turn % offerCategories.length] ?? 'product';
    return { lang, category, goal, length: turn % 2 === 0 ? ('full' as const) : ('bare' as const) };
  }),
);

describe('a pitch by the model engine', () => {
  const { fake, engine } = useModelEngine();

  it.each(cases)(
    'keeps the checks: $category to $goal in $lang, from a $length brief',
    async ({ lang, category, goal, length }) => {
      const brief = { category, goal, ...samples[lang][length] };
      const { order, outputs, pitch } = await writePitch(await engine(), brief, lang);
      expect(order).toEqual({ brief, lang });
      expect(faultsOf(pitch, order, readBrief(order))).toEqual([]);
      expect(outputs.every(({ finding }) => finding.length > 0 && finding.length <= 2)).toBe(true);
      // Six findings, two drafts, what is said, and the texts around it.
      expect(fake().calls).toHaveLength(10);
    },
  );

  it('tells each step what the earlier ones found, and writes the pitch from the founder’s words alone', async () => {
    const brief = { category: 'product', goal: 'users', ...samples.fr.full } as const;
    const { outputs } = await writePitch(await engine(), brief, 'fr');
    const first = outputs[0]?.finding[0]?.[0]?.text ?? 'nothing';
    const told = fake().calls.filter(({ prompt }) => prompt.includes(first));
    const tasks = told.map(({ prompt }) => /^Task: (\S+)/u.exec(prompt)?.[1]);
    expect(tasks).toEqual(['step-2', 'step-3', 'step-4', 'step-5', 'step-6']);
  });

  it('leaves out the durations that a brief of few words does not fill', async () => {
    const brief = { category: 'product', goal: 'users', ...samples.en.bare } as const;
    const { pitch } = await writePitch(await engine(), brief, 'en');
    expect(durationsOf(pitch).length).toBeLessThan(4);
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
