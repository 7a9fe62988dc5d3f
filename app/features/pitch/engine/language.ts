import { detect } from 'tinyld/light';

import { isLocale, type Locale } from '#app/i18n/locales';
import type { Brief } from '../brief-schema';
import { smallWords } from './languages/all';
import { otherScript } from './script';
import { fold } from './words';

/** The language of the pitch, and that of the brief when the engine does not write it; else `locale`. */
export function languageOf(brief: Brief, locale: Locale): { lang: Locale; quotedLang?: string } {
  const others = `${brief.usedBy}\n${brief.messagesAndValues ?? ''}`;
  const script = otherScript(brief.description);
  if (script) {
    const around = detectLanguage(others, locale);
    return {
      lang: isLocale(around) ? around : locale,
      quotedLang: detect(brief.description.slice(0, enough)) || `und-${script}`,
    };
  }
  const spoken = detectLanguage(`${brief.description}\n${others}`, locale);
  return isLocale(spoken) ? { lang: spoken } : { lang: locale, quotedLang: spoken };
}

/** BCP 47 code of a text's language; the given one when the text is too short to tell. */
export function detectLanguage(text: string, otherwise: string): string {
  const words = fold(text).match(/[a-z']+/gu) ?? [];
  const scores = Object.entries(smallWords).map(([lang, list]) => ({
    lang,
    score: words.filter((word) => list.has(word)).length + (lang === 'es' ? spanishMarks(text) : 0),
  }));
  scores.sort((a, b) => b.score - a.score);
  const [first, second] = scores;
  const share = (first?.score ?? 0) / Math.max(words.length, 1);
  if (first && second && first.score >= 2 && share >= 0.12 && first.score >= second.score * 1.5)
    return first.lang;
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) {
    return detect(text.slice(0, enough)) || otherwise;
  }
  // A line such as “An app for parents” holds one telling word, and none of another language.
  const tells = words.some((word) => word.length > 2 && smallWords[first?.lang ?? '']?.has(word));
  if (first && second?.score === 0 && words.length < 8 && tells) return first.lang;
  const own = scores.find((one) => one.lang === otherwise)?.score ?? 0;
  if (words.length < 8 || (own >= 2 && own >= (first?.score ?? 0))) return otherwise;
  const guess = detect(text.slice(0, enough)) || otherwise;
  // A guess at a language without as many small words weighs less than one of the interface's own.
  const guessed = scores.find((one) => one.lang === guess)?.score ?? 0;
  return own >= 1 && own >= (first?.score ?? 0) && (isLocale(guess) || guessed < own) ? otherwise : guess;
}

const enough = 300;

function spanishMarks(text: string): number {
  return text.match(/[ñ¿¡]|ción|\p{L}{2}[aei]mos(?!\p{L})/giu)?.length ?? 0;
}
