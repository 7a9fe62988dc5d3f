import { sentenceLimit } from '../ceilings';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { hypeIn } from '../languages/word-lists';
import type { WordForm } from '../languages/grammar';
import { languages } from '../languages/language';
import { isNumberWord, isYear } from '../numbers';
import { wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import { weights } from '../plan/weights';
import type { Fact, FactKind, Reading } from '../read/facts';
import { inBreaths } from '../read/breath';
import { moneyIn } from '../read/money';
import { answersOf } from '../read/answers';
import { startsWithAcronym } from '../read/tidy';
import { countWords, lowerFirst, upperFirst } from '../words';
import { isAlone } from './slots';

/** A pitch has its words from here: each fact as a sentence, fragments beside the sentence that they belong to. */
export function linesOf(reading: Reading, slots: Slots): Line[] {
  const lines: Line[] = [];
  for (const fact of reading.facts) {
    if ((fact.kind === 'need' && fact.field === 'ask') || fact.kind === 'value') continue;
    if (fact.kind === 'need' && isAsked(fact, reading)) continue;
    const before = lines.at(-1);
    if (before && endsContrast(fact, before, reading)) {
      before.text = `${before.text} ${ended(sentenceOf(fact, reading, slots))}`;
      before.words = countWords(before.text);
      before.facts.push(fact);
      before.kind = fact.kind === 'detail' ? 'difference' : fact.kind;
      before.weight = Math.max(before.weight, weightOf(fact, reading));
    } else if (before && joinsLine(fact, before, reading)) {
      before.text = joined(before.text, fact, reading);
      before.words = countWords(before.text);
      before.facts.push(fact);
      before.weight = Math.max(before.weight, weightOf(fact, reading));
    } else {
      lines.push(linked(lineOf(fact, reading, slots), lines, reading));
    }
  }
  const offer = lines.findIndex(({ kind }) => kind === 'offer');
  const explained = lines.find(({ facts }) => facts[0]?.leans === 'offer') ?? lines[offer + 1];
  // A name or a few words say what is sold; the next sentence says what it does.
  if (explained && offer >= 0 && (lines[offer]?.words ?? 0) <= fewOfferWords) explained.weight += explains;
  return [...lines, ...audienceLine(reading, lines, slots)];
}

/** The founder's answer asks for the same sum, the same number of people, or in most of the same words. */
function isAsked({ text }: Fact, { facts, lang }: Reading): boolean {
  if (facts.some((fact) => fact.field === 'ask' && saysMost(fact.text, text, lang))) return true;
  const numbersOf = (one: string) => wordsOf(one, lang).filter(({ folded }) => /\d/u.test(folded));
  const asked = facts.filter(({ field }) => field === 'ask').flatMap((fact) => numbersOf(fact.text));
  const own = numbersOf(text);
  return own.length > 0 && own.every(({ folded }) => asked.some((other) => other.folded === folded));
}

const fewOfferWords = 9;
const explains = 30;

function lineOf(fact: Fact, reading: Reading, slots: Slots): Line {
  const text = ended(sentenceOf(fact, reading, slots));
  const weight = weightOf(fact, reading);
  return { text, kind: fact.kind, facts: [fact], words: countWords(text), weight, order: fact.order };
}

/** A line with those that it points back to, by a pronoun, as a note, or by “the” before what was named. */
function linked(line: Line, before: Line[], { lang }: Reading): Line {
  const [fact] = line.facts;
  const last = before.at(-1);
  const isNote = fact?.form === 'fragment' && !standAlone.has(line.kind);
  // What is different the day after speaks of who was there before.
  const moment = fact?.field === 'change' ? before.find(({ kind }) => kind === 'moment') : undefined;
  if (moment) return { ...line, after: moment };
  if (fact?.field !== 'description')
    return fact?.leans === 'before' && last ? { ...line, after: last } : line;
  if (last && (fact?.leans === 'before' || (isNote && last.kind !== 'offer')))
    return { ...line, after: last };
  // “3 broke, bracket changed” is said of the 62 before.
  const counts = (one: Line | undefined) =>
    one?.kind === 'proof' && isNumberWord(wordsOf(one.text, lang)[0]?.folded ?? '', lang);
  if (last && counts(line) && counts(last) && line.words < last.words) return { ...line, after: last };
  const named = before.find(({ text }) => saysDefinite(line.text, text, lang));
  const shown = before.filter(({ text }) => pointsAt(line.text, text, lang));
  // Of two that name it the one that can be said alone.
  const compared = before.find(({ text }) => sharesBase(line.text, text, lang));
  const needs = shown.findLast(({ after }) => after === undefined) ?? shown.at(-1) ?? named ?? compared;
  return needs && needs.kind !== 'offer' ? { ...line, needs } : line;
}

/** “Now it is 2 in a hundred” is heard after “nine in every hundred”. */
function sharesBase(text: string, earlier: string, lang: Reading['lang']): boolean {
  const baseOf = (one: string) =>
    wordsOf(one, lang).find(
      ({ folded }, at, words) => bases.has(folded) && shares.has(words[at - 1]?.folded ?? ''),
    )?.folded;
  const base = baseOf(text);
  return base !== undefined && base === baseOf(earlier);
}

const bases = new Set('hundred thousand ten cent mille dix cien mil diez 100 1000 10'.split(' '));
const shares = new Set('in every a each sur cada'.split(' '));

/** “Our valve pushes that beer out” is about a beer that was named before. */
function pointsAt(text: string, earlier: string, lang: Reading['lang']): boolean {
  const { demonstratives } = languages[lang].cues;
  const words = wordsOf(text, lang);
  const at = words.findIndex(({ folded }, index) => index > 0 && demonstratives.has(folded));
  // “Those 3 days” are days.
  const isCounted = isNumberWord(words[at + 1]?.folded ?? '', lang);
  const noun = at < 0 ? undefined : words[at + (isCounted ? 2 : 1)]?.folded;
  if (noun === undefined || noun.length < 4) return false;
  return wordsOf(earlier, lang).some(({ folded }) => folded.startsWith(noun.slice(0, 5)));
}

/** “The plant’s own lignin” is about a plant that was named before. */
function saysDefinite(text: string, earlier: string, lang: Reading['lang']): boolean {
  const [article, noun] = wordsOf(text, lang);
  if (!article || !noun || noun.folded.length < 4 || !languages[lang].cues.titles.has(article.folded))
    return false;
  const stem = noun.folded.slice(0, 5);
  return wordsOf(earlier, lang).some(({ folded }) => folded.startsWith(stem));
}

function weightOf({ kind, text, field, order }: Fact, { brief, lang }: Reading): number {
  if (kind === 'offer') return 100;
  const own = weights[brief.goal][kind] ?? 10;
  const numbers = wordsOf(text, lang).filter(({ folded }) => isNumberWord(folded, lang) && !isYear(folded));
  const isNumbered = numbers.length > 0;
  const isAnswer = field !== 'description' && field !== 'messagesAndValues';
  const isHype = !isNumbered && hypeIn(lang).find(wordsOf(text, lang)) !== undefined;
  // A moment that was answered shows the problem already.
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

/** Notes that qualify what is sold, and what it does without, follow the sentence that they belong to in one breath. */
function joinsLine(fact: Fact, before: Line, { lang }: Reading): boolean {
  const last = before.facts.at(-1);
  if (fact.form !== 'fragment' || last?.order !== fact.order - 1 || last.field !== fact.field) return false;
  if (standAlone.has(fact.kind) || isNumberWord(wordsOf(fact.text, lang)[0]?.folded ?? '', lang))
    return false;
  if (formOf(fact.text, lang) !== 'other' || /[?]$/u.test(before.text)) return false;
  // “Today: men’s sizes” is no part of what is sold.
  if (languages[lang].cues.nowadays.has(wordsOf(fact.text, lang)[0]?.folded ?? '')) return false;
  const [first] = before.facts;
  // A name by itself waits for what it is.
  const isNamed = first?.form === 'fragment' && before.facts.length === 1 && fact.kind === 'detail';
  const isOfNoun = before.kind === 'offer' && (first?.form === 'noun' || isNamed);
  const fits = countWords(before.text) + countWords(fact.text) <= sentenceLimit;
  const isOfOffer = aboutOffer.has(before.kind);
  return fits && (isOfNoun || (isOfOffer && fact.kind === 'difference' && isShortNote(fact.text, lang)));
}

/** “No battery, no SIM”: what is longer, or goes on after a comma, may be a sentence of its own. */
function isShortNote(text: string, lang: Reading['lang']): boolean {
  const { without } = languages[lang].cues;
  const parts = text.split(', ').map((part) => wordsOf(part, lang));
  const isList = parts.every((words) => without.startsAt(words, 0) !== undefined);
  return (isList || parts.length === 1) && wordsOf(text, lang).length <= mostNoteWords;
}

const mostNoteWords = 8;

const aboutOffer = new Set<FactKind>(['offer', 'detail', 'mechanism', 'benefit', 'difference']);
const standAlone = new Set<FactKind>(['price', 'need', 'proof', 'stage', 'condition', 'offer']);

/** “Sensor kits cost $400. Ours: $95”: neither half says anything without the other. */
function endsContrast(fact: Fact, before: Line, { lang }: Reading): boolean {
  const last = before.facts.at(-1);
  const isNext = last?.order === fact.order - 1 && last.field === fact.field;
  return (
    isNext &&
    // « Chez nous » after who we are is where we live.
    !ofFounders.has(before.kind) &&
    fact.kind !== 'offer' &&
    languages[lang].cues.contrasts.startsAt(wordsOf(fact.text, lang), 0) !== undefined
  );
}

const ofFounders = new Set<FactKind>(['offer', 'team', 'need']);

/** What it does without follows a comma, a first note a colon, the next ones commas. */
function joined(text: string, fact: Fact, { lang }: Reading): string {
  const { cues } = languages[lang];
  const words = wordsOf(fact.text, lang);
  const isClose = cues.without.startsAt(words, 0) || cues.stopNouns.has(words[0]?.folded ?? '');
  const said = startsWithAcronym(fact.text) ? fact.text : lowerFirst(fact.text);
  return ended(
    `${text.replace(/[.\s]+$/u, '')}${isClose || `${text}${fact.text}`.includes(': ') ? ',' : ':'} ${said}`,
  );
}

function formOf(text: string, lang: Reading['lang']): WordForm {
  return languages[lang].grammar.firstWordForm(wordsOf(text, lang).map((word) => word.text));
}

function sentenceOf(fact: Fact, reading: Reading, slots: Slots): string {
  if (fact.kind === 'offer') return offerSentence(fact, reading, slots);
  return fact.form === 'sentence' ? fact.text : fragmentSentence(fact, reading, slots);
}

function offerSentence(fact: Fact, reading: Reading, slots: Slots): string {
  const { lang, offer } = reading;
  if (fact.form === 'sentence' || reading.quotedLang !== undefined) return fact.text;
  const frames = framesOf[lang];
  const form = formOf(fact.text, lang);
  if (form === 'gerund') return fact.text;
  if (form === 'infinitive') {
    const frame = isAlone(reading) ? frames.offer.infinitiveAlone : frames.offer.infinitive;
    return fillFrame(frame, { ...slots, text: lowerFirst(fact.text) }) ?? fact.text;
  }
  const titled =
    offer.name === undefined || fact.text === offer.name
      ? undefined
      : fillFrame(frames.offer.titled[offer.plural ? 'plural' : 'singular'], slots);
  const plain =
    offer.phrase === undefined
      ? undefined
      : fillFrame(frames.offer[isAlone(reading) ? 'nounAlone' : 'noun'][reading.brief.category], slots);
  // A phrase too long for one breath was cut into sentences when it was read.
  if (/[.!?]\s/u.test(fact.text)) return fact.text;
  return inBreaths(upperFirst(titled ?? plain ?? fact.text), languages[lang]);
}

/** A note that begins with its price gets a verb, and what stood after “Need:”; any other is said as it was written. */
function fragmentSentence(fact: Fact, reading: Reading, slots: Slots): string {
  const { kind, text } = fact;
  const frames = framesOf[reading.lang];
  const said = startsWithAcronym(text) ? text : lowerFirst(text);
  const fill = (frame: string) => upperFirst(fillFrame(frame, { ...slots, text: said }) ?? text);
  if (isLabelledNeed(fact, reading)) return fill(isAlone(reading) ? frames.needAlone : frames.need);
  const money = kind === 'price' ? moneyIn(text) : undefined;
  // “96 € of electricity less” is no price of the offer; to a team an amount may be a wage.
  const after = money && wordsOf(text.slice(money.from + money.text.length), reading.lang)[0];
  const isOf = after !== undefined && languages[reading.lang].cues.keepsPreposition.has(after.folded);
  if (!money || isOf || reading.brief.goal === 'team' || !isLead(text.slice(0, money.from), reading))
    return text;
  return fill(frames.price[reading.offer.plural ? 'plural' : 'singular']);
}

function isLabelledNeed({ kind, field, sure, text }: Fact, { lang }: Reading): boolean {
  const isUnknown = languages[lang].cues.unknowns.find(wordsOf(text, lang)) !== undefined;
  return (
    kind === 'need' && field === 'description' && sure === 1 && !isUnknown && formOf(text, lang) === 'other'
  );
}

/** Only small words stand before an amount: “from”, “between”. */
function isLead(text: string, { lang }: Reading): boolean {
  const { cues } = languages[lang];
  const words = wordsOf(text, lang);
  const isSmall = (folded: string) =>
    cues.stopNouns.has(folded) || cues.keepsPreposition.has(folded) || isNumberWord(folded, lang);
  return words.every(({ folded }) => isSmall(folded)) || cues.conditions.startsAt(words, 0) !== undefined;
}

/** Whom it is for, where no other line says it. */
function audienceLine(reading: Reading, lines: Line[], slots: Slots): Line[] {
  const { audience, lang, brief } = reading;
  // A longer brief shows whom it is for; said beside it, it sounds like a form.
  const isLong = lines.reduce((words, line) => words + line.words, 0) > mostWithAudience;
  if (audience.phrase === undefined || audience.broad || isLong || reading.quotedLang !== undefined)
    return [];
  if (lines.some(({ text }) => saysMost(text, audience.phrase ?? '', lang))) return [];
  const frames = framesOf[lang].audience[brief.goal === 'users' ? 'users' : 'others'];
  const ofDeed = slots.deed === undefined ? undefined : isAlone(reading) ? frames.deedAlone : frames.deed;
  const frame = ofDeed ?? frames[reading.offer.plural ? 'plural' : 'singular'];
  const filled = fillFrame(frame, { ...slots, people: audience.phrase });
  if (filled === undefined || countWords(filled) > sentenceLimit) return [];
  const text = ended(languages[lang].grammar.joinWords(filled));
  const weight = weights[brief.goal].audience ?? 0;
  return [{ text, kind: 'audience', facts: [], words: countWords(text), weight, order: -1 }];
}

const mostWithAudience = 30;

/** Whether a text says half of the telling words of another. */
export function saysMost(text: string, other: string, lang: Reading['lang']): boolean {
  const stems = (one: string) =>
    wordsOf(one, lang)
      .filter(({ folded }) => folded.length > 3 && !languages[lang].cues.stopNouns.has(folded))
      .map(({ folded }) => folded.slice(0, 5));
  const said = new Set(stems(text));
  const sought = stems(other);
  return sought.length > 0 && sought.filter((stem) => said.has(stem)).length * 2 > sought.length;
}

export function ended(text: string): string {
  return /[.!?]$/u.test(text.trimEnd()) ? text : `${text}.`;
}

/** True when a fact can open a pitch: it stands by itself, and no “it” in it asks what it is about. */
export function canOpen(line: Line, { lang }: Reading): boolean {
  const [fact] = line.facts;
  const { cues, grammar } = languages[lang];
  const words = wordsOf(line.text, lang);
  const verb = grammar.finiteVerbIndex(words.map(({ text }) => text));
  const pointsBack =
    cues.leansOnOffer.find(words) !== undefined || objects.has(words[verb - 1]?.folded ?? '');
  return openers.has(line.kind) && fact?.form === 'sentence' && fact.leans === undefined && !pointsBack;
}

const objects = new Set("l' le la les lo los las them it".split(' '));

const openers = new Set<FactKind>(['proof', 'difference', 'benefit', 'stage', 'team', 'detail', 'mechanism']);
