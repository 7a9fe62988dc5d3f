import { isFigure, isMark } from '../finite-verb';
import { english as forms } from '../forms';
import { endings, isIn, wordSet } from '../lists';

export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  if (forms.pluralsWithoutS.has(word) || word.endsWith('people')) return true;
  return word.length > 1 && word.endsWith('s') && !isOneInS(word) && !forms.singularInS.has(word);
}

/** With “a” or “an”, unless the phrase is plural, is no counted thing, or has its determiner already. */
export function withArticle(phrase: string): string {
  const words = phrase.split(' ');
  const [first = ''] = words;
  const word = first.toLowerCase();
  if (forms.determiners.has(word) || numbers.has(word) || /^\d+(?:[.,]\d+)?$/u.test(word)) return phrase;
  const head = headOf(words);
  if (isPlural(head) || isMass(head)) return phrase;
  return `${soundsLikeVowel(first) ? 'an' : 'a'} ${phrase}`;
}

function isMass(noun: string): boolean {
  const word = noun.toLowerCase();
  return forms.massNouns.has(word) || (word.endsWith('ing') && !forms.countedInIng.has(word));
}

function headOf(words: readonly string[]): string {
  const end = words.findIndex(
    (word, at) =>
      at > 0 && (endsInMark(word) ? endsNoun(word.slice(0, -1), ',') : endsNoun(word, words[at + 1])),
  );
  const before = words.findIndex(endsInMark) + 1;
  const last = words[Math.min(end < 0 ? words.length : end, before > 0 ? before : words.length) - 1] ?? '';
  return endsInMark(last) ? last.slice(0, -1) : last;
}

/** The verb of “renting clay pots”, “selling soap to hotels”, if it is surely one; “a lending library” has none. */
export function dealingOf([first = '', ...rest]: readonly string[]): string | undefined {
  const base = [...forms.dealings].find((verb) => `${verb.replace(/e$/u, '')}ing` === first.toLowerCase());
  const end = rest.findIndex((word) => isIn(word.toLowerCase(), forms.prepositions, links) || isMark(word));
  const isSure = isPlural(rest.at(end < 0 ? -1 : end - 1) ?? '') || (end > 0 && rest[end] === 'to');
  return isSure && end !== 0 ? base : undefined;
}

/** “for”, “that”, “you can …”, “written in …”, “helping parents …”. */
function endsNoun(word: string, next = ''): boolean {
  const bare = word.toLowerCase();
  const { prepositions, openers, subjects, determiners } = forms;
  const isQualifier = isIn(bare, prepositions, openers, subjects, determiners, links);
  if (isQualifier || isFigure(bare) || isParticiple(bare, next)) return true;
  return bare.endsWith('ing') && (isPlural(next) || forms.objectStarts.has(next.toLowerCase()));
}

/** “knitted” before “in Yorkshire”; not “fixed” before “price”. */
export function isParticiple(word: string, next = ''): boolean {
  const bare = word.toLowerCase();
  const isRegular = bare.length > 2 && bare.endsWith('ed') && !bare.endsWith('eed');
  if (!isRegular && !forms.participles.has(bare)) return false;
  return next === '' || forms.afterParticiple.has(next.toLowerCase());
}

export function soundsLikeVowel(next: string): boolean {
  const bare = next.replace(/^[“"«\s]+/u, '');
  const word = bare.toLowerCase();
  if (/^(?:[FHLMNRSX](?![AEIOU])[A-Z]{1,3}|LED)$/u.test(bare)) return true;
  if (/^(?:8|11(?!\d)|18(?!\d))/u.test(word)) return true;
  if (/^(?:uni(?!n|m)|us(?:e|a|u)|eu|one\b|once|uk|ut)/u.test(word)) return false;
  return /^(?:[aeiou]|hour|honest|honou?r|heir)/u.test(word);
}

const isOneInS = endings('ss us is ics');
const numbers = wordSet('two three four five six seven eight nine ten eleven twelve several');
const endsInMark = endings(', : ;');
const links = wordSet('and or without named called plus so');
