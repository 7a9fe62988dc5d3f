import type { Brief } from '../../brief-schema';
import type { Language } from '../languages/language';
import { fold, hasDigit } from '../words';
import { hypeIn } from '../languages/word-lists';
import { isPriceFirst, moneyIn } from './money';
import { measured } from './measure';
import { foundersAt, tellsState, type Unit } from './units';

/** What is known beside the sentences when one asks what each of them tells. */
export type SentenceContext = Pick<Brief, 'category' | 'goal' | 'usedBy'>;

export type Sentence = Pick<Unit, 'text' | 'words' | 'verb' | 'hasVerb' | 'isOurs' | 'mark'>;

/** A sentence by itself, as it is labelled. */
export function sentenceFrom(text: string, language: Language): Sentence {
  const [, said = text, mark = ''] = /^(.*?)\s?([!?]?)$/su.exec(text) ?? [];
  return { ...measured(said, language), mark: mark === '?' || mark === '!' ? mark : '' };
}

export type Features = ReadonlyMap<string, number>;

/** What the weights of a language are for: words and their order in a sentence, its place, its neighbours; 0 to 1 each. */
export function featuresIn(
  sentences: readonly Sentence[],
  context: SentenceContext,
  language: Language,
): Features[] {
  const praising = sentences.map(({ words }) => hypeIn(language.lang).find(words) !== undefined);
  const tokens = sentences.map(({ text, mark }) => tokensIn(text + mark));
  const readers = new Set(tokensIn(context.usedBy).filter(isLong).map(stemOf));
  return sentences.map((_, at) =>
    featuresAt(at, { sentences, tokens, praising, readers, context, language }),
  );
}

type Text = {
  sentences: readonly Sentence[];
  tokens: readonly string[][];
  /** Which of them hold a word of praise. */
  praising: readonly boolean[];
  /** The beginnings of the words for who uses it. */
  readers: ReadonlySet<string>;
  context: SentenceContext;
  language: Language;
};

type Feature = readonly [name: string, value: number];

function featuresAt(at: number, text: Text): Features {
  const { sentences, praising, language } = text;
  const own = sentences[at];
  const tokens = text.tokens[at] ?? [];
  const others = Math.min(2, praising.filter((is, index) => is && index !== at).length) / 2;
  const isBare = own !== undefined && !hasDigit(own.text) && !/(?<=[\p{Ll},] )\p{Lu}/u.test(own.text);
  return new Map<string, number>([
    ...wordFeatures(tokens),
    ...neighbourFeatures(at, text),
    ...placeFeatures(at, tokens, text),
    ...(own ? [[actorIn(own, language), 1] as const] : []),
    ['money', own && moneyIn(own.text) ? 1 : 0],
    ['money-early', own && isPriceFirst(own.text, own.words) ? 1 : 0],
    ['praises', praising[at] === true ? 1 : 0],
    ['beside-praise', others],
    ['praises-beside-praise', praising[at] === true ? others : 0],
    ['bare-beside-praise', isBare ? others : 0],
    ['points-at-offer', pointsAtOffer(own, language) ? 1 : 0],
    ['points-back', own && language.cues.leansBefore.startsAt(own.words, 0) ? 1 : 0],
    // “My idea is a …”, “Kolibri is a …”.
    ['makes', own && language.cues.makers.find(own.words.slice(0, mostBeforeOffer)) ? 1 : 0],
    ['defines', own && language.cues.definition.find(own.words.slice(0, mostBeforeOffer)) ? 1 : 0],
    ['after-points-at-offer', pointsAtOffer(sentences[at + 1], language) ? 1 : 0],
  ]);
}

/** A word of a short sentence tells more than one of a long sentence. */
function wordFeatures(tokens: readonly string[]): Feature[] {
  const share = Math.sqrt(usualLength / Math.max(3, tokens.length));
  return [
    ...tokens.flatMap((token): Feature[] => [
      [`word ${token}`, share],
      ...(token.length >= 5 ? [[`end ${token.slice(-3)}`, share] as const] : []),
      ...(token.length >= 6 ? [[`begin ${stemOf(token)}`, share] as const] : []),
    ]),
    ...pairsOf(tokens).map((pair) => [`pair ${pair}`, share] as const),
    [`first ${tokens[0]}`, 1],
    [`second ${tokens[1]}`, 1],
    [`opens ${tokens.slice(0, 2).join(' ')}`, 1],
  ];
}

function neighbourFeatures(at: number, { tokens }: Text): Feature[] {
  const { [at - 1]: before = ['^'], [at + 1]: after = ['$'] } = tokens;
  return [
    ...before.map((token) => [`before ${token}`, neighbour] as const),
    ...after.map((token) => [`after ${token}`, neighbour] as const),
    [`before-first ${before[0]}`, 1],
    [`after-first ${after[0]}`, 1],
    [`after-opens ${after.slice(0, 2).join(' ')}`, 1],
  ];
}

function placeFeatures(
  at: number,
  tokens: readonly string[],
  { sentences, readers, context: { category, goal } }: Text,
): Feature[] {
  return [
    ['any', 1],
    ['is-first', at === 0 ? 1 : 0],
    ['is-second', at === 1 ? 1 : 0],
    // The second of two ends nothing.
    ['is-last', at >= fewestBeforeLast && at === sentences.length - 1 ? 1 : 0],
    ['place', at / Math.max(fewestBeforeLast, sentences.length - 1)],
    ['length', Math.min(tokens.length, mostLength) / mostLength],
    ['is-short', tokens.length <= 4 ? 1 : 0],
    [`category ${category}`, 1],
    [`goal ${goal}`, 1],
    [`first-of ${category}`, at === 0 ? 1 : 0],
    ['names-readers', tokens.some((token) => readers.has(stemOf(token))) ? 1 : 0],
  ];
}

/** Who acts, and when: “we do”, “we did”, “we are”, others, nobody. */
function actorIn(sentence: Sentence, language: Language): string {
  const { words, verb, hasVerb } = sentence;
  const founders = foundersAt(sentence, language);
  if (!hasVerb) return founders < 0 ? 'no-verb' : 'founders';
  const texts = words.map(({ text }) => text);
  const when = verb >= 0 && language.grammar.isPast(texts, verb) ? 'did' : 'do';
  if (founders < 0) return `others ${when}`;
  return when === 'do' && tellsState(words.slice(founders), language) ? 'we are' : `we ${when}`;
}

function pointsAtOffer(sentence: Sentence | undefined, { cues }: Language): boolean {
  return sentence !== undefined && cues.leansOnOffer.startsAt(sentence.words, 0) !== undefined;
}

const usualLength = 6;
const fewestBeforeLast = 2;
const mostLength = 30;
const neighbour = 0.3;
const mostBeforeOffer = 10;

/** Words without accents, any number as `#`, marks that tell something. */
function tokensIn(text: string): string[] {
  return [...fold(text).matchAll(token)].map(({ 0: found }) => (hasDigit(found) ? '#' : found));
}

const token = /\p{L}+|\d(?:[\d.,\u202f\u00a0 ]{0,12}\d)?|[€$£₹₦%?!:]/gu;

function pairsOf(tokens: readonly string[]): string[] {
  return tokens.slice(1).map((second, at) => `${tokens[at]} ${second}`);
}

function isLong({ length }: string): boolean {
  return length > 4;
}

function stemOf(word: string): string {
  return word.slice(0, 5);
}
