import { nameLinks } from '../languages/all';
import { dictionaryOf } from '../languages/dictionary';
import type { Cues } from '../languages/cues';
import type { Language } from '../languages/language';
import { isDeed } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import { fold, startsCapitalized, startsUpper, startsUpperOrDigit } from '../words';

/** Words with capitals, perhaps after an article and with small words between them: “La Grange aux Voix”. */
export function isName(text: string, cues: Cues): boolean {
  const tokens = text.split(/\s+/u);
  const isTitled = cues.titles.has(fold(tokens[0] ?? ''));
  const rest = isTitled ? tokens.slice(1) : tokens;
  const [first = ''] = rest;
  const isUncommon = !cues.common.has(fold(first)) && !cues.calendar.has(fold(first)) && first.length > 1;
  const hasLaterCapital = rest
    .slice(1)
    .some((token) => startsUpper(token) && !cues.calendar.has(fold(token)));
  if (!startsUpper(first) || !(isUncommon || hasLaterCapital) || /[’']$/u.test(text)) return false;
  // “Mine are split within ten days”.
  const isOurs = tokens.length === 1 && cues.ourselves.has(fold(text));
  const holdsSubject = tokens.some((token) => cues.subjects.has(fold(token)));
  if (isOurs || holdsSubject || (!isTitled && cues.stopNouns.has(fold(tokens[0] ?? '')))) return false;
  return rest.length <= mostNameWords && rest.every((token) => isNamePart(token));
}

/** French and Spanish put an article before a noun that is a subject; what has none is a name, but no clause: «Prepárense porque esto es una bomba». */
export function isNameStart(text: string, cues: Cues): boolean {
  const [first = ''] = text.split(/[\s’]/u);
  const isOrdinary =
    cues.common.has(fold(first)) ||
    cues.subordinators.has(fold(first)) ||
    cues.without.startsAt(wordsOf(first), 0);
  const isClause = wordsOf(text).some(({ folded }) => cues.reasons.has(folded));
  return startsCapitalized(first) && !isOrdinary && !isClause && !text.includes(',');
}

export function isNamePart(token: string): boolean {
  return startsUpperOrDigit(token) || nameLinks.has(fold(token)) || /^[dl]’\p{Lu}/u.test(token);
}

export const mostNameWords = 5;

export type Told = { words: readonly Word[]; text: string };

/** “The name is Clean Sheet”, «Fuelle Amigo se llama»: a note that tells the name and nothing else. */
export function nameNoted(unit: Told, language: Pick<Language, 'cues'>): string | undefined {
  const { words, text } = unit;
  const match = namingIn(words, language.cues);
  if (!match) return undefined;
  const before = text.slice(0, words[match.from]?.from).replace(/[,\s]+$/u, '');
  const name = match.to === words.length && isName(before, language.cues) ? before : nameTold(unit, language);
  return name !== undefined && words.length <= wordsOf(name).length + mostBesideName ? name : undefined;
}

const mostBesideName = 4;

/** “My name is Farhana” names who writes, « Mon fils, baptisé Côme, » another. */
function namingIn(words: readonly Word[], { naming, kin, people }: Cues) {
  const match = naming.find(words);
  const before = words.slice(0, match?.from);
  const isMine = ['my', 'mon', 'mi'].includes(before.at(-1)?.folded ?? '');
  const isOfSomebody = before.some(
    ({ folded, text }) => !startsUpper(text) && (kin.has(folded) || people.has(folded)),
  );
  return isMine || isOfSomebody ? undefined : match;
}

/** `most`: how many words may come before, “one dog called Simba” names another than what is sold. */
export function nameTold(
  { words, text }: Told,
  { cues }: Pick<Language, 'cues'>,
  most = Infinity,
): string | undefined {
  const naming = namingIn(words, cues);
  const begin = naming && naming.from <= most ? naming.to : words.length;
  // “Called the Climb-Out”; but “we called the Red Cross”.
  const from = naming?.from === 0 && words[begin]?.text === 'the' ? begin + 1 : begin;
  const after = words.slice(from, from + 4);
  const end = after.findIndex(
    (word, at) => !isNamePart(word.text) || (at > 0 && text.slice(after[at - 1]?.to, word.from) !== ' '),
  );
  const last = (end < 0 ? after : after.slice(0, end)).findLast((word) => startsUpperOrDigit(word.text));
  const name = last && text.slice(words[from]?.from, last.to);
  return name !== undefined && isName(name, cues) ? name : undefined;
}

/** “… before I built Keyfinger”: a sentence that ends with the name of what the founders made. */
export function nameMade({ words, text }: Told, language: Language): string | undefined {
  const { cues } = language;
  const made = cues.makers.find(words);
  const named = made && isDeed(words.slice(made.from, made.to), language) ? words.slice(made.to) : undefined;
  const [first] = named ?? [];
  if (first === undefined || (named?.length ?? 0) > mostNameWords) return undefined;
  const name = text.slice(first.from).trim();
  return isName(name, cues) ? name : undefined;
}

/** A rare word that is no name, or several of which one is a common word: not “Amina”, nor “New York”. */
export function isCoined(words: readonly Word[], { cues: { kin, people }, lang }: Language): boolean {
  const { has, frequent, isName: isProper } = dictionaryOf(lang);
  const small = words.map(({ text }) => text.toLocaleLowerCase());
  const [only = ''] = small;
  const isUsual = (word: string) => frequent(fold(word)).some(({ rank }) => rank < mostUsual);
  if (small.length === 1) return !isProper(only) && (!has(only) || !isUsual(only));
  const isOfPeople = words.some(({ folded }) => kin.has(folded) || people.has(folded));
  return !isOfPeople && small.some((word) => word.length > 2 && !isProper(word));
}

const mostUsual = 22_000;

export function splitName(phrase: string, language: Language): { phrase: string; name?: string } {
  const { cues, lang } = language;
  const comma = phrase.indexOf(',');
  const before = comma < 0 ? '' : phrase.slice(0, comma);
  const isShort = before !== '' && wordsOf(before, lang).length <= 3;
  // “Shell Back, Hobart”, « Cercina, îles Kerkennah » are a name and its place.
  const [isPlace] = /^(?:\S+ ){0,2}\p{Lu}/u.exec(phrase.slice(comma + 1).trim()) ?? [false];
  const after = phrase.slice(comma + 1).trim();
  return isShort && !isPlace && isName(before, cues) ? { phrase: after, name: before } : { phrase };
}
