import type { Locale } from '#app/i18n/locales';
import { dictionaryOf, type Frequent, prepareDictionary, rare } from '../languages/dictionary';
import { inEach } from '../languages/each';
import { languages } from '../languages/language';
import { endings, wordSet } from '../languages/lists';
import { fold, remembered, startsLower, upperFirst } from '../words';
import { accented } from './accents';
import { withEndings } from './endings';
import { withWordsHeard } from './heard';
import { type Candidate, candidateOf, candidatesFor, isDerived, isUsualEnglish, surest } from './misspelt';

/**
 * The founder's words with what is misspelt mended, where one thing was far likelier meant than any other. Names,
 * capitals and what is a word of the language stay as typed.
 * `whole`: the field that they stand in. What it writes twice stays, unless it was spelled by ear.
 */
export function correctSpelling(typed: string, lang: Locale, whole = typed): string {
  const vocabulary = vocabularies[lang](whole);
  const isHasty = vocabulary.isHasty && !vocabulary.isForeign;
  const heard = isHasty ? withWordsHeard(typed, lang) : typed;
  const text = languages[lang].grammar.mends.always.reduce(
    (said, [slip, right]) => said.replace(slip, right),
    heard,
  );
  if (vocabulary.isForeign) return text;
  const said = text.replace(/\p{L}+/gu, (word, at: number) => {
    const end = at + word.length;
    // Of what stands round it a little is enough, however long the text.
    const [before, after] = [text.slice(Math.max(0, at - longest), at), text.slice(end, end + longest)];
    const isPart = /[\d@_&./-]$/u.test(before) || /^(?:[\d@_&/-]|’\p{L})/u.test(after);
    const isShortened = lang === 'en' && (before.endsWith('’') || after.startsWith('’'));
    if (isPart || isShortened || word.length < shortest || word.length > longest) return word;
    const last = /(\p{L}+)[’']?\s?$/u.exec(before)?.[1]?.toLocaleLowerCase() ?? '';
    const isFirst = at === 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && startsLower(after.trimStart());
    // It may be a name, but for its accents.
    if (isFirst) return upperFirst(corrected(word.toLocaleLowerCase(), last, lang, 0));
    if (/\p{Lu}/u.test(word) || vocabulary.names.has(word)) return word;
    return corrected(word, last, lang, vocabulary.mostCost(word));
  });
  return isHasty ? withEndings(said, lang) : said;
}

/** Whether a field was typed without capitals, or with many slips. */
export function isTypedInHaste(field: string, lang: Locale): boolean {
  const typed = vocabularies[lang](field);
  return typed.isHasty && !typed.isForeign;
}

/** Loads what it needs beforehand, else the first brief of a language waits for it, and so does everybody else. */
export async function prepareSpelling(lang: Locale): Promise<void> {
  await prepareDictionary(lang);
  await prepareDictionary('en');
}

const shortest = 2;
const longest = 24;

type Vocabulary = {
  isForeign: boolean;
  isHasty: boolean;
  names: ReadonlySet<string>;
  mostCost: (word: string) => number;
};

const vocabularies = inEach((lang) => remembered(20, (text) => vocabularyOf(text, lang)));

function vocabularyOf(text: string, lang: Locale): Vocabulary {
  const words: string[] = text.match(/\p{L}+/gu) ?? [];
  const names: string[] = text.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{L}+/gu) ?? [];
  const isCareful = isWrittenWithCare(text, words, lang);
  return {
    isForeign: isForeign(words, lang),
    isHasty: lacksCare(text, words, lang),
    names: new Set(names.map((name) => name.toLocaleLowerCase())),
    // A finger hardly ever slips twice alike, and who writes with care has words that no dictionary knows: “ninots”.
    mostCost: (word) => {
      const times = words.filter((one) => one === word || one === `${word}s` || `${one}s` === word).length;
      return times > 1 ? byEar : isCareful ? ofOneSlip : Infinity;
    },
  };
}

/** Each of several sentences has its capital, and the dictionary knows nearly every word. */
function isWrittenWithCare(text: string, words: readonly string[], lang: Locale): boolean {
  const sentences = sentencesOf(text);
  return sentences.length > 2 && !sentences.some(startsLower) && unknownOf(words, lang).length <= mostTerms;
}

/** No capital at first or at several sentences (one may follow “approx.”), or several words that are mended, more than by an accent. */
function lacksCare(text: string, words: readonly string[], lang: Locale): boolean {
  const isMended = (word: string) => corrected(word, '', lang, Infinity) !== word;
  const small = sentencesOf(text).filter(startsLower).length;
  if (startsLower(text.trimStart()) || small > 1) return true;
  const slips = small > 0 ? words.filter(startsLower) : unknownOf(words, lang);
  return small > 0 ? slips.some(isMended) : slips.filter(isMended).length > mostTerms;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/u);
}

function unknownOf(words: readonly string[], lang: Locale): string[] {
  return words.filter((word) => word.length >= fewestLetters && startsLower(word) && !isKnown(word, lang));
}

const mostTerms = 2;
/** Two letters the wrong way round, or one vowel for another: “recieve”, “seperate”. */
const ofOneSlip = 1.5;

/** Of more than a third, or more than any founder misspells, the dictionary knows nothing: dialect, or noise. */
function isForeign(words: readonly string[], lang: Locale): boolean {
  const small = new Set(words.filter((word) => startsLower(word) && word.length >= fewestLetters));
  let unknown = 0;
  for (const word of small) {
    if (!isKnown(word, lang)) unknown += 1;
    if (unknown > mostUnknown) return true;
  }
  return unknown > fewestUnknown && unknown * 3 > small.size;
}

const [fewestUnknown, mostUnknown] = [5, 20];
const fewestLetters = 4;
const byEar = 1.2;
/** Of a word like “the”, in powers of ten. */
const shortTwin = 2.7;

function isKnown(word: string, lang: Locale): boolean {
  return word.length <= longest && (dictionaryOf(lang).has(word) || rightForms[lang](word).length > 0);
}

/** `most`: what a slip in it may cost. */
function corrected(word: string, before: string, lang: Locale, most: number): string {
  const dictionary = dictionaryOf(lang);
  // “Skelton” is a name, and “skelton” is not.
  const isRareName = dictionary.isName(word) && dictionary.frequent(fold(word)).length === 0;
  if (dictionary.has(word) && !isRareName) return likelierTwin(word, lang) ?? word;
  if (lang === 'es' && isDerived(word)) return word;
  const isEnglish = lang !== 'en' && isUsualEnglish(word);
  const isLeft = isEnglish || most === 0 || word.length < fewestLetters;
  const slips = isLeft ? [] : meant[lang](word).filter((one) => most > byEar || !isSwapped(word, one.word));
  const [best, second] = [
    ...rightForms[lang](word).map((one) => candidateOf(one, one.rank === rare ? 0 : accentsLeftOut)),
    ...slips,
  ]
    .filter((one) => keepsAccents(word, one.word) && (lang !== 'fr' || fitsAfter(before, word, one.word)))
    .toSorted((one, other) => one.score - other.score);
  // “The” in a French text is no « thé », but “ca” is « ça ».
  if (isEnglish && word.length < fewestLetters && best && best.score > shortTwin) return word;
  const isSure = best && best.cost <= most && (best.cost <= 0 || best.score <= surest(word.length));
  const isClear = best && (!second || second.score - best.score >= lead(best, second, word.length));
  if (!isSure || !isClear)
    return (dictionary.has(word) || isEnglish ? undefined : elided(word, lang)) ?? word;
  // Whether it is of one or of several is for the founder to say.
  return best.word.endsWith('s') === word.endsWith('s') ? best.word : word;
}

/** «Palta» and «plata»: a finger takes two letters the wrong way round, the ear does not. */
function isSwapped(word: string, other: string): boolean {
  return (
    word.length === other.length &&
    [...fold(word)].toSorted().join('') === [...fold(other)].toSorted().join('')
  );
}

/** One leaves them out more often than not. */
const accentsLeftOut = -0.5;

/** How many powers of ten likelier it has to be than the next. Accents alone are left out far more often than letters. */
function lead(best: Candidate, second: Candidate, letters: number): number {
  if (best.cost > 0) return letters < 6 ? 1.2 : 0.9;
  return second.cost > 0 ? 0.4 : 1.2;
}

/** “mas” is a word, and meant for «más» nearly always. */
function likelierTwin(word: string, lang: Locale): string | undefined {
  const twins = dictionaryOf(lang).frequent(word);
  const own = twins.find((one) => one.word === word)?.rank ?? rare;
  const best = twins.find((one) => differing(one.word, word) === 1);
  return best && own > best.rank * timesLikelier ? best.word : undefined;
}

const timesLikelier = 18;

/** How many of their letters differ, of words that are equally long. */
function differing(one: string, other: string): number {
  return [...one].filter((letter, at) => letter !== other.charAt(at)).length;
}

/** The frequent words that it is but for accents, else the rare ones. */
const rightForms = inEach((lang) =>
  remembered(2000, (word): readonly Frequent[] => {
    const dictionary = dictionaryOf(lang);
    const frequent = dictionary.frequent(fold(word));
    if (frequent.length > 0) return frequent;
    return accented(word, lang, dictionary).map((one) => ({ word: one, rank: rare }));
  }),
);

const meant = inEach((lang) =>
  remembered(2000, (word) => candidatesFor(fold(word), lang, dictionaryOf(lang))),
);

/** What was typed with an accent is meant with one. */
function keepsAccents(typed: string, meantWord: string): boolean {
  return [...typed].every((letter) => fold(letter) === letter || meantWord.includes(letter));
}

/** « on eleve » is « élève », « on a eleve » is « élevé ». */
function fitsAfter(before: string, typed: string, form: string): boolean {
  if (!isInE(typed)) return true;
  const isParticiple = isInAccentedE(form);
  return subjects.has(before) ? !isParticiple : isParticiple || !havings.has(before);
}

const isInE = endings('e es');
const isInAccentedE = endings('é ée és ées');
const subjects = wordSet('je j tu il elle on qui ça ca se s me m te');
const havings = wordSet('a ai as avons avez ont est sont été suis');

/** « lheure », « cetait »; an article before a short or a rarer word, too: « dété », but neither « toie » nor « lages ». */
function elided(word: string, lang: Locale): string | undefined {
  const [, short = '', rest = ''] =
    (lang === 'fr' && /^(qu|[cdjlmnst])([aeéêhiou]\p{L}{2,})$/u.exec(word)) || [];
  const right = rest === '' ? undefined : rightForms.fr(rest).find((one) => fitsAfter(short, rest, one.word));
  if (right === undefined) return undefined;
  const isUsual = rest.length > 3 && right.rank <= mostRankElided;
  const isOfArticle = short === 'd' || (short === 'l' && !right.word.endsWith('s'));
  return isUsual || (isOfArticle && right.rank <= mostRankAfterArticle)
    ? `${short}’${right.word}`
    : undefined;
}

const mostRankElided = 6000;
const mostRankAfterArticle = 20_000;
