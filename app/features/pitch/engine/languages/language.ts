import type { Locale } from '#app/i18n/locales';
import { type Cues, cuesOf } from './cues';
import { english } from './en/grammar';
import { spanish } from './es/grammar';
import { french } from './fr/grammar';
import type { Grammar } from './grammar';

export type Language = { lang: Locale; cues: Cues; grammar: Grammar };

export const languages: Record<Locale, Language> = {
  en: { lang: 'en', cues: cuesOf.en, grammar: english },
  es: { lang: 'es', cues: cuesOf.es, grammar: spanish },
  fr: { lang: 'fr', cues: cuesOf.fr, grammar: french },
};
