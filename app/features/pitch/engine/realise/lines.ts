import type { Locale } from '#app/i18n/locales';
import type { Slots } from '../languages/frames';
import { type Language, languages } from '../languages/language';
import { isIndefinite, stemsIn } from '../languages/words';
import { isNumberWord } from '../numbers';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import { weigh } from '../plan/worth';
import { type Fact, type FactField, leastSure, type Reading } from '../facts';
import { nounOf } from '../read/noun';
import { countWords, hasDigit } from '../words';
import { endsContrast, goesOnWithNeed, joined, joinsLine, namesIt, standAlone } from './joined';
import { withPerson } from './person';
import { sentenceOf, withFullStop } from './sentence';
import { forWhom, ofAudience, saysMost } from './audience-line';

export function linesOf(reading: Reading, slots: Slots): Line[] {
  const lines: Line[] = [];
  if (reading.quotedLang !== undefined) {
    lines.push(...reading.facts.map((fact) => lineOf(fact, reading, slots)));
    weigh(lines, reading);
    return lines;
  }
  for (const fact of reading.facts) {
    // A value is shown by a fact, or is for the findings.
    if (fact.kind === 'value' || isHeading(fact, reading)) continue;
    if (fact.kind === 'need' && (fact.field === 'ask' || isAskedAnyway(fact, reading))) continue;
    // “In Nebaj 19 keys broke”, told again where one asked for the moment.
    if (isOfStory(fact) && isToldAnyway(fact, reading)) continue;
    const before = lines.at(-1);
    if (before && namesIt(fact, before, reading)) {
      append(fact, before, `${before.text} ${withFullStop(fact.text)}`);
    } else if (before && endsContrast(fact, before, reading)) {
      append(fact, before, `${before.text} ${withFullStop(sentenceOf(fact, reading, slots))}`);
      before.kind = fact.kind === 'detail' ? 'difference' : fact.kind;
    } else if (before && joinsLine(fact, before, reading)) {
      const text = joined(before, fact, reading);
      if (goesOnWithNeed(fact, before, reading) && before.kind !== 'need') before.kind = fact.kind;
      append(fact, before, text);
    } else {
      lines.push(linked(lineOf(fact, reading, slots), lines));
    }
  }
  weigh(lines, reading);
  const [only] = lines;
  const both = only && lines.length === 1 ? forWhom(only, reading) : undefined;
  return only && both !== undefined ? [{ ...only, text: both, words: countWords(both) }] : lines;
}

/** « Courroies de cloches. Je couds des courroies …, pour une cloche … »: what comes next says it all. */
function isHeading({ field, form, text, kind, order }: Fact, { facts, lang }: Reading): boolean {
  const isNote = field === 'description' && form !== 'sentence' && kind !== 'offer' && !hasDigit(text);
  if (!isNote || countWords(text) > mostOfHeading) return false;
  const others = facts.filter((other) => other.field === field && other.order !== order);
  const next = others.find((other) => other.order > order);
  const rest = others.map((other) => other.text).join(' ');
  return saysMost(next?.text ?? '', text, lang, 0) && saysMost(rest, text, lang, almostAll);
}

const mostOfHeading = 4;
const almostAll = 0.99;

function linked(line: Line, before: Line[]): Line {
  const [fact] = line.facts;
  const last = before.at(-1);
  const isNote = fact?.field === 'description' && fact.form === 'fragment' && !standAlone.has(line.kind);
  const isAfter = fact?.leans === 'before' || (isNote && last?.kind !== 'offer');
  return isAfter && last ? { ...line, after: last } : line;
}

function append(fact: Fact, line: Line, text: string): void {
  line.text = text;
  line.words = countWords(text);
  line.facts.push(fact);
}

function isOfStory({ kind, field, form, sure }: Fact): boolean {
  const isPrice = kind === 'price' && sure >= leastSure.named;
  return field === 'description' && kind !== 'offer' && !isPrice && form === 'sentence';
}

/** Whether the request that was answered looks for the same as a need, or for the same sum, or says most of it. */
function isAskedAnyway({ text }: Fact, reading: Reading): boolean {
  const { brief, lang } = reading;
  const said = answersOf(reading, ['ask']);
  const numbers = numbersOf(text, lang);
  const isSum = brief.goal === 'investors' && numbers.length > 0 && areSaid(numbers, said, lang);
  const isSame = isSum || asksForSame(text, said, languages[lang]);
  return said !== '' && (isSame || saysMost(said, text, lang, mostOfNeed));
}

/** Whether what goes wrong was answered with most of it; “I do 14 fruits a day, alone” beside a boy who was paid for nine is another fact. */
function isToldAnyway({ text }: Fact, reading: Reading): boolean {
  const { lang } = reading;
  const said = answersOf(reading, ['moment', 'instead']);
  const numbers = numbersOf(text, lang);
  const most = numbers.length > 0 ? someOfIt : undefined;
  return said !== '' && areSaid(numbers, said, lang) && saysMost(said, text, lang, most);
}

function answersOf({ facts }: Reading, fields: readonly FactField[]): string {
  return facts
    .filter(({ field }) => fields.includes(field))
    .map((fact) => fact.text)
    .join(' ');
}

function numbersOf(text: string, lang: Locale): string[] {
  return wordsOf(text, lang)
    .map(({ folded }) => folded)
    .filter((folded) => hasDigit(folded));
}

function areSaid(numbers: readonly string[], said: string, lang: Locale): boolean {
  const told = numbersOf(said, lang);
  return numbers.every((number) => told.includes(number));
}

/** “A partner to run the plant” where the brief looks for “a partner who knows machines”. */
function asksForSame(need: string, answer: string, language: Language): boolean {
  const stems = stemsIn(wordsOf(need, language.lang), language);
  return answer.split(/, | (?:and|et|y) /u).some((part) => {
    const words = wordsOf(part, language.lang);
    const isThing = isIndefinite(words[0], language) || isNumberWord(words[0]?.folded ?? '', language.lang);
    const noun = isThing ? nounOf(part.slice(words[1]?.from), language) : undefined;
    const head = wordsOf(noun ?? '', language.lang).at(language.grammar.headLast ? -1 : 0);
    return head !== undefined && [...stemsIn([head], language)].some((stem) => stems.has(stem));
  });
}

const someOfIt = 0.24;
/** “The carving is what holds us up” tells why a carving machine is wanted. */
const mostOfNeed = 0.35;

function lineOf(fact: Fact, reading: Reading, slots: Slots): Line {
  const said = withPerson(fact, reading) ?? sentenceOf(fact, reading, slots);
  // « Les soudeurs. Ils prennent une journée »: further on it may speak of others.
  const isOfAudience = fact.kind === 'instead' && fact.leans !== 'before';
  const isSure = fact.field !== 'description' || fact.sure >= leastSure.told;
  const text = withFullStop(isOfAudience ? ofAudience(said, reading, isSure) : said);
  return {
    text,
    kind: fact.kind,
    facts: [fact],
    words: countWords(text),
    worth: 0,
    leans: [],
    refers: [],
    repeats: [],
    order: fact.order,
  };
}
