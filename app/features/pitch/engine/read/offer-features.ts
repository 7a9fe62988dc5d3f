import type { Language } from '../languages/language';
import { nameLinks } from '../languages/all';
import { dictionaryOf } from '../languages/dictionary';
import { isArticle, isIndefinite, isSmallWord, soughtAt, startsWithUs } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import { hasDigit, startsUpper } from '../words';
import { measured } from './measure';
import { isCoined, isName, nameMade } from './names';
import { isAnswer, isDefinition, isIntroduction } from './offer';
import type { Features, Sentence } from './sentence-features';
import type { Odds } from './sentence-kinds';
import { foundersAt, tellsState } from './units';

/** The sentences of a description with the odds of what each tells. */
export type Weighed = { units: readonly Sentence[]; odds: readonly Odds[] };

/** What tells that a sentence is the one that says what is sold; each 0 to 1 but for the logarithm of its odds. */
export function offerFeatures(at: number, weighed: Weighed, language: Language): Features {
  const [unit, own] = [weighed.units[at], weighed.odds[at]];
  if (unit === undefined || own === undefined) return new Map();
  const ofWords = signsOfWords(unit, language);
  const signs: Signs = {
    ...ofWords,
    ...signsOfPlace(unit, at, weighed, language),
    'named later': at > 0 && ofWords['named'] === true,
  };
  return new Map<string, number>([
    ['odds', Math.log((own.get('offer') ?? 0) + leastOdds)],
    ...[...own].filter(([kind]) => kind !== 'offer').map(([kind, share]) => [`is ${kind}`, share] as const),
    ['words', Math.min(unit.words.length, mostWords) / mostWords],
    ['place', at / Math.max(1, weighed.units.length - 1)],
    ...Object.entries(signs).flatMap(([name, is]) => (is ? [[name, 1] as const] : [])),
  ]);
}

type Signs = Record<string, boolean>;

function signsOfWords(unit: Sentence, language: Language): Signs {
  const { words, text, mark } = unit;
  const { cues } = language;
  const acts = foundersAt(unit, language);
  const isSought = soughtAt(words, language) >= 0;
  return {
    [actorIn(unit, acts, language)]: true,
    definition: isDefinition(unit, language),
    answer: isAnswer(unit, language),
    sought: isSought,
    'we seek': isSought && (startsWithUs(words, language) || acts >= 0),
    'under a name': isUnderName(unit, language),
    named: actsUnderName(unit, language),
    'makes a thing': makesThing(unit, language),
    makes: cues.makers.find(words.slice(0, mostBeforeMaker)) !== undefined,
    'of the reader': isOfReader(unit, language),
    'acts on what was named': actsOnNamed(unit, language),
    'holds a name': words.slice(1).some((word) => isNewName(word, language)),
    'begins with a name': words[0] !== undefined && isNewName(words[0], language),
    'begins with a title': isArticle(words[0], language) && startsUpper(words[1]?.text ?? ''),
    ours: acts < 0 && words.slice(0, 2).some(({ folded }) => cues.ourselves.has(folded)),
    short: words.length <= fewWords,
    digit: hasDigit(text),
    question: mark === '?',
    'points at it': pointsAtOffer(unit, language),
    'points back': cues.leansBefore.startsAt(words, 0) !== undefined,
  };
}

function signsOfPlace(unit: Sentence, at: number, { units, odds }: Weighed, language: Language): Signs {
  const [before, after] = [units[at - 1], units[at + 1]];
  const shareOf = (other: number) => odds[other]?.get('offer') ?? 0;
  return {
    [places[at] ?? 'later']: true,
    'first without a verb': at === 0 && !unit.hasVerb,
    last: at === units.length - 1,
    likeliest: odds.every((_, other) => shareOf(other) <= shareOf(at)),
    [at === 0 ? 'introduction' : 'later introduction']: isIntroduction(unit, language),
    'made before': isMadeBefore(unit, before, language),
    'before an introduction': after !== undefined && isIntroduction(after, language),
    'before what points at it': after !== undefined && pointsAtOffer(after, language),
    'behind a problem': (odds[at - 1]?.get('problem') ?? 0) > likely,
  };
}

const places = ['first', 'second'];
const leastOdds = 0.001;
const mostBeforeMaker = 10;
const mostWords = 30;
const fewWords = 4;
const likely = 0.5;

/** Who acts, and when. */
function actorIn(unit: Sentence, acts: number, language: Language): string {
  const { words, verb, hasVerb } = unit;
  if (!hasVerb) return 'nobody acts';
  const texts = words.map(({ text }) => text);
  const isPast = verb >= 0 && language.grammar.isPast(texts, verb);
  if (acts < 0) return isPast ? 'others did' : 'others do';
  if (tellsState(words, language)) return 'we are';
  return isPast ? 'we did' : 'we do';
}

function pointsAtOffer({ words }: Sentence, { cues }: Language): boolean {
  return cues.leansOnOffer.startsAt(words, 0) !== undefined;
}

function isNewName(word: Word, language: Language): boolean {
  return startsUpper(word.text) && word.text.length > 2 && !hasDigit(word.text) && isCoined([word], language);
}

/** “… before I built Keyfinger. It is a rail with 61 soft fingers”. */
function isMadeBefore(unit: Sentence, before: Sentence | undefined, language: Language): boolean {
  return before !== undefined && isIntroduction(unit, language) && nameMade(before, language) !== undefined;
}

/** “At Plume Sèche, we wash …”, «En Segundo Chukker, mi taller, arreglo …»; not “In Leeds, we …”, « Dans la Sava, on … ». */
function isUnderName({ text, words }: Sentence, language: Language): boolean {
  const [first, name] = words;
  if (!isSmallWord(first, language) || !startsUpper(name?.text ?? '')) return false;
  const end = words.findIndex(({ text: word }, at) => at > 1 && !startsUpper(word));
  const named = words.slice(1, end < 0 ? undefined : end);
  const lead = text.slice(name?.from, named.at(-1)?.to);
  if (end < 0 || !isName(lead, language.cues) || !isCoined(named, language)) return false;
  // «En San Juan esperamos»: without a comma it is a town.
  if (text.charAt(words[end - 1]?.to ?? 0) !== ',') return false;
  const rest = text.slice(words[end]?.from).split(', ').slice(0, 2);
  return rest.some((part) => startsWithUs(wordsOf(part, language.lang), language));
}

/** “If you look after a hospital, you have tubes in the walls”: whom it is for. */
function isOfReader({ words }: Sentence, { cues }: Language): boolean {
  const [first, second] = words;
  const isLed = cues.subordinators.has(first?.folded ?? '') && cues.listeners.has(second?.folded ?? '');
  return isLed && !words.some(({ folded }) => cues.ourselves.has(folded));
}

/** “I built Dolly, a sheep on four wheels”, « Je fabrique Takamarika, un poinçon … »: its name, and what it is. */
function makesThing({ text, words }: Sentence, language: Language): boolean {
  const made = language.cues.makers.startsAt(words, 0);
  const thing = words[made?.to ?? words.length];
  if (made === undefined || !startsUpper(thing?.text ?? '') || !startsWithUs(words, language)) return false;
  const [, what = ''] = text.slice(thing?.from).split(', ');
  return isIndefinite(wordsOf(what, language.lang)[0], language);
}

/** “Courtpad puts three microphones in the courtroom”, “Zaritol, from Salem, tests the border” */
function actsUnderName(unit: Sentence, language: Language): boolean {
  const { cues, grammar, lang } = language;
  const [name = '', aside = '', ...rest] = unit.text.split(', ');
  // “Silverfish, in old houses, eats the glue” is no name.
  const isNew = !dictionaryOf(lang).has(name.toLocaleLowerCase());
  const isApart =
    rest.length > 0 &&
    isNew &&
    measured(name, language).words.length <= 2 &&
    !measured(aside, language).hasVerb;
  const { text, words, verb } = isApart ? measured(`${name} ${rest.join(', ')}`, language) : unit;
  // “Clean Coat collects on Monday”, « La Grange aux Voix ouvre … »: small words may stand inside, no others.
  const end = words.findIndex(({ text: word, folded }) => !startsUpper(word) && !nameLinks.has(folded));
  const last = words.slice(0, Math.min(mostNameWords, end)).findLastIndex((word) => startsUpper(word.text));
  if (last === 1 && isArticle(words[0], language)) return false;
  const named = words.slice(0, last + 1);
  const after = words.slice(last + 1);
  const bare = after.findIndex(({ folded }) => !cues.objectPronouns.has(folded));
  const does = after.slice(Math.max(0, bare)).map((word) => word.text);
  const isNow =
    !cues.copulas.has(after[Math.max(0, bare)]?.folded ?? '') &&
    !grammar.isPast(does, 0) &&
    (lang !== 'en' || does[0]?.endsWith('s') === true);
  const acts =
    isNow &&
    (verb === last + 1 + bare ||
      grammar.finiteVerbIndex(does) === 0 ||
      grammar.firstWordForm(does) === 'third' ||
      (grammar.barelyNames &&
        !isSmallWord(after[bare], language) &&
        (isArticle(after[bare + 1], language) || cues.demonstratives.has(after[bare + 1]?.folded ?? ''))));
  return acts && isName(text.slice(0, named.at(-1)?.to), cues) && isCoined(named, language);
}

const mostNameWords = 5;

/** “We mill it in Apia”, « On le fabrique ici »: what, another sentence says. */
export function actsOnNamed(unit: Sentence, language: Language): boolean {
  const { cues, grammar } = language;
  const { words, verb } = unit;
  const object = words[grammar.headLast ? verb + 1 : verb - 1];
  return foundersAt(unit, language) >= 0 && verb >= 0 && cues.named.has(object?.folded ?? '');
}
