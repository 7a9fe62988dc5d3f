import { maxSentenceWords } from '../max-words';
import { languages } from '../languages/language';
import { isAnd } from '../languages/words';
import { isNumberWord } from '../numbers';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Fact, FactKind, Reading } from '../facts';
import { measured } from '../read/measure';
import { nameNoted } from '../read/names';
import { withSmallStart } from '../read/tidy';
import { countWords, hasDigit, withoutEnd } from '../words';
import { formOf, withFullStop } from './sentence';

/** Notes that qualify what is sold, and what it does without, follow the sentence that they belong to in one breath. */
export function joinsLine(fact: Fact, before: Line, reading: Reading): boolean {
  const { lang, brief } = reading;
  const last = before.facts.at(-1);
  if (fact.form !== 'fragment' || last?.order !== fact.order - 1 || last.field !== fact.field) return false;
  if (goesOnWithNeed(fact, before, reading)) return true;
  if (isOneNote(fact, last, brief))
    return countWords(before.text) + countWords(fact.text) <= maxSentenceWords;
  const words = wordsOf(fact.text, lang);
  if (standAlone.has(fact.kind) || isNumberWord(words[0]?.folded ?? '', lang)) return false;
  if (formOf(fact.text, lang) !== 'other' || /[?]$/u.test(before.text)) return false;
  const [first] = before.facts;
  const isNamed = first?.form === 'fragment' && before.facts.length === 1 && saysMore.has(fact.kind);
  const isOfNoun = before.kind === 'offer' && (first?.form === 'noun' || isNamed);
  const fits = countWords(before.text) + countWords(fact.text) <= maxSentenceWords;
  const isOfOffer = aboutOffer.has(before.kind);
  // “No van, no parking permit”: what it does without.
  const isWithout = languages[lang].cues.without.startsAt(words, 0) !== undefined;
  return fits && (isOfNoun || (isOfOffer && isWithout));
}

/** “We need a welder. And someone who sells”: it has no verb but that of the need before it. */
export function goesOnWithNeed({ kind, text }: Fact, before: Line, { lang }: Reading): boolean {
  const isOfNeed = kind === 'need' || before.kind === 'need';
  return (
    isOfNeed &&
    before.kind !== 'offer' &&
    !before.text.endsWith('?') &&
    isAnd(wordsOf(text, lang)[0], languages[lang])
  );
}

/** “14 villages, 230 families, €15 a year” was typed in one breath; a price that users are asked at stands alone. */
function isOneNote({ field, span, kind }: Fact, last: Fact, brief: Reading['brief']): boolean {
  const isAskedAt = kind === 'price' && brief.goal === 'users' && brief.category === 'product';
  if (last.form !== 'fragment' || field !== 'description' || isAskedAt) return false;
  return /^,\s*$/u.test(brief.description.slice(last.span[1], span[0]));
}

const saysMore = new Set<FactKind>(['detail', 'mechanism']);
const aboutOffer = new Set<FactKind>(['offer', 'detail', 'mechanism', 'benefit', 'difference']);
export const standAlone = new Set<FactKind>(['price', 'need', 'proof', 'stage', 'condition', 'offer']);

/** “Sensor kits cost $400. Ours: $95”: neither half says anything without the other. */
export function endsContrast(fact: Fact, before: Line, { lang }: Reading): boolean {
  const last = before.facts.at(-1);
  const isNext = last?.order === fact.order - 1 && last.field === fact.field;
  return (
    isNext &&
    (before.kind === 'instead' || hasDigit(before.text)) &&
    !ofFounders.has(before.kind) &&
    fact.kind !== 'offer' &&
    languages[lang].cues.contrasts.startsAt(wordsOf(fact.text, lang), 0) !== undefined
  );
}

/**
 * Whether a note tells the name of what was said just before: “I post them back straight. It’s called Oarwell.” It is said in one line
 * with it, so that no question ends a text with a name that the text never told.
 */
export function namesIt({ text, field, order }: Fact, before: Line, { lang, offer }: Reading): boolean {
  const last = before.facts.at(-1);
  const isNext = last?.order === order - 1 && last.field === field;
  return (
    isNext &&
    offer.name !== undefined &&
    nameNoted(measured(text, languages[lang]), languages[lang]) === offer.name
  );
}

const ofFounders = new Set<FactKind>(['offer', 'team', 'need']);

export function joined(before: Line, fact: Fact, reading: Reading): string {
  const { lang, brief } = reading;
  const { text, facts } = before;
  const { cues } = languages[lang];
  const isLong = countWords(text) + countWords(fact.text) > maxSentenceWords;
  if (isLong && goesOnWithNeed(fact, before, reading)) return `${text} ${withFullStop(fact.text)}`;
  const last = facts.at(-1);
  const words = wordsOf(fact.text, lang);
  const isClose = cues.without.startsAt(words, 0) || cues.stopNouns.has(words[0]?.folded ?? '');
  const said = withSmallStart(fact.text);
  const isTyped = last && isOneNote(fact, last, brief);
  return withFullStop(
    `${withoutEnd(text)}${isTyped || isClose || `${text}${fact.text}`.includes(': ') ? ',' : ':'} ${said}`,
  );
}
