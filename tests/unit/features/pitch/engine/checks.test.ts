import { describe, expect, it } from 'vitest';

import { packs } from '#app/features/pitch/engine/packs';
import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { faultsOf } from '#app/features/pitch/engine/score/faults';
import { styleOf } from '#app/features/pitch/engine/style';
import {
  goals,
  manners,
  offerCategories,
  plainText,
  type Brief,
  type Pitch,
  type Refinement,
} from '#app/features/pitch/pitch';
import { locales, type Locale } from '#app/i18n/locales';
import { briefCases } from '#tests/fixtures/briefs/all';
import { runSteps } from '#tests/fixtures/briefs/render';
import { samples } from './samples';

const written = locales.filter((lang) => packs[lang] !== undefined);
const cases = written.flatMap((lang) =>
  offerCategories.flatMap((category) =>
    goals.flatMap((goal) => [
      { lang, brief: { category, goal, ...samples[lang].full }, kind: 'full' },
      { lang, brief: { category, goal, ...samples[lang].bare }, kind: 'bare' },
    ]),
  ),
);

describe('the checks a program decides', () => {
  it.each(cases)(
    'hold in every version of a $kind brief in $lang, $brief.category to $brief.goal',
    async ({ brief, lang }) => {
      const { pitch } = await write(brief, lang);
      expect(named(pitch, brief, lang, [])).toEqual([]);
      for (const asked of versionsOf(pitch)) {
        const version = await refine(brief, lang, pitch, asked);
        expect(named(version, brief, lang, asked)).toEqual([]);
      }
    },
  );

  it.each(briefCases)('hold for $name', async ({ brief, locale }) => {
    const { pitch, lang } = await write(brief, locale);
    expect(named(pitch, brief, lang, [])).toEqual([]);
  });
});

async function write(brief: Brief, locale: Locale) {
  const { pitch, lang } = await runSteps(brief, locale);
  if (pitch === undefined) throw new Error('no pitch');
  return { pitch, lang };
}

/** Each manner, and each opening besides the first. */
function versionsOf({ openings }: Pitch): Refinement[][] {
  return [
    ...manners.map((manner) => [{ kind: 'manner' as const, manner }]),
    ...openings.slice(1).map((_, at) => [{ kind: 'opening' as const, opening: at + 1 }]),
  ];
}

function refine(brief: Brief, lang: Locale, pitch: Pitch, asked: Refinement[]): Promise<Pitch> {
  return embeddedEngine.refine({ brief, lang, pitch, findings: [], asked }, new AbortController().signal);
}

function named(pitch: Pitch, brief: Brief, lang: Locale, asked: Refinement[]): string[] {
  return faultsOf(pitch, brief, lang, styleOf(asked)).map(
    ({ part, duration, text, line }) =>
      `${JSON.stringify(asked)} ${part} ${duration ?? ''}: ${text} ${plainText(line)}`,
  );
}
