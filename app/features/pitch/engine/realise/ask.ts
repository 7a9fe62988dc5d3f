import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { type Language, languages } from '../languages/language';
import type { Ask } from '../plan/choose';
import { isLeantOn, type Line } from '../plan/lines';
import { shorterLines, worthOfAnsweredAsk } from '../plan/worth';
import type { Fact, Reading } from '../facts';
import { leastNeed } from '../read/kind-for-goal';
import { measured } from '../read/measure';
import { wordsOf } from '../phrases';
import { countWords } from '../words';
import { isProved, questionAfter, typed } from './question-to-listener';
import { withFullStop, sentenceOf, wishes } from './sentence';
import { peopleOf } from './slots';

/** The fullest first: the founder's answer, else the need of the brief, else the frames whose slots are known. */
export function asksOf(reading: Reading, lines: Line[], slots: Slots): Ask[] {
  const { brief, lang } = reading;
  const frames = framesOf[lang];
  const answers = reading.facts.filter(({ field }) => field === 'ask');
  // “This service” fits any company: where the offer has no word of its own, nothing is asked.
  const isRunning = isProved(reading) && brief.goal === 'incubator' && brief.category !== 'concept';
  // Nobody is “among the first” where 410 people have come.
  const isKnown = isProved(reading) && brief.goal === 'users' && brief.category === 'concept';
  const framed = (isRunning ? frames.running : frames.asks[brief.goal][isKnown ? 'product' : brief.category])
    .filter((frame) => reading.quotedLang !== undefined || !frame.includes('{this}'))
    .map((frame) => ({ ...askOf(typed(fillFrame(frame, slots), reading)), ...aboutOf(frame, reading) }))
    .filter(({ text }) => text !== '');
  if (answers.length > 0) return answeredAsks(answers, reading, slots);
  const last = lines.findLast(
    (line) =>
      line.kind === (brief.goal === 'users' ? 'invitation' : 'need') && !isOfOthers(line, languages[lang]),
  );
  // A need that comes first and that other lines lean on is where the founder begins.
  if (last !== undefined && !isLeantOn(last, lines)) return stated(last, reading, lines, slots, framed);
  const fitting = lines.length <= fewLines ? afterFewLines(reading, slots) : [];
  const leant = fitting.flatMap((frame) => {
    const text = typed(fillFrame(frame, slots), reading);
    return text === '' ? [] : [{ ...askOf(text), frame }];
  });
  // Right after the sentence that names it, the thing is not named again.
  const named = leant.filter(({ frame }) => frame.includes('{group}'));
  const question = brief.goal === 'incubator' ? '' : questionAfter('', reading, slots);
  const plain = question === '' ? [] : [{ ...askOf(question), worth: worthOfQuestion }];
  if (framed.length > 0) return [...named, ...framed.slice(0, 2), ...shortest(framed.slice(2)), ...plain];
  return leant.length > 0 ? leant : plain;
}

/** “I inspect trapeze rigging”: it is done already, and to try it is asked of a thing that is named. */
function afterFewLines(reading: Reading, { noun }: Slots): readonly string[] {
  const { goal, category } = reading.brief;
  const { runningFew, fewLines: few } = framesOf[reading.lang];
  const isDone = goal === 'incubator' && category !== 'concept' && noun === undefined;
  const frames = isDoneByUs(reading) ? runningFew : (few[goal]?.[category] ?? []);
  return frames.filter((frame) => !isDone || frame.includes('{group}'));
}

/** “We wash used wool sacks”: an incubator is not asked for a first trial of what is done already. */
function isDoneByUs({ brief, facts, lang }: Reading): boolean {
  const sold = facts.find(({ kind }) => kind === 'offer');
  const isDeed = sold?.form === 'sentence' && measured(sold.text, languages[lang]).isOurs;
  return brief.goal === 'incubator' && isDeed;
}

/** “They pay 90 euros, but I do not know …”: whose “they” is stands before it, and an ask stands at the end. */
function isOfOthers({ after, text }: Line, { cues, lang }: Language): boolean {
  const first = wordsOf(text, lang)[0]?.folded ?? '';
  return after !== undefined && (cues.thirdPersons.has(first) || cues.earlyPronouns.has(first));
}

/** Of two sentences the first may stand alone. “Shall we talk?” behind a request in the founder’s own words sounds like somebody else’s. */
function answeredAsks(answers: readonly Fact[], reading: Reading, slots: Slots): Ask[] {
  const said = answers.map((fact) => withFullStop(sentenceOf(fact, reading, slots)));
  const last = said.at(-1) ?? '';
  const { invitations } = languages[reading.lang].cues;
  const isWished = answers.slice(-1).some((fact) => wishes(fact, reading));
  const isInvited = isWished || invitations.startsAt(wordsOf(last, reading.lang), 0) !== undefined;
  const asked = isInvited || asksAll(last, reading) ? '' : questionAfter(last, reading, slots);
  const question = asked === framesOf[reading.lang].afterNeed.people ? '' : asked;
  return said.flatMap((_, at) => {
    const ask = askOf(said.slice(0, said.length - at).join(' '));
    const answered = { ...ask, worth: worthOfAnsweredAsk(ask.words) };
    return at === 0 ? turned(answered, question) : [answered];
  });
}

/** Who asks an incubator for its programme has asked; help is for an introduction that is sought, or what is not known. */
function asksAll(said: string, { brief, lang }: Reading): boolean {
  const { introducing, unknowns } = languages[lang].cues;
  const words = wordsOf(said, lang);
  return brief.goal === 'incubator' && [introducing, unknowns].every((cue) => cue.find(words) === undefined);
}

/** With its question and without: a fact of little worth makes room for it. */
function turned(ask: Ask, question: string): Ask[] {
  if (question === '') return [ask];
  const text = ask.text === '' ? question : `${ask.text} ${question}`;
  const isWhole = ask.need.length > 0 && ask.need.every(({ cut }) => cut === undefined);
  const worth = ask.worth + (isWhole ? worthOfQuestion : worthBeside);
  return [{ ...ask, text, words: countWords(text), worth }, ask];
}

/** Two readers of 48 texts of thirty seconds scored those with a question at their end 0.3 to 0.5 of ten higher. */
const worthOfQuestion = 2;
/**
 * Less where it would take the place of the end of a need, of hours and pay; and behind a request that was answered, which turns to
 * the listener by itself (trials 70 to 72: 7.2 with a question and without).
 */
const worthBeside = 0.5;

/** “Would you like to work on this with us?” is about the sentence or two before. */
const fewLines = 2;

function stated(last: Line, reading: Reading, lines: Line[], slots: Slots, framed: Ask[]): Ask[] {
  const { brief, lang } = reading;
  const after = lines.slice(lines.indexOf(last) + 1);
  // What was answered stands elsewhere.
  const isOther = ({ kind, facts: [fact] }: Line) =>
    fact?.form !== 'fragment' || fact.field !== 'description' || kind === 'proof' || kind === 'stage';
  const end = after.findIndex(isOther);
  const isAsked = lines.some(({ kind, text }) => kind === 'need' && text.endsWith('?'));
  const isOfAll = brief.goal === 'team' || isAsked;
  const needs = isOfAll ? lines.filter(({ kind }) => kind === 'need') : withQuestionBefore(last);
  const need = [...needs, ...(brief.goal === 'users' ? [] : after.slice(0, end < 0 ? after.length : end))];
  const withQuestion = (one: Line[]): Ask[] => {
    const isSure = one.some((line) => isSurelyAsked(line, languages[lang]));
    return turned(askOf('', one), isSure ? questionAfter(one.at(-1)?.text ?? '', reading, slots) : '');
  };
  return [
    ...withQuestion(need),
    ...shorterLines(lines, lines.indexOf(last), reading).flatMap((line) => withQuestion([line])),
    ...(needs.length > 1 ? needs.slice(0, -1).map((one) => askOf('', [one])) : []),
    ...withQuestion(withQuestionBefore(last)),
    ...shortest(framed.filter(({ about }) => about === undefined)).map((ask) => ({
      ...ask,
      worth: ask.worth - lossOfStated,
    })),
  ];
}

/** A frame asks for less than the need that the brief states, and comes after it. */
const lossOfStated = 1;

/** “Furnace on 24/7” may be heard as a need, and asks nobody; nor does what is left of one that is cut. */
function isSurelyAsked({ text, facts, cut }: Line, { cues, lang }: Language): boolean {
  const words = wordsOf(text, lang);
  const isSought = [cues.needs, cues.unknowns].some((said) => said.find(words) !== undefined);
  return isSought || (cut === undefined && facts.some(({ sure }) => sure >= leastNeed));
}

/** “Would a district pay for one? That is what I’d like help finding out.” */
function withQuestionBefore(last: Line): Line[] {
  return last.after?.text.endsWith('?') === true ? [last.after, last] : [last];
}

/** A question about those who prove it makes sense once they were named. */
function aboutOf(frame: string, reading: Reading): Pick<Ask, 'about'> {
  const people = /\{(?:people|provers)\}/u.test(frame) ? peopleOf(reading) : undefined;
  return people === undefined ? {} : { about: people.fact };
}

function askOf(text: string, need: Line[] = []): Ask {
  return { text, words: countWords(text), worth: worthOfAsk(need), need };
}

/** A text without an ask is worth less than one with a fact fewer; what the brief says is needed is the best of them. */
function worthOfAsk(need: Line[]): number {
  return need.length === 0 ? 4 : 6;
}

function shortest(asks: Ask[]): Ask[] {
  return asks.toSorted((a, b) => a.words - b.words).slice(0, 1);
}
