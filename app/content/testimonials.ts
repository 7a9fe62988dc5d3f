import type { Locale } from '#app/i18n/locales';

type Words = Record<Locale, string>;

/**
 * What clients say, by role and sector. An entry with `example: true` was written by the company to show the place, and
 * the page says so; a real one, printed with its author's consent, takes its place with `example: false`.
 */
export const testimonials: { text: Words; role: Words; sector: Words; example: boolean }[] = [
  {
    text: {
      fr: 'Nous avions trois façons de nous présenter, selon qui parlait. Il en reste une, et tout le monde la connaît par cœur.',
      en: 'We used to introduce ourselves in three ways, depending on who was talking. Now there is one, and everybody knows it by heart.',
      es: 'Teníamos tres maneras de presentarnos, según quién hablara. Ha quedado una, y todos la saben de memoria.',
    },
    role: { fr: 'Responsable marketing', en: 'Head of marketing', es: 'Responsable de marketing' },
    sector: { fr: 'Industrie', en: 'Manufacturing', es: 'Industria' },
    example: true,
  },
  {
    text: {
      fr: 'On nous a d’abord dit ce que l’IA ne ferait pas chez nous. C’est là que nous avons commencé à écouter.',
      en: 'They began with what AI would not do for us. That is when we started to listen.',
      es: 'Primero nos dijeron lo que la IA no haría en nuestra empresa. Fue entonces cuando empezamos a escuchar.',
    },
    role: { fr: 'Directeur général', en: 'Managing director', es: 'Director general' },
    sector: { fr: 'Services aux entreprises', en: 'Business services', es: 'Servicios a empresas' },
    example: true,
  },
  {
    text: {
      fr: 'Il m’a demandé un chiffre que je n’avais pas. J’ai passé la semaine à le chercher.',
      en: 'It asked me for a figure that I did not have. I spent the week finding it.',
      es: 'Me pidió una cifra que yo no tenía. Pasé la semana buscándola.',
    },
    role: { fr: 'Créatrice d’entreprise', en: 'Founder', es: 'Emprendedora' },
    sector: { fr: 'Alimentation', en: 'Food', es: 'Alimentación' },
    example: true,
  },
];
