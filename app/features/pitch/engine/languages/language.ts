import type { Locale } from '#app/i18n/locales';
import { type Cues, cuesOf } from './cues';
import { inEach } from './each';
import { english } from './en/grammar';
import { spanish } from './es/grammar';
import { french } from './fr/grammar';
import type { Grammar } from './grammar';

export type Language = { lang: Locale; cues: Cues; grammar: Grammar };

const grammars: Record<Locale, Grammar> = { en: english, es: spanish, fr: french };

export const languages = inEach((lang): Language => ({ lang, cues: cuesOf[lang], grammar: grammars[lang] }));
