import { detect } from 'tinyld/light';

import { isLocale, type Locale } from '#app/i18n/locales';
import type { Brief } from '../brief-schema';
import { wordSet } from './languages/lists';
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

// Words that one language has and its neighbours do not, accents folded.
export const smallWords: Record<string, ReadonlySet<string>> = {
  fr: wordSet(`le les des du une est et dans pour qui avec nous sur aux ou leurs leur sont pas chez cette ces je notre nos
    vous au par plus sans`),
  en: wordSet(`the of and to is for with that we our are in their it this by who from an your you without at as they have
    has what how when which be people more them every can`),
  es: wordSet(`el los las del y una para con por es nuestra nuestro nuestras nuestros sus al como mas sin quienes somos su
    lo hay ya muy pero cada desde hasta donde esta estan todos tambien`),
  de: wordSet(
    `der die das und ist fur mit wir ein eine einen von zu den dem auf nicht ohne unser unsere im ihre werden`,
  ),
  it: wordSet(`il gli della di che per con sono una nostro nostra nel alla dei delle e non senza piu`),
  pt: wordSet(`o os uma com nao do da dos das e nosso nossa em sem mais ao pelo`),
  nl: wordSet(`het een van voor met wij ons onze zijn niet zonder op die dat te`),
};
