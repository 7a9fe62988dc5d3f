import type { Language } from '../languages/language';
import { dictionaryOf } from '../languages/dictionary';
import { advertsIn, hypeIn } from '../languages/word-lists';
import { isIndefinite, startsWithUs } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { maskNoise } from './mask';
import { isName } from './names';
import { isInstruction } from './instructions';
import { type Segment, segmentsOf } from './segments';
import { measured } from './measure';
import { type Unit, unitsOf } from './units';
import { fold, hasDigit, startsUpper, startsUpperOrDigit, upperFirst } from '../words';

export function segmentsIn(text: string, { cues, lang }: Language): Segment[] {
  const segments = segmentsOf(maskNoise(text), cues)
    .filter(({ text: said }) => !isInstruction(said))
    .filter(({ text: said }) => !isEmpty(said));
  const told = segments.filter(
    (one) =>
      !isMenu(text.slice(one.from, one.to)) &&
      !isLink(text, one.to) &&
      !isChrome(wordsOf(one.text, lang), cues),
  );
  return told.length > 0 ? told : segments;
}

/** A founder fills a field with nine sentences, or 227 words in haste: more of either is noise, and would hold up everybody else. */
const mostSegments = 30;
const mostWords = 240;

/** “Home | About us | Book”: what leads through a website. */
function isMenu(typed: string): boolean {
  const parts = typed.split(/[|·»›>]|\s[–—-]\s/u);
  return parts.length > 2 && parts.every((part) => wordsOf(part).length <= mostMenuWords);
}

const mostMenuWords = 3;

/** “Our story >”: a link, as it was pasted. */
function isLink(text: string, end: number): boolean {
  return /^[ ]?(?:>+|»|→)[ ]*(?:\n|$)/u.test(text.slice(end, end + 6));
}

/** What a website says round its text: a greeting, rights, cookies. */
function isChrome(words: readonly Word[], { chrome }: Language['cues']): boolean {
  return words.length <= mostChromeWords && chrome.find(words) !== undefined;
}

const mostChromeWords = 12;

const contact = new Set(['contact', 'contacto', 'mail', 'email', 'web', 'site', 'or', 'ou', 'o', 'u']);

function isEmpty(text: string): boolean {
  return wordsOf(text).every(({ folded }) => (folded.length < 3 || contact.has(folded)) && !hasDigit(folded));
}

export function unitsIn(typed: string, language: Language): Unit[] {
  const text = typed.slice(0, wordsOf(typed, language.lang)[mostWords]?.from);
  const units = segmentsIn(text, language)
    .slice(0, mostSegments)
    .flatMap((segment, at) => unitsOf(withoutOpener(segment, at, language), language, text));
  const signed = units.filter((unit, at) => at < 2 || at < units.length - 1 || !isSignature(unit, language));
  const plain = withoutThose(signed, (unit) => isHype(unit, language), language);
  return plain.length > 0 ? plain : signed.filter(({ isAdvert }) => isAdvert !== true);
}

/** “Kolibri is the ULTIMATE motor! We make …”: what is left out in front gives its name to what follows. */
export function withoutThose(
  units: Unit[],
  isLeftOut: (unit: Unit, at: number) => boolean,
  language: Language,
) {
  const left = units.filter((unit, at) => !isLeftOut(unit, at));
  const before = left[0] ? units.slice(0, units.indexOf(left[0])) : [];
  const name = before.map((unit) => unit.title ?? nameOf(unit, language)).find((one) => one !== undefined);
  const ours = left
    .slice(0, mostToOurs)
    .findIndex(({ isOurs, words }) => isOurs && startsWithUs(words, language));
  const at = left[0]?.hasVerb ? Math.max(0, ours) : 0;
  const titled = left[at] && withoutColon(left[at], language);
  if (titled && name !== undefined) left[at] = { title: name, isTitleMoved: true, ...titled };
  return left;
}

const mostToOurs = 3;

/** A name is said before a colon: what stood behind another is a sentence of its own, or there is no room for the name. */
function withoutColon(unit: Unit, language: Language): Unit | undefined {
  const colon = unit.text.indexOf(':');
  if (colon < 0) return unit;
  const [before, after] = [unit.text.slice(0, colon).trim(), unit.text.slice(colon + 1).trim()];
  const areSentences = [before, after].every((part) => measured(part, language).hasVerb);
  return areSentences ? { ...unit, ...measured(`${before}. ${upperFirst(after)}`, language) } : undefined;
}

/** “Hello, I rent …”, “basically, people …”: how one begins to talk is no part of what is told. */
function withoutOpener(segment: Segment, at: number, { cues, lang }: Language): Segment {
  const words = wordsOf(segment.text, lang);
  const opener =
    cues.fillers.startsAt(words, 0) ?? (at === 0 ? cues.greetings.startsAt(words, 0) : undefined);
  const first = words[opener?.to ?? 0];
  if (!opener || !first || words.length - opener.to < fewestAfterOpener) return segment;
  return { ...segment, from: segment.from + first.from, text: segment.text.slice(first.from) };
}

const fewestAfterOpener = 4;

/** “Rubén.” at the end of a text is who wrote it. */
function isSignature({ text, words, hasVerb }: Unit, { cues }: Language): boolean {
  return !hasVerb && words.length <= 2 && isName(text, cues);
}

function nameOf({ text, words, verb }: Unit, language: Language): string | undefined {
  const { cues, lang } = language;
  const isAdvert = advertsIn(lang).startsAt(words, 0) !== undefined;
  // «Paltamor no es solo un aceite»
  const isDenied = cues.without.startsAt(words, verb - 1) !== undefined;
  const before = text.slice(0, words[isDenied ? verb - 2 : verb - 1]?.to ?? 0);
  const comma = text.slice(isAdvert ? words[1]?.from : 0).split(', ')[0] ?? '';
  const subject = before.split(', ').at(-1) ?? '';
  return [subject, comma, lastCapitals(comma, language)].find(
    (one) =>
      isName(one, cues) && (isAdvert || !isOrdinary(one)) && hypeIn(lang).find(wordsOf(one)) === undefined,
  );

  /** What is hardly ever said, and has no article, is no common word. */
  function isFrequent(word: string): boolean {
    return dictionaryOf(lang)
      .frequent(fold(word))
      .some(({ rank }) => rank <= mostUsual);
  }

  /** “Love knows no language” tells no name, “Singapore is ready” none of what is sold; “Crumbly is a cracker” does. */
  function isOrdinary(one: string): boolean {
    const parts = one.split(' ').flatMap((part) => part.split('’'));
    const isDefined = isIndefinite(words[verb + 1], language);
    const isKnown = (part: string) =>
      part.length < 2 || (isDefined ? isFrequent : dictionaryOf(lang).has)(part.toLocaleLowerCase());
    return parts.filter(startsUpper).length < 2 && parts.every(isKnown);
  }
}

const mostUsual = 15_000;

/** “Never wait again with Kolibri, the …”; but “The most magical night in Montana”, «en todo el lago Titicaca» name a place. */
function lastCapitals(part: string, language: Language): string {
  const { beforePlace, keepsPreposition, stopNouns } = language.cues;
  const tokens = part.split(' ');
  const start = Math.max(
    1,
    tokens.findLastIndex((token) => !(startsUpperOrDigit(token) || token === '&')) + 1,
  );
  const leads = tokens.slice(Math.max(0, start - mostToPlace), start).map((token) => fold(token));
  const lead = leads.at(-1) ?? '';
  const isVerb = language.grammar.firstWordForm([lead]) === 'infinitive';
  const isOfNoun = !stopNouns.has(lead) && !isVerb && leads.some((one) => beforePlace.has(one));
  const isPlace = beforePlace.has(lead) || keepsPreposition.has(lead) || isOfNoun;
  return isPlace ? '' : tokens.slice(start).join(' ');
}

/** «En todo el lago Titicaca» */
const mostToPlace = 4;

/** Words of praise without a number say nothing that a listener could believe; “100 %” is praise too. */
function isHype({ words, isAdvert }: Unit, { lang }: Language): boolean {
  const isNumber = (folded: string) => isNumberWord(folded, lang) && folded !== '100';
  const hasNumber = words.some(({ folded }) => isNumber(folded));
  return isAdvert === true || (hypeIn(lang).find(words) !== undefined && !hasNumber);
}
