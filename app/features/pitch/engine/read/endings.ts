import type { Locale } from '#app/i18n/locales';
import { dictionaryOf } from '../languages/dictionary';
import { type Language, languages } from '../languages/language';
import { slipsOf } from '../languages/slips';
import { isAnd, isArticle, isSmallWord } from '../languages/words';
import { isNumberWord, isYear } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { candidatesFor, isDerived, isUsualEnglish, surest } from './misspelt';
import { moneyIn } from './money';
import { hasDigit, lookUp, startsLower, startsUpper, upperFirst } from '../words';

/**
 * Written as it should be what somebody in haste wrote as it is heard, where the words beside it leave no doubt:
 * « 2 machine », « ils emmène », « sa crie », “turnin”, «devolves», and towns without their capital.
 */
export function withEndings(text: string, lang: Locale): string {
  const words = wordsOf(text, lang);
  const said = words.map((word) => word.text);
  const language = languages[lang];
  words.forEach((word, at) => {
    if (startsLower(word.text)) said[at] = mended({ text, words, said, at, word, language });
  });
  return words.reduceRight(
    (whole, { from, to }, at) => whole.slice(0, from) + (said[at] ?? '') + whole.slice(to),
    text,
  );
}

type Place = {
  text: string;
  words: readonly Word[];
  /** The words as they are said; those before are mended. */
  said: readonly string[];
  at: number;
  word: Word;
  language: Language;
};

type Around = Pick<Place, 'text' | 'words' | 'at' | 'language'>;

function mended(place: Place): string {
  const { word, language } = place;
  const { lang } = language;
  const ending =
    isOfSeveral(place) || isOfThose(place)
      ? plural(word.text, lang)
      : isTheirs(place)
        ? ofThem(word.text, lang)
        : undefined;
  return ending ?? unheard(place) ?? ofOneWord(place) ?? ofPlace(place) ?? word.text;
}

/** « des immeubles privé » */
function isOfThose({ text, words, said, at, word, language }: Place): boolean {
  const { cues, lang } = language;
  const [first, before, noun] = [words[at - 3], words[at - 2], words[at - 1]];
  if (lang !== 'fr' || noun === undefined || before === undefined || !word.text.endsWith('é')) return false;
  if (cues.times.has(noun.folded) || moneyIn(`${before.text} ${noun.text}`) !== undefined) return false;
  const isPart = first !== undefined && first.text !== 'a' && !isSmallWord(first, language);
  const isCounted = /^\d+$/u.test(before.folded) || (slipsOf[lang].several.has(before.folded) && !isPart);
  return isCounted && isBeside(text, noun, word) && /[sx]$/u.test(said[at - 1] ?? '');
}

/** Right behind a number above one, or a word like « des » that only a noun follows. */
function isOfSeveral(place: Place): boolean {
  const { text, words, at, word, language } = place;
  const { cues, grammar, lang } = language;
  const { several, single, verbal } = slipsOf[lang];
  const [first, before] = [words[at - 2], words[at - 1]];
  const isOther =
    word.text.length < fewestOfPlural ||
    cues.subordinators.has(word.folded) ||
    isSmallWord(word, language) ||
    isArticle(word, language) ||
    cues.objectPronouns.has(word.folded) ||
    single.has(word.folded);
  if (before === undefined || isOther || !isBeside(text, before, word)) return false;
  // « Les rouleau », but « on les roule ».
  if (cues.objectForms.has(before.folded)) {
    const isObject =
      verbal.has(first?.folded ?? '') || isVerb(words, Math.max(0, at - mostBefore), at, language);
    const isInfinitive = grammar.firstWordForm([word.text]) === 'infinitive';
    return several.has(before.folded) && !isObject && !isInfinitive && !opensClause(place);
  }
  if (several.has(before.folded) && !isNumberWord(before.folded, lang)) return true;
  const isFigure = /^\d+$/u.test(before.folded) && !isYear(before.folded) && Number(before.folded) > 1;
  if (!isFigure && !several.has(before.folded)) return false;
  const isName = single.has(first?.folded ?? '') || opensClause(place);
  return !isName && !isVerb(words, at - 1, at, language);
}

/** « Mon frère les garde », « la ligne 4 passe »: a noun that a clause begins with has its verb, or its number, behind it. */
function opensClause({ text, words, at, language }: Place): boolean {
  const [before, article, noun, next] = [at - 4, at - 3, at - 2, at - 1].map((one) => words[one]);
  if (!article || !noun || !next || !isBeside(text, noun, next)) return false;
  const { afterJoint, subordinators } = language.cues;
  const isJoined = before && (afterJoint.has(before.folded) || subordinators.has(before.folded));
  const opens = !before || isJoined || !isBeside(text, before, article);
  const isLed = isArticle(article, language) || slipsOf[language.lang].possessives.has(article.folded);
  return opens && isLed && !isSmallWord(noun, language) && !/[sx]$/u.test(noun.text);
}

/** « ils emmène », « 52 mamans le loue », but « une vache de 612 kilos pèse … ». */
function isTheirs({ text, words, said, at, language }: Place): boolean {
  const { cues, lang } = language;
  let subject = at - 1;
  while (at - subject < mostObjects && cues.objectPronouns.has(words[subject]?.folded ?? '')) subject -= 1;
  const [first, before, own, next] = [-2, -1, 0, 1].map((step) => words[subject + step]);
  if (lang !== 'fr' || own === undefined || next === undefined || !isBeside(text, own, next)) return false;
  if (cues.they.has(own.folded)) return true;
  const isCounted = /^\d+$/u.test(before?.folded ?? '') || slipsOf[lang].several.has(before?.folded ?? '');
  const opens = cues.afterJoint.has(first?.folded ?? '') || cues.subordinators.has(first?.folded ?? '');
  const isInside = isSmallWord(first, language) && !opens;
  const isSeveral = isCounted && !isInside && /[sx]$/u.test(said[subject] ?? '');
  return isSeveral && (words[at]?.text.endsWith('e') ?? false) && isVerb(words, subject - 1, at, language);
}

const fewestOfPlural = 3;
const mostObjects = 3;
const mostBefore = 4;

function isVerb(words: readonly Word[], from: number, at: number, { grammar }: Language): boolean {
  return (
    grammar.finiteVerbIndex(words.slice(from, from + mostOfClause).map(({ text }) => text)) === at - from
  );
}

const mostOfClause = 12;

function isBeside(text: string, one: Word, other: Word): boolean {
  return text.slice(one.to, other.from) === ' ';
}

/** « rouleaux », «camiones»; undefined where no dictionary has it. */
function plural(word: string, lang: Locale): string | undefined {
  if (lang === 'en' || /[sxz]$/u.test(word)) return undefined;
  const { has } = dictionaryOf(lang);
  const isInX = /(?:[ae]u)$/u.test(word);
  const french = [...(isInX ? [`${word}x`] : []), word.replace(/al$/u, 'aux'), `${word}s`];
  const forms = lang === 'es' ? [/[aeiouáéíóú]$/u.test(word) ? `${word}s` : `${word}es`] : french;
  return has(word) ? forms.find((form) => form !== word && has(form)) : undefined;
}

function ofThem(word: string, lang: Locale): string | undefined {
  const form = lookUp(slipsOf[lang].theirs, word) ?? (word.endsWith('e') ? `${word}nt` : undefined);
  return form !== undefined && dictionaryOf(lang).has(form) ? form : undefined;
}

/** Small French words that sound alike: « sa crie », « 9 on rendu », « vaches a peser », « a namur ». */
function unheard({ text, words, at, word, language }: Place): string | undefined {
  const { cues, grammar, lang } = language;
  const [before, after] = [words[at - 1], words[at + 1]];
  if (lang === 'fr' && word.text === 'sa' && isThatOne({ text, words, at, language })) return 'ça';
  if (after === undefined) return undefined;
  if (lang === 'en') {
    const isLed = [cues.afterJoint, cues.subordinators, cues.nowadays].some((list) =>
      list.has(before?.folded ?? ''),
    );
    const opens = isLed || /[,.;:!?]/u.test(text.slice(before?.to ?? 0, word.from));
    return word.text === 'its' && opens && hasDigit(after.text) ? 'it’s' : undefined;
  }
  if (lang !== 'fr') return undefined;
  if (before === undefined) return undefined;
  if (word.text === 'on' && isHad(words, at, language)) return 'ont';
  if (
    slipsOf[lang].firstPersons.has(before.folded) &&
    word.text.endsWith('d') &&
    dictionaryOf(lang).has(`${word.text}s`)
  )
    return `${word.text}s`;
  const isSubject = cues.thirdPersons.has(before.folded) || slipsOf[lang].verbal.has(before.folded);
  if (word.text !== 'a' || isSubject || cues.objectPronouns.has(before.folded)) return undefined;
  return grammar.firstWordForm([after.text]) === 'infinitive' || isTown(after.text, lang) ? 'à' : undefined;
}

/** A possessive has its noun behind it, in brackets or quotation marks, too: not « sa ne tient pas », « je rends sa en 5 jours ». */
function hasNounBehind({ text, words, at, language }: Around): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  const isNamed = isArticle(before, language) || language.cues.alternatives.has(before?.folded ?? '');
  // « une sa, pas une sarl »
  if (isNamed || word === undefined) return true;
  if (after === undefined || /[,.;:!?]/u.test(text.slice(word.to, after.from))) return false;
  const { verbal, theirs, owned } = slipsOf[language.lang];
  const isVerbAlone = lookUp(theirs, after.folded) !== undefined && !owned.has(after.folded);
  return !language.cues.objectPronouns.has(after.folded) && !verbal.has(after.folded) && !isVerbAlone;
}

/** « Sa crie » where a clause begins, but « une ferme, sa ferme » and « sa boutique ouvre »: the noun has a verb of its own. */
function isThatOne(around: Around): boolean {
  const { text, words, at, language } = around;
  const { cues, grammar, lang } = language;
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  const isAfterMark = before === undefined || /[,;:]/u.test(text.slice(before.to, word?.from));
  const isJoined = before !== undefined && cues.afterJoint.has(before.folded) && !isAnd(before, language);
  const opens = isAfterMark || isJoined || cues.subordinators.has(before.folded);
  const rest = words.slice(at + 2, at + mostOfClause).map((one) => one.text);
  const isToldOf = words.slice(0, at).some(({ folded }) => folded === after?.folded);
  const isThird = !isToldOf && ofThem(after?.text ?? '', lang) !== undefined;
  return !hasNounBehind(around) || (opens && isThird && grammar.finiteVerbIndex(rest) < 0);
}

/** « 52 mamans le loue et 9 on rendu », but « au 12 on est parti ». */
function isHad(words: readonly Word[], at: number, language: Language): boolean {
  const [first, count, after] = [words[at - 2], words[at - 1]?.folded ?? '', words[at + 1]];
  const isCounted = /^\d+$/u.test(count) && !isYear(count);
  const isTold = isArticle(first, language) || (isSmallWord(first, language) && !isAnd(first, language));
  return isCounted && !isTold && /[éuit]s?$/u.test(after?.text ?? '');
}

/** “turnin”, «devolves»: no word as it stands, and one with its ending. */
function ofOneWord({ text, word, language: { lang } }: Place): string | undefined {
  const typed = word.text;
  const { has } = dictionaryOf(lang);
  if (has(typed) || text.charAt(word.to) === '’') return undefined;
  const [, said = ''] = (lang === 'fr' && /^j([b-df-hk-np-tv-z]\p{Ll}{2,})$/u.exec(typed)) || [];
  if (said !== '' && has(said)) return `je ${said}`;
  if (lang === 'fr') return undefined;
  if (lang === 'en') return typed.endsWith('in') && has(`${typed}g`) ? `${typed}g` : undefined;
  if (typed.endsWith('ao') && has(`${typed.slice(0, -1)}do`)) return `${typed.slice(0, -1)}do`;
  const [, stem = '', vowel = ''] = /^(\p{Ll}{2,})([aei])s$/u.exec(typed) ?? [];
  return stem !== '' && has(`${stem + vowel}r`) ? `${stem}${lookUp(stressed, vowel)}s` : undefined;
}

const stressed: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í' };

/** A name, or a word that no dictionary knows where a place is told: “in gikomba or eastleigh”. */
function ofPlace({ text, words, said, at, word, language }: Place): string | undefined {
  const { lang } = language;
  const dictionary = dictionaryOf(lang);
  const before = words[at - 1];
  const isPlaced = before && isBeside(text, before, word) && slipsOf[lang].places.has(before.folded);
  const isJoined = isAnd(before, language) && startsUpper(said[at - 2] ?? '');
  const isMeant = (most: number) =>
    candidatesFor(word.folded, lang, dictionary).some(({ score }) => score <= most);
  const isNamed = dictionary.isName(word.text) && !isMeant(surest(word.text.length));
  return isNamed || ((isPlaced || isJoined) && isTown(word.text, lang)) ? upperFirst(word.text) : undefined;
}

function isTown(word: string, lang: Locale): boolean {
  const { has, isName } = dictionaryOf(lang);
  const isLone = /^\p{Ll}{5,}$/u.test(word) && !/[^aeiou]s$/u.test(word);
  const isTerm = isLone && (has(word) || isDerived(word) || isUsualEnglish(word));
  return startsLower(word) && (isName(word) || (isLone && !isTerm));
}
