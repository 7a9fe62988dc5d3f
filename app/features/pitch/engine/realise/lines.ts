import type { Slots } from '../languages/frames';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import { weigh } from '../plan/worth';
import type { Fact, Reading } from '../facts';
import { countWords, hasDigit } from '../words';
import { linked } from './links';
import { joinsLine, endsContrast, joined } from './joined';
import { sentenceOf, withFullStop } from './sentence';
import { audienceLine, ofAudience, saysMost, withAudience } from './audience-line';

export function linesOf(reading: Reading, slots: Slots): Line[] {
  const lines: Line[] = [];
  if (reading.quotedLang !== undefined) {
    lines.push(...reading.facts.map((fact) => lineOf(fact, reading, slots)));
    weigh(lines, reading);
    return lines;
  }
  for (const fact of reading.facts) {
    // A value is shown by a fact, or is for the findings.
    if (fact.kind === 'value') continue;
    if (fact.kind === 'need' && (fact.field === 'ask' || isAsked(fact, reading))) continue;
    const before = lines.at(-1);
    if (before && endsContrast(fact, before, reading)) {
      append(fact, before, `${before.text} ${withFullStop(sentenceOf(fact, reading, slots))}`);
      before.kind = fact.kind === 'detail' ? 'difference' : fact.kind;
    } else if (before && joinsLine(fact, before, reading)) {
      append(fact, before, joined(before, fact, reading));
    } else {
      lines.push(linked(lineOf(fact, reading, slots), lines, reading));
    }
  }
  weigh(lines, reading);
  const [audience] = audienceLine(reading, lines, slots);
  const offer = lines.findIndex(({ kind }) => kind === 'offer');
  const sold = lines[offer];
  const isNote = sold?.facts.length === 1 && sold.facts[0]?.form === 'noun';
  const both = audience && isNote ? withAudience(sold.text, reading) : undefined;
  if (sold && both !== undefined)
    return lines.toSpliced(offer, 1, { ...sold, text: both, words: countWords(both) });
  return audience ? [...lines, audience] : lines;
}

function append(fact: Fact, line: Line, text: string): void {
  line.text = text;
  line.words = countWords(text);
  line.facts.push(fact);
}

function isAsked({ text }: Fact, { facts, lang }: Reading): boolean {
  if (facts.some((fact) => fact.field === 'ask' && saysMost(fact.text, text, lang))) return true;
  const numbersOf = (one: string) => wordsOf(one, lang).filter(({ folded }) => hasDigit(folded));
  const asked = facts.filter(({ field }) => field === 'ask').flatMap((fact) => numbersOf(fact.text));
  const own = numbersOf(text);
  return own.length > 0 && own.every(({ folded }) => asked.some((other) => other.folded === folded));
}

function lineOf(fact: Fact, reading: Reading, slots: Slots): Line {
  const said = sentenceOf(fact, reading, slots);
  const text = withFullStop(fact.kind === 'instead' ? ofAudience(said, reading) : said);
  return {
    text,
    kind: fact.kind,
    facts: [fact],
    words: countWords(text),
    worth: 0,
    gap: 0,
    order: fact.order,
  };
}
