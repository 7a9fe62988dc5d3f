import { describe, expect, it } from 'vitest';

import { checkPitch } from '#app/features/pitch/engine/checks';
import { packs } from '#app/features/pitch/engine/packs';
import { goals, offerCategories, type Brief } from '#app/features/pitch/pitch';
import { locales, type Locale } from '#app/i18n/locales';
import { briefCases } from '#tests/fixtures/briefs/all';
import { runSteps } from '#tests/fixtures/briefs/render';

type Sample = Pick<Brief, 'description' | 'usedBy' | 'messagesAndValues' | 'madeIn' | 'distributedIn'>;

const samples: Record<Locale, { full: Sample; bare: Sample }> = {
  fr: {
    full: {
      description:
        'Lumelle est une lampe de lecture qui se recharge au soleil. Elle éclaire 12 heures après une journée de charge. Les lampes à piles sont jetées trop tôt. Contrairement aux lampes à piles, elle se répare avec un tournevis. 640 lampes sont déjà vendues.',
      usedBy: 'Campeurs et randonneurs',
      messagesAndValues: 'sobriété, réparation',
      madeIn: 'FR',
      distributedIn: ['FR', 'CH', 'US'],
    },
    bare: { description: 'Une lampe.', usedBy: 'campeurs', distributedIn: ['EUR'] },
  },
  en: {
    full: {
      description:
        'Lumelle is a reading lamp that charges in the sun. It gives 12 hours of light after a day of charging. Battery lamps are thrown away too soon. Unlike battery lamps, it can be repaired with a screwdriver. 640 lamps are already sold.',
      usedBy: 'Campers and hikers',
      messagesAndValues: 'restraint, repair',
      madeIn: 'FR',
      distributedIn: ['GB', 'US', 'FR'],
    },
    bare: { description: 'A lamp.', usedBy: 'campers', distributedIn: ['NAM'] },
  },
  es: {
    full: {
      description:
        'Lumelle es una lámpara de lectura que se recarga al sol. Da 12 horas de luz después de un día de carga. Las lámparas de pilas se tiran demasiado pronto. A diferencia de las lámparas de pilas, se repara con un destornillador. Ya hay 640 lámparas vendidas.',
      usedBy: 'Campistas y senderistas',
      messagesAndValues: 'sobriedad, reparación',
      madeIn: 'ES',
      distributedIn: ['ES', 'MX', 'FR'],
    },
    bare: { description: 'Una lámpara.', usedBy: 'campistas', distributedIn: ['SAM'] },
  },
};

const written = locales.filter((lang) => packs[lang] !== undefined);
const cases = written.flatMap((lang) =>
  offerCategories.flatMap((category) =>
    goals.flatMap((goal) => [
      { lang, brief: { category, goal, ...samples[lang].full }, kind: 'full' },
      { lang, brief: { category, goal, ...samples[lang].bare }, kind: 'bare' },
    ]),
  ),
);

async function faultsOf(brief: Brief, locale: Locale) {
  const { pitch, lang } = await runSteps(brief, locale);
  return pitch === undefined ? ['no pitch'] : checkPitch(pitch, brief, lang).filter((check) => !check.ok);
}

describe('the checks a program decides', () => {
  it.each(cases)(
    'hold for a $kind brief in $lang, $brief.category to $brief.goal',
    async ({ brief, lang }) => {
      expect(await faultsOf(brief, lang)).toEqual([]);
    },
  );

  it.each(briefCases)('hold for $name', async ({ brief, locale }) => {
    expect(await faultsOf(brief, locale)).toEqual([]);
  });
});
