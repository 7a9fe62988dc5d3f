import type { Locale } from '#app/i18n/locales';
import { dictionaryOf } from '../languages/dictionary';

/** Words put down as they are heard: “am a baker”, « je c pas ». With care each is a word of its own, so only in haste. */
export function withWordsHeard(text: string, lang: Locale): string {
  return heard[lang].reduce((said, [slip, right]) => said.replace(slip, right), withKnownForms(text, lang));
}

/** “bolts an nuts”, « on a fermer »: where the dictionary has what is meant. */
function withKnownForms(text: string, lang: Locale): string {
  const { has } = dictionaryOf(lang);
  if (lang === 'en')
    return text.replace(beforeConsonant, (slip, word: string) => (has(word) ? `and ${word}` : slip));
  if (lang === 'fr')
    return text.replace(afterHaving, (slip, stem: string) => (has(`${stem}é`) ? `${stem}é` : slip));
  return text;
}

/** Not “an mri”, whose letters are said. */
const beforeConsonant =
  /(?<= )an ((?:[b-dgjkpqtvwz]|[flmnrs][aeiouy]|f[lr]|s[chklmnpqtw])\p{Ll}+)(?!\p{L})/gu;
const afterHaving = /(?<=\bj’ai |\b(?:ont|avons|avez) )(\p{Ll}{2,})er(?!\p{L})/gu;

const heard: Record<Locale, readonly (readonly [slip: RegExp, right: string])[]> = {
  en: [
    [/(?<=^|[.!?] |\b(?:and|but) )am (?=an? |the |not |\p{Ll}+ing\b)/gu, 'I am '],
    [/\bdiff (?=from |than )/gu, 'different '],
  ],
  es: [
    [/(?<=^|\s)(e|an) (?=(?!h?i)\p{Ll}+(?:ado|ido|cho|sto)\b)/gu, 'h$1 '],
    [/\b(se|ya lo|ya la|me lo|nos lo) a (?=\p{Ll}+(?:ado|ido|cho|sto)\b)/gu, '$1 ha '],
    [/\bno esta (?=\p{Ll}+o\b|en |muy |bien )/gu, 'no está '],
    [/^ola(?=\P{L})/gu, 'hola'],
    [/\b(al|el|del|los|un) rio(s?)(?!\p{L})/gu, '$1 río$2'],
  ],
  fr: [
    [
      /(?<=(?<!-)\b(?:on|je|il|elle) )la (?=\p{Ll}+ée?s?(?!\p{L}))(?!\p{Ll}+(?:ité|née)s?(?!\p{L}))/gu,
      'l’a ',
    ],
    [/(?<=\b(?:je|on) )vs (?=\p{Ll})/gu, 'vous '],
    [/\bje c (?=pas|plus|comment)/gu, 'je sais '],
    [/(?<=\b(?:ils|elles|les \p{L}+[sx]) )son (?=(?:sur|dans|en|trop|tous|déjà|encore|là) )/gu, 'sont '],
    [/(?<=\b(?:[cdmts]es|nos|vos|leurs) \p{L}+ )son (?=(?:sur|dans|en|trop|tous|déjà|là) )/gu, 'sont '],
    [/(?<!\b(?:qui|il|elle|on|y) )\ba (?=quel(?:le)?s? )/gu, 'à '],
  ],
};
