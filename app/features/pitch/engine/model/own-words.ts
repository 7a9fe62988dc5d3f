import type { Locale } from '#app/i18n/locales';
import { upperFirst } from '../words';

/** Words of the prompts that a founder has never seen, with what to say in their place where that is known. */
const known = {
  en: table('the brief, your brief, this brief = your text; the material, the notes, the prompt'),
  fr: table(`le brief, ce brief, votre brief = votre texte; du brief = de votre texte; au brief = à votre texte;
    brief, prompt`),
  es: table(`el brief, este brief, su brief = su texto; del brief = de su texto; al brief = a su texto;
    brief, prompt`),
};

/** The words of a text that are the prompts' own, as they stand there. */
export function ownWordsIn(text: string, lang: Locale): string[] {
  return text.match(known[lang].pattern) ?? [];
}

/** The text with other words in the place of the prompts' own, where there are. */
export function withoutOwnWords(text: string, lang: Locale): string {
  return text.replace(known[lang].pattern, (own) => {
    const instead = known[lang].instead.get(own.toLowerCase()) ?? own;
    return /^\p{Lu}/u.test(own) ? upperFirst(instead) : instead;
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
