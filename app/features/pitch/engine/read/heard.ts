import type { Locale } from '#app/i18n/locales';
import { dictionaryOf } from '../languages/dictionary';

/**
 * Words put down as they are heard: “am a baker”, “bolts an nuts” (no article stands before several), « je c pas ». With care
 * each is a word of its own, so only in haste.
 */
export function withWordsHeard(text: string, lang: Locale): string {
  return heard[lang].reduce((said, [slip, right]) => said.replace(slip, right), withParticiples(text, lang));
}

/** « On a fermer »: where the dictionary has what is meant. */
function withParticiples(text: string, lang: Locale): string {
  if (lang !== 'fr') return text;
  const { has } = dictionaryOf(lang);
  return text.replace(afterHaving, (slip, stem: string) => (has(`${stem}é`) ? `${stem}é` : slip));
}

const afterHaving = /(?<=\bj’ai |\b(?:ont|avons|avez) )(\p{Ll}{2,})er(?!\p{L})/gu;

const heard: Record<Locale, readonly (readonly [slip: RegExp, right: string])[]> = {
  en: [
    [/(?<= )an (?=[b-df-hj-np-tv-z]\p{Ll}+[^isu]s\b|(?:done|then|so|now|the|we|my|not)\b)/gu, 'and '],
    [/(?<=^|[.!?] |\b(?:and|but) )am (?=an? |the |not |\p{Ll}+ing\b)/gu, 'I am '],
    [/\bdiff (?=from |than )/gu, 'different '],
  ],
  es: [
    [
      /(?<=^|[.,;] |\b(?:y|ya|no|pues|que|me|te|lo|la|le|yo) )(e|an) (?=\p{Ll}+(?:ado|ido|cho|sto)\b)/gu,
      'h$1 ',
    ],
    [/\b(se|ya lo|ya la|me lo|nos lo) a (?=\p{Ll}+(?:ado|ido|cho|sto)\b)/gu, '$1 ha '],
    [/\bno esta (?=\p{Ll}+o\b|en |muy |bien )/gu, 'no está '],
    [/^ola(?=\P{L})/gu, 'hola'],
    [/\b(al|el|del|los|un) rio(s?)(?!\p{L})/gu, '$1 río$2'],
  ],
  fr: [
    [
      /(?<=(?<!-)\b(?:on|je|il|elle) )la (?=\p{Ll}+ée?s?(?!\p{L}))(?!\p{Ll}*(?:cré|agré|ité|auté|née|irée))/gu,
      'l’a ',
    ],
    [/(?<=\b(?:je|on) )vs (?=\p{Ll})/gu, 'vous '],
    [/\bje c (?=pas|plus|comment)/gu, 'je sais '],
    [/(?<=\b(?:ils|elles|les \p{L}+[sx]) )son (?=(?:sur|dans|en|trop|tous|déjà|encore|là) )/gu, 'sont '],
    [/(?<=\b(?:[cdmts]es|nos|vos|leurs) \p{L}+ )son (?=(?:sur|dans|en|trop|tous|déjà|là) )/gu, 'sont '],
    [/(?<!\b(?:qui|il|elle|on|y) )\ba (?=quel(?:le)?s? )/gu, 'à '],
  ],
};
