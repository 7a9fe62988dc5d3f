import type { Language } from '../languages/language';
import { advertsIn, hypeIn } from '../languages/word-lists';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { maskNoise } from './mask';
import { isName } from './names';
import { isInstruction } from './instructions';
import { type Segment, segmentsOf } from './segments';
import { type Unit, unitsOf } from './units';
import { fold, hasDigit, startsUpperOrDigit } from '../words';

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

export function unitsIn(text: string, language: Language): Unit[] {
  const units = segmentsIn(text, language).flatMap((segment, at) =>
    unitsOf(at === 0 ? withoutGreeting(segment, language) : segment, language, text),
  );
  const signed = units.filter((unit, at) => at < 2 || at < units.length - 1 || !isSignature(unit, language));
  const told = signed.filter((unit, at) => !isRepeated(unit, signed[at + 1], language));
  const plain = withoutThose(told, (unit) => isPraise(unit, language) || isGeneral(unit, language), language);
  return plain.length > 0 ? plain : told.filter((unit) => !unit.isHollow);
}

/** “Kolibri is the ULTIMATE motor! We make …”: what is left out in front gives its name to what follows. */
export function withoutThose(
  units: Unit[],
  isLeftOut: (unit: Unit, at: number) => boolean,
  language: Language,
) {
  const left = units.filter((unit, at) => !isLeftOut(unit, at));
  const [first] = left;
  const name = units[0] && first !== units[0] ? nameOf(units[0], language) : undefined;
  if (first && name !== undefined && !first.text.includes(':')) left[0] = { title: name, ...first };
  return left;
}

/** “Hello, I rent …”, “so my uncle …”: how one begins to talk is no part of what is told. */
function withoutGreeting(segment: Segment, { cues, lang }: Language): Segment {
  const words = wordsOf(segment.text, lang);
  const greeting = cues.greetings.startsAt(words, 0);
  const first = words[greeting?.to ?? 0];
  if (!greeting || !first || words.length - greeting.to < fewestAfterGreeting) return segment;
  return { ...segment, from: segment.from + first.from, text: segment.text.slice(first.from) };
}

const fewestAfterGreeting = 4;

/** “Rubén.” at the end of a text is who wrote it. */
function isSignature({ text, words, hasVerb }: Unit, { cues }: Language): boolean {
  return !hasVerb && words.length <= 2 && isName(text, cues);
}

function nameOf({ text, words, verb }: Unit, { cues, lang }: Language): string | undefined {
  const isAdvert = advertsIn(lang).startsAt(words, 0) !== undefined;
  const before = text.slice(0, words[verb - 1]?.to ?? 0);
  const comma = text.slice(isAdvert ? words[1]?.from : 0).split(', ')[0] ?? '';
  const subject = before.split(', ').at(-1) ?? '';
  const isPlain = (one: string) => isName(one, cues) && hypeIn(lang).find(wordsOf(one)) === undefined;
  return [subject, comma, lastCapitals(comma, cues)].find((one) => isPlain(one));
}

/** “Never wait again with Kolibri, the …”; but “The most magical night in Montana” names a place. */
function lastCapitals(part: string, { beforePlace, keepsPreposition }: Language['cues']): string {
  const tokens = part.split(' ');
  const start = Math.max(1, tokens.findLastIndex((token) => !startsUpperOrDigit(token)) + 1);
  const lead = fold(tokens[start - 1] ?? '');
  return beforePlace.has(lead) || keepsPreposition.has(lead) ? '' : tokens.slice(start).join(' ');
}

/** “Kolibri is a solution”. */
function isGeneral({ isPraised, words }: Unit, { cues }: Language): boolean {
  return isPraised === true && cues.labels.get(words.at(-1)?.folded ?? '') === 'offer';
}

/** Words of praise without a number say nothing that a listener could believe; “100 %” is praise too. */
function isPraise({ words, isHollow }: Unit, { lang }: Language): boolean {
  if (isHollow) return true;
  const isNumber = (folded: string) => isNumberWord(folded, lang) && folded !== '100';
  return hypeIn(lang).find(words) !== undefined && !words.some(({ folded }) => isNumber(folded));
}

function isRepeated({ text, words, hasVerb }: Unit, next: Unit | undefined, { lang }: Language): boolean {
  if (!next?.hasVerb || hasVerb || words.length > 5 || words.some(({ folded }) => hasDigit(folded)))
    return false;
  const said = new Set(next.words.map(({ folded }) => folded.slice(0, 5)));
  return wordsOf(text, lang).every(({ folded }) => folded.length < 4 || said.has(folded.slice(0, 5)));
}
