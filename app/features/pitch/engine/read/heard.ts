import type { Locale } from '#app/i18n/locales';
import { dictionaryOf } from '../languages/dictionary';
import { languages } from '../languages/language';

/** Words put down as they are heard, “am a baker”, « je c pas », as they are written. */
export function withWordsHeard(text: string, lang: Locale): string {
  const { inHaste } = languages[lang].grammar.mends;
  return inHaste.reduce((said, [slip, right]) => said.replace(slip, right), withParticiples(text, lang));
}

/** « On a fermer »: where the dictionary has what is meant. */
function withParticiples(text: string, lang: Locale): string {
  const { participles } = languages[lang].grammar.mends;
  if (participles === undefined) return text;
  const { has } = dictionaryOf(lang);
  return text.replace(participles, (slip, stem: string) => (has(`${stem}é`) ? `${stem}é` : slip));
}
