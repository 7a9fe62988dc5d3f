import { type Language, languages } from '../languages/language';
import { boastsIn, droppable, everIn, fervourIn, hypeIn, scopesIn } from '../languages/word-lists';
import { isAnd, isArticle, isDenied, isIndefinite, isSmallWord, startsWithUs } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import type { Reading } from '../facts';
import { endOfRun, isLast, isSpared } from './praise-run';
import { hasDigit, startsCapitalized, startsUpper, upperFirst } from '../words';

/** A sentence without its words of praise where it stands without them; “it is innovative” stays. */
export function withoutHype(typed: string, lang: Reading['lang']): string {
  const told = withoutFervour(withoutHead(typed, languages[lang]), languages[lang]);
  const text = withoutAsides(withoutSuperlative(told, languages[lang]), lang);
  const words = wordsOf(text, lang);
  const dropped = praiseAmong(words, text, languages[lang]);
  const said = dropped.size === 0 ? text : withoutWords(dropped, words, text, languages[lang]);
  return withoutPraisedHead(said, languages[lang]);
}

function praiseAmong(words: readonly Word[], text: string, language: Language): ReadonlySet<Word> {
  const { cues } = language;
  const dropped = new Set<Word>();
  for (let at = 0; at < words.length; at += 1) {
    const end = endOfRun(words, at, text, language);
    // “Pointe Noire” praises nothing.
    if (end === at || (at > 0 && startsCapitalized(words[end - 1]?.text ?? ''))) continue;
    let from = at;
    while (cues.intensifiers.has(words[from - 1]?.folded ?? '')) from -= 1;
    if (!isSpared(words, from, end, text, language))
      [
        ...withWhatJoins(words, from, end, language),
        ...scopeOf(words.slice(from, end + mostToScope), language),
      ].forEach((word) => dropped.add(word));
    at = end - 1;
  }
  return dropped;
}

/** «La caja más innovadora del mercado»: of what is left nothing is the most. */
function scopeOf(most: readonly Word[], { cues, lang }: Language): readonly Word[] {
  const scope = cues.intensifiers.has(most[0]?.folded ?? '') ? scopesIn(lang).find(most) : undefined;
  return most.slice(scope?.from ?? 0, scope?.to ?? 0);
}

const mostToScope = 5;

/**
 * «El piso más seguro y mágico jamás construido»: what is the most that ever was, with the adjectives between, behind its noun.
 * « Les plus petits n’ont jamais vu la mer » has a verb there.
 */
function withoutSuperlative(text: string, language: Language): string {
  const { cues, lang, grammar } = language;
  const words = wordsOf(text, lang);
  const ever = grammar.headLast ? undefined : everIn(lang).find(words);
  const start = words.findLastIndex(
    ({ folded }, at) => at < (ever?.from ?? 0) && cues.superlatives.has(folded),
  );
  if (ever === undefined || start < 1 || ever.from - start > mostOfSuperlative) return text;
  const from = cues.titles.has(words[start - 1]?.folded ?? '') ? start - 1 : start;
  const [noun, between] = [words[from - 1], words.slice(start, ever.from)];
  const isNoun = noun !== undefined && !isSmallWord(noun, language) && !cues.copulas.has(noun.folded);
  const hasVerb =
    grammar.finiteVerbIndex(between.map((word) => word.text)) >= 0 || isDenied(between, language);
  const said = text.slice(words[from]?.from, words[ever.to - 1]?.to);
  if (!isNoun || isArticle(noun, language) || hasVerb || hasDigit(said)) return text;
  return text.slice(0, noun.to) + text.slice(words[ever.to - 1]?.to);
}

const mostOfSuperlative = 6;

/** “fast and innovative”: the joining word goes too. “of world class and …”: no second adjective follows a complement. */
function withWhatJoins(words: readonly Word[], from: number, end: number, language: Language): Word[] {
  const { cues, grammar } = language;
  const isLink = (at: number) => isAnd(words[at], language);
  // «34 colores espectaculares y lo entregamos»: a clause that follows keeps what joins it.
  const next = words.slice(end + 1, end + 3).map((word) => word.text);
  const joinsNext = isLink(end) && grammar.finiteVerbIndex(next) < 0;
  const isComplement = cues.keepsPreposition.has(words[from]?.folded ?? '');
  const to = !isComplement && !isLink(from - 1) && joinsNext ? end + 1 : end;
  // “An incredible 21,000 reels” without its article too.
  const isCount = hasDigit(words[to]?.text ?? '') && isIndefinite(words[from - 1], language);
  return words.slice(isLink(from - 1) || isCount ? from - 1 : from, to);
}

/** What is left of a sentence, with the commas that it still needs. */
function withoutWords(
  dropped: ReadonlySet<Word>,
  words: readonly Word[],
  text: string,
  language: Language,
): string {
  const { cues, grammar } = language;
  // “Our breathtaking, one-of-a-kind lamp”: nothing is listed any more.
  const joinsNoun = (at: number) => {
    const end = words.findIndex((word, index) => index > at && !dropped.has(word));
    // “colors, a jaw-dropping 130 hours”: no adjective before its noun.
    const isNext = isIndefinite(words[at + 1], language);
    if (isNext || isInAside(words.slice(end), text, language) || cues.stopNouns.has(words[end]?.folded ?? ''))
      return false;
    return end > at + 1 && text.slice(words[end - 1]?.to, words[end]?.from) === ' ';
  };
  // « une équipe passionnée, soudée », “our world-class, 100% natural flour”: another word follows the noun.
  const followsNoun = (at: number) => {
    const noun = words.findLastIndex((word, index) => index < at && !dropped.has(word));
    const isDirect = text.slice(words[noun]?.to, words[noun + 1]?.from) === ' ';
    const next = words[at + 1];
    // « une équipe mythique, un potentiel », « deux soigneurs extraordinaires, CFC de technologue »
    const isOther = isArticle(next, language) || (!grammar.headLast && startsUpper(next?.text ?? ''));
    return noun >= 0 && isDirect && !isOther && !startsWithUs(words.slice(at + 1), language);
  };
  const kept = words.map((word, at) => {
    const after = text.slice(word.to, words[at + 1]?.from ?? text.length);
    if (!dropped.has(word)) return word.text + (joinsNoun(at) && after === ', ' ? ' ' : after);
    if (/[.:!?]/u.test(after)) return after;
    const isListed = after.includes(',') && !dropped.has(words[at + 1] ?? word) && !followsNoun(at);
    // “our incredible $48 kit”: what stands before the next word is its own.
    return isListed ? after : after.replace(/^[\s,]+/u, '');
  });
  const said = (text.slice(0, words[0]?.from ?? 0) + kept.join('')).replace(/[,\s]+([,.:])/gu, '$1');
  return upperFirst(grammar.joinWords(said.replace(/ {2,}/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, '')));
}

/** « le nôtre, incroyablement robuste, en coûte 350 »: an aside keeps both of its commas. */
function isInAside(words: readonly Word[], text: string, { grammar }: Language): boolean {
  const end = words.slice(0, mostOfAside).findIndex(({ to }) => text.charAt(to) === ',');
  const said = words.slice(0, end + 1).map((word) => word.text);
  return !grammar.headLast && end >= 0 && grammar.finiteVerbIndex(said) < 0;
}

const mostOfAside = 6;

/** “Our ecosystem is simply unmatched: every ladder has …”: what a colon leads to tells it. */
function withoutHead(text: string, language: Language): string {
  const [head = '', ...rest] = text.split(': ');
  const words = wordsOf(head, language.lang);
  const isTold = rest.length > 0 && language.grammar.finiteVerbIndex(words.map((word) => word.text)) >= 0;
  return isTold && endsInHype(head, words, language) ? upperFirst(rest.join(': ')) : text;
}

/** “It brings innovation to the bush: a tank at the bottom …”: with its praise, and no number, all of it would be left out. */
function withoutPraisedHead(text: string, { lang }: Language): string {
  const [head = '', ...rest] = text.split(': ');
  const [words, tail] = [wordsOf(head, lang), wordsOf(rest.join(': '), lang)];
  const hype = hypeIn(lang);
  const isNumber = [...words, ...tail].some(({ folded }) => isNumberWord(folded, lang));
  const isPraise = hype.find(words) !== undefined && hype.find(tail) === undefined;
  return isPraise && !isNumber && tail.length >= fewestTold ? upperFirst(rest.join(': ')) : text;
}

/** Of fewer it is no more than a list of praise. */
const fewestTold = 8;

/** A few words that end in praise: “and the sky is the limit”. */
function endsInHype(text: string, words: readonly Word[], { lang }: Language): boolean {
  const praise = hypeIn(lang).find(words);
  return praise?.to === words.length && words.length <= mostOfPraise && !hasDigit(text);
}

const mostOfPraise = 6;

/** “Windmill Wizards is quite simply the most magical thing”, « Plus qu’un bois, c’est une légende » */
export function isBoast(words: readonly Word[], language: Language): boolean {
  const { cues, grammar, lang } = language;
  const said = boastsIn(lang);
  const verb = grammar.finiteVerbIndex(words.map(({ text }) => text));
  const isNot = isDenied(words.slice(0, verb + 2), language);
  if (isNot || !cues.copulas.has(words[verb]?.folded ?? '')) return false;
  return (said.startsAt(words, 0) ?? said.find(words.slice(verb + 1, verb + mostToBoast))) !== undefined;
}

const mostToBoast = 5;

/** “With passion we press …”, « Portés par une passion sans limite, nous pressons … »: it begins with what they do. */
function withoutFervour(text: string, language: Language): string {
  const { cues, grammar, lang } = language;
  const words = wordsOf(text, lang);
  const start = words.findIndex(
    (word, at) => at > 0 && (startsWithUs(words.slice(at), language) || isHeard(word, cues)),
  );
  const from = words[start]?.from;
  if (from === undefined || start > mostOfFervour) return text;
  const lead = words.slice(0, start);
  const opens = fervourIn(lang).find(lead) !== undefined && !hasDigit(text.slice(0, from));
  const isApart = grammar.finiteVerbIndex(lead.map((word) => word.text)) < 0;
  return opens && isApart ? upperFirst(text.slice(from)) : text;
}

/** “our team”, but not «la pasión que nos desborda». */
function isHeard({ folded }: Word, { ourselves, objectPronouns }: Language['cues']): boolean {
  return ourselves.has(folded) && !objectPronouns.has(folded);
}

const mostOfFervour = 12;

/** “Our solution, a leader in its field, collects …”, “With passion and a world-class team, we …”, “…, a roaring success”. */
function withoutAsides(text: string, lang: Reading['lang']): string {
  const language = languages[lang];
  const { grammar } = language;
  const parts = text.split(', ');
  const hasVerb = (words: readonly Word[]) => grammar.finiteVerbIndex(words.map((word) => word.text)) >= 0;
  const isAside = (part: string, at: number) => {
    const words = wordsOf(part, lang);
    if (at > 0 && at === parts.length - 1 && isAnd(words[0], language) && endsInHype(part, words, language))
      return true;
    const praises = droppable(lang);
    const mayEnd = at === parts.length - 1 || !language.grammar.headLast;
    const last = at > 0 && mayEnd ? praises.find(words) : undefined;
    const isEnd = last && endOfRun(words, last.from, part, language) === words.length;
    const praise = hypeIn(lang).find(words) ?? praises.startsAt(words, 0) ?? (isEnd ? last : undefined);
    const [first] = words;
    // “100 %” praises, too.
    if (!praise || !first || hasDigit(part.replace('100', '')) || hasVerb(words)) return false;
    if (at === 0) return startsWithUs(wordsOf(parts[1] ?? '', lang), language);
    const isBare = praise.from === 0 && isLast(words, praise.to, language);
    const isTwo = words.some((word, index) => isAnd(word, language) && !praises.startsAt(words, index + 1));
    return (isBare || leadsAside(first, language)) && !isTwo;
  };
  return parts.reduce((said, part, at) => {
    if (isAside(part, at)) return said;
    const isAfterAside = at > 1 && isAside(parts[at - 1] ?? '', at - 1);
    if (said === '') return at === 0 ? part : upperFirst(part);
    const open = said.split(/[;:]|, (?:and|et|y) /u).at(-1) ?? '';
    const goesOn = isAfterAside && !hasVerb(wordsOf(open, lang)) && hasVerb(wordsOf(part, lang));
    return `${said}${goesOn ? ' ' : ', '}${part}`;
  }, '');
}

/** “With passion”, “a leader in its field”, «esas obras de arte sin igual». */
function leadsAside(first: Word, language: Language): boolean {
  const isPointing = language.cues.demonstratives.has(first.folded);
  return isPointing || isSmallWord(first, language) || isArticle(first, language);
}
