import type { Brief } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';

export type Sample = Omit<Brief, 'category' | 'goal'>;

/** One offer told in each language, with everything the form asks and with as little as it takes. */
export const samples: Record<Locale, { full: Sample; bare: Sample }> = {
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
