import { leastSure, type Reading } from '../facts';
import { type Language, languages } from '../languages/language';
import { isPerson, stemsIn } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import { rememberedFor } from '../words';
import type { Line, Reference } from './lines';
import { agrees, nounsIn, pointedIn, type Pronoun, unboundIn } from './pronouns';

/** “The postie checks it”, « Nous les remettons à l’heure », «Las repartimos», « avec ce typha »: said by themselves they tell nothing. */
export function referencesOf(lines: readonly Line[], at: number, reading: Reading): Reference[] {
  const line = lines[at];
  if (line?.facts[0]?.field !== 'description' || reading.quotedLang !== undefined) return [];
  const language = languages[reading.lang];
  const before = lines
    .slice(Math.max(0, at - mostBack), at)
    .filter(({ facts }) => facts[0]?.field === 'description');
  const refer = (on: Line | undefined, from: number, isNamedIn: Reference['isNamedIn']): Reference[] =>
    on ? [{ on, at: from, loss: Math.max(leastLoss, line.worth), isNamedIn }] : [];
  const pointed = pointedIn(line.text, language).flatMap(({ stem, from }) => {
    const isNamedIn = (other: Line) => stemsOf(other.text, language).has(stem);
    const isSold = before.some((one) => one.kind === 'offer' && isNamedIn(one));
    return isSold ? [] : refer(before.findLast(isNamedIn), from, isNamedIn);
  });
  const words = wordsOf(line.text, reading.lang);
  const pronouns = unboundIn(line.text, language).flatMap((pronoun) => {
    const isNamedIn = rememberedFor((other: Line) => names(other, pronoun, language));
    const isOfTopic = (one: Line) => line.kind === 'offer' && namesTopic(one, pronoun, reading);
    const on = before.findLast(isOfTopic) ?? before.findLast(isNamedIn);
    const isClear = on === undefined || isOfOffer(pronoun, on, { lines, at, reading });
    return isClear ? [] : refer(on, words[pronoun.at]?.from ?? 0, isNamedIn);
  });
  const replacing = replacedAt(words, language);
  const replaced = replacing === undefined ? [] : refer(before.at(-1), replacing, () => true);
  return [...pointed, ...pronouns, ...replaced, ...halves(line, before.at(-1), language)];
}

/** Where “we send you invigilators instead” stands for what the line before told; not “instead of”. */
function replacedAt(words: readonly Word[], { cues }: Language): number | undefined {
  const found = cues.replacing.find(words);
  const isSaid = cues.keepsPreposition.has(words[found?.to ?? -1]?.folded ?? '');
  return found && !isSaid ? words[found.from]?.from : undefined;
}

/**
 * “The houses were floated away”, « La moitié tombe »: of what, the end of the line before tells. A half is none without it.
 */
function halves(line: Line, before: Line | undefined, language: Language): Reference[] {
  const { cues, lang } = language;
  const words = wordsOf(line.text, lang);
  const [first, noun] = words;
  if (!first || !noun || before === undefined || before.order !== line.order - 1) return [];
  const part = cues.parts.startsAt(words, 0);
  const isOfWhole = part !== undefined && cues.keepsPreposition.has(words[part.to]?.folded ?? '');
  const isTold = words
    .slice(2, 4)
    .some(({ folded }) => cues.keepsPreposition.has(folded) || cues.relatives.has(folded));
  const isDefinite = cues.titles.has(first.folded) && !isTold;
  const [stem = ''] = stemsIn([noun], language);
  if (isOfWhole || (part === undefined && !isDefinite)) return [];
  const isNamedIn = ({ cut, text }: Line) =>
    cut === undefined || (part === undefined && stemsOf(text, language).has(stem));
  const loss = part ? Math.max(leastLoss, line.worth) : lossOfEnd;
  return [{ on: before, at: 0, loss, isNamedIn, ...(part ? {} : { isOfEnd: true as const }) }];
}

/** As much as a clause is worth. */
const lossOfEnd = 3;

const mostBack = 4;

/** No less than a fact. */
const leastLoss = 6;

/** What is lost for what they speak of and do not name. */
export function lossOfUnnamed(lines: readonly Line[]): number {
  if (lines.every(({ refers }) => refers.length === 0)) return 0;
  const said = new Map(lines.map((line) => [line.order, line]));
  return lines.reduce((sum, { refers, text }) => {
    const lost = refers.filter(({ on, at, isNamedIn, isOfEnd }) => {
      const named = said.get(on.order);
      return at < text.length && (named ? !isNamedIn(named) : !isOfEnd);
    });
    return lost.reduce((all, { loss }) => all + loss, sum);
  }, 0);
}

/**
 * Behind the offer most pronouns stand for what is sold, be it one or many. In English none tells more; in the others one of
 * another gender does, and one right behind another thing where the offer is in doubt.
 */
function isOfOffer(
  pronoun: Pronoun,
  on: Line,
  { lines, at, reading }: { lines: readonly Line[]; at: number; reading: Reading },
): boolean {
  const language = languages[reading.lang];
  const offer = lines.slice(0, at).find(({ kind }) => kind === 'offer');
  const isOffer = lines[at]?.kind === 'offer';
  // Who acts in the offer, or in any sentence of English, is as a rule whom everybody knows.
  if (pronoun.isSubject && (isOffer || pronoun.at === 0 || language.grammar.headLast)) return true;
  if (offer === undefined) return false;
  // «Lo probé»: of no gender.
  if (language.grammar.headLast || (pronoun.gender === 'any' && pronoun.number === 'one')) return true;
  if (reading.offerSure < leastSure.told && on === lines[at - 1]) return false;
  return nounsIn(offer.text, language).some((noun) => agrees({ ...noun, number: 'any' }, pronoun));
}

/** What whoever uses it has, too: “village halls that own a defibrillator”. */
function namesTopic({ text }: Line, pronoun: Pronoun, { brief, lang }: Reading): boolean {
  const language = languages[lang];
  const isThing = (word: Word) => !isPerson(word, language);
  const topic = stemsIn(wordsOf(brief.usedBy, lang).filter(isThing), language);
  const words = wordsOf(text, lang);
  return nounsIn(text, language).some((noun) => {
    const stems = stemsIn(words.slice(noun.at, noun.at + mostOfNoun), language);
    return agrees(noun, pronoun) && [...stems].some((stem) => topic.has(stem));
  });
}

/** “A drinking fountain” */
const mostOfNoun = 2;

/** Whether its words name what a pronoun may stand for; of a line without its end, all that the whole one names. */
function names({ text, cut }: Line, pronoun: Pronoun, language: Language): boolean {
  const namesIt = (words: string) => nounsIn(words, language).some((noun) => agrees(noun, pronoun));
  const gone = cut?.gone.map((word) => word.text).join(' ') ?? '';
  return namesIt(text) && !namesIt(gone);
}

function stemsOf(text: string, language: Language): ReadonlySet<string> {
  return stemsIn(wordsOf(text, language.lang), language);
}
