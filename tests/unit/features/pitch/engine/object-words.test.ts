import { describe, expect, it } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { packFor } from '#app/features/pitch/engine/packs';
import { manners, type Brief, type Pitch, type PitchOrder } from '#app/features/pitch/pitch';
import { locales, type Locale } from '#app/i18n/locales';
import { runSteps } from '#tests/fixtures/briefs/render';

const words = 'constructor toString valueOf hasOwnProperty isPrototypeOf __proto__';

const briefs: Record<Locale, Brief> = {
  fr: {
    category: 'service',
    goal: 'team',
    description: `Constructor est un service de ${words}. On constructor des maisons pour les familles. Les ${words} coûtent trop cher. Nous cherchons un constructor.`,
    usedBy: `constructor et valueOf qui constructor`,
    messagesAndValues: 'constructor, toString, valueOf',
    distributedIn: ['FR'],
  },
  en: {
    category: 'service',
    goal: 'team',
    description: `Constructor is a service of ${words}. We constructor houses for families. The ${words} don’t last, and constructorn’t either. We are looking for a constructor.`,
    usedBy: 'constructors and valueOf who constructor',
    messagesAndValues: 'constructor, toString, valueOf',
    distributedIn: ['GB'],
  },
  es: {
    category: 'service',
    goal: 'users',
    description: `Constructor es un servicio de ${words}. El constructor trabaja con las familias. Los ${words} están en el taller.`,
    usedBy: 'Los vecinos que van en bicicleta y constructor cada día',
    messagesAndValues: 'constructor, toString, valueOf',
    distributedIn: ['ES'],
  },
};

const blanks: Record<Locale, string[]> = {
  fr: ['[constructor à compléter]', '[nombre de constructor à compléter]'],
  en: ['[constructor to add]', '[number of constructor to add]'],
  es: ['[completar: constructor]', '[completar: número de constructor]'],
};

const cases = locales.map((locale) => ({ locale, brief: briefs[locale] }));

describe('words that every object has as a property', () => {
  it.each(cases)('are words like any others in $locale', async ({ locale, brief }) => {
    const { outputs, pitch, lang, quotedLang } = await runSteps(brief, locale);
    if (pitch === undefined) throw new Error('no pitch');
    const versions = await versionsOf({ brief, lang, quotedLang }, pitch);
    const pack = packFor(locale);
    const questions = blanks[locale].map((blank) => pack.question(blank, pack.read(brief)));
    const said = JSON.stringify([outputs, versions, questions]);
    expect(said).not.toMatch(/\bfunction\b|native code|\[object |undefined|null/u);
    for (const question of questions) expect(question).toContain('constructor');
  });
});

function versionsOf(order: PitchOrder, pitch: Pitch): Promise<Pitch[]> {
  const { signal } = new AbortController();
  return Promise.all(
    manners.map((manner) =>
      embeddedEngine.refine({ ...order, pitch, findings: [], asked: [{ kind: 'manner', manner }] }, signal),
    ),
  );
}
