import type { Locale } from '#app/i18n/locales';
import { startsUpper, upperFirst } from '../words';

/** Words of the prompts that a founder has never seen, with what to say in their place where that is known. */
const known = {
  en: table('the brief, your brief, this brief = your text; the material, the notes, the prompt'),
  fr: table(`le brief, ce brief, votre brief = votre texte; du brief = de votre texte; au brief = à votre texte;
    brief, prompt`),
  es: table(`el brief, este brief, su brief = su texto; del brief = de su texto; al brief = a su texto;
    brief, prompt`),
};

export function promptWordsIn(text: string, lang: Locale): string[] {
  return text.match(known[lang].pattern) ?? [];
}

export function withoutPromptWords(text: string, lang: Locale): string {
  return text.replace(known[lang].pattern, (own) => {
    const instead = known[lang].instead.get(own.toLowerCase()) ?? own;
    return startsUpper(own) ? upperFirst(instead) : instead;
  });
}

function table(text: string) {
  const entries = text.split(/;\s+/u).flatMap((line) => {
    const [phrases = '', instead] = line.split(' = ');
    return phrases.split(', ').map((phrase) => [phrase, instead] as const);
  });
  const phrases = entries.map(([phrase]) => phrase).join('|');
  return {
    instead: new Map(entries),
    pattern: new RegExp(`(?<![\\p{L}-])(?:${phrases})(?![\\p{L}-])`, 'giu'),
  };
}
