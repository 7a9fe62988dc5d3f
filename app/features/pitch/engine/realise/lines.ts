import type { Slots } from '../languages/frames';
import { hypeIn } from '../languages/word-lists';
import { isNumberWord, isYear } from '../numbers';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import { weightFor } from '../plan/weights';
import type { Fact, Reading } from '../facts';
import { answersOf } from '../read/answers';
import { countWords, hasDigit } from '../words';
import { linked } from './links';
import { joinsLine, endsContrast, joined } from './joined';
import { sentenceOf, withFullStop } from './sentence';
import { audienceLine, ofAudience, saysMost, withAudience } from './audience-line';

export function linesOf(reading: Reading, slots: Slots): Line[] {
  if (reading.quotedLang !== undefined) return reading.facts.map((fact) => lineOf(fact, reading, slots));
  const lines: Line[] = [];
  for (const fact of reading.facts) {
    if (fact.kind === 'value' && !isMotto(fact, lines, reading)) continue;
    if (fact.kind === 'need' && (fact.field === 'ask' || isAsked(fact, reading))) continue;
    const before = lines.at(-1);
    if (before?.kind === 'value' && fact.kind === 'value') {
      append(fact, before, `${before.text} ${withFullStop(fact.text)}`, reading);
    } else if (before && endsContrast(fact, before, reading)) {
      append(fact, before, `${before.text} ${withFullStop(sentenceOf(fact, reading, slots))}`, reading);
      before.kind = fact.kind === 'detail' ? 'difference' : fact.kind;
    } else if (before && joinsLine(fact, before, reading)) {
      append(fact, before, joined(before, fact, reading), reading);
    } else {
      lines.push(linked(lineOf(fact, reading, slots), lines, reading));
    }
  }
  const offer = lines.findIndex(({ kind }) => kind === 'offer');
  const explained = lines.find(({ facts }) => facts[0]?.leans === 'offer') ?? lines[offer + 1];
  // A name or a few words say what is sold; the next sentence says what it does.
  if (explained && offer >= 0 && (lines[offer]?.words ?? 0) <= fewOfferWords) explained.weight += explains;
  const [audience] = audienceLine(reading, lines, slots);
  const sold = lines[offer];
  const isNote = sold?.facts.length === 1 && sold.facts[0]?.form === 'noun';
  const both = audience && isNote ? withAudience(sold.text, reading) : undefined;
  if (sold && both !== undefined)
    return lines.toSpliced(offer, 1, { ...sold, text: both, words: countWords(both) });
  return audience ? [...lines, audience] : lines;
}

function append(fact: Fact, line: Line, text: string, reading: Reading): void {
  line.text = text;
  line.words = countWords(text);
  line.facts.push(fact);
  line.weight = Math.max(line.weight, weightOf(fact, reading));
}

/** “We never touch the glass”: the founders' own closing words, unless they praise or were said already. */
function isMotto({ text }: Fact, lines: Line[], { lang }: Reading): boolean {
  const words = wordsOf(text, lang);
  const isSaid = lines.some((line) => saysMost(line.text, text, lang));
  return words.length <= mostMottoWords && hypeIn(lang).find(words) === undefined && !isSaid;
}

const mostMottoWords = 14;

function isAsked({ text }: Fact, { facts, lang }: Reading): boolean {
  if (facts.some((fact) => fact.field === 'ask' && saysMost(fact.text, text, lang))) return true;
  const numbersOf = (one: string) => wordsOf(one, lang).filter(({ folded }) => hasDigit(folded));
  const asked = facts.filter(({ field }) => field === 'ask').flatMap((fact) => numbersOf(fact.text));
  const own = numbersOf(text);
  return own.length > 0 && own.every(({ folded }) => asked.some((other) => other.folded === folded));
}

const fewOfferWords = 9;
const explains = 30;

function lineOf(fact: Fact, reading: Reading, slots: Slots): Line {
  const said = sentenceOf(fact, reading, slots);
  const text = withFullStop(fact.kind === 'instead' ? ofAudience(said, reading) : said);
  const weight = weightOf(fact, reading);
  return { text, kind: fact.kind, facts: [fact], words: countWords(text), weight, order: fact.order };
}

function weightOf({ kind, text, field, order }: Fact, { brief, lang }: Reading): number {
  if (kind === 'offer') return 100;
  const own = weightFor(brief.goal, kind);
  const numbers = wordsOf(text, lang).filter(({ folded }) => isNumberWord(folded, lang) && !isYear(folded));
  const isNumbered = numbers.length > 0;
  const isAnswer = field !== 'description' && field !== 'messagesAndValues';
  const isHype = !isNumbered && hypeIn(lang).find(wordsOf(text, lang)) !== undefined;
  const isShown = kind === 'problem' && answersOf(brief).moment !== undefined;
  const isPlain = kind === 'detail' || kind === 'mechanism';
  const numbered = !isPlain ? 4 * Math.min(numbers.length, 3) : brief.goal === 'investors' ? 26 : 12;
  return (
    own +
    (isNumbered ? numbered : isHype ? -30 : 0) +
    (isAnswer ? 6 : 0) -
    (isShown ? 30 : 0) +
    Math.max(0, 8 - 2 * order)
  );
}
