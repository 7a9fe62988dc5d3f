import type { Language } from '../languages/language';
import { hypeIn } from '../languages/word-lists';
import { isIndefinite, isPerson } from '../languages/words';
import { isNumberWord } from '../numbers';
import type { Word } from '../phrases';
import { classify, type Classified } from './classify';
import { moneyIn } from './money';
import type { OfferReading } from './offer-phrase';
import { foundersAt, tellsState, type Unit } from './units';

/** What a sentence tells by itself, found once a brief. */
export type SentenceTraits = {
  kind: Classified;
  price: number | undefined;
  founders: number;
  stems: ReadonlySet<string>;
};

export function toldBy(unit: Unit, language: Language): SentenceTraits {
  const price = moneyIn(unit.text)?.from;
  return {
    kind: classify(unit, language),
    price,
    founders: foundersAt(unit, language),
    stems: stemsOf(unit),
  };
}

/** A sentence among the others of its brief, and how it would tell what is sold. */
export type Candidate = {
  unit: Unit;
  at: number;
  units: readonly Unit[];
  told: readonly SentenceTraits[];
  reading: OfferReading;
  audience: ReadonlySet<string>;
};

/** What speaks for or against a sentence as the one that tells what is sold, each from 0 to 1. */
export function featuresOf(candidate: Candidate, language: Language): Map<string, number> {
  const features = new Map<string, number>();
  for (const group of groups)
    for (const [name, value] of Object.entries(group(candidate, language)))
      if (Number(value) !== 0) features.set(name, Number(value));
  return features;
}

type Group = (candidate: Candidate, language: Language) => Record<string, boolean | number>;

const groups: readonly Group[] = [place, shape, subject, object, kind, manner, neighbours];

function place({ at, units, unit }: Candidate): ReturnType<Group> {
  const length = unit.words.length;
  return {
    first: at === 0,
    last: at > 2 && at === units.length - 1,
    late: at / Math.max(4, units.length - 1),
    'very-short': length < 4,
    length: Math.min(length, 18) / 18,
    'note-length': unit.hasVerb ? 0 : Math.min(length, 18) / 18,
    long: length > 30,
  };
}

function shape({ reading, at, unit, units }: Candidate): ReturnType<Group> {
  return {
    [`shape-${reading.shape}`]: true,
    [`first-${reading.shape}`]: at === 0 && shapesByPlace.has(reading.shape),
    'with-name': isNameSure(reading.offer.name, unit, units),
    'maybe-name': reading.offer.name !== undefined && !isNameSure(reading.offer.name, unit, units),
    'label-offer': unit.label === 'offer',
    'label-other': unit.label !== undefined && unit.label !== 'offer',
    hinged: unit.hinged === true,
    'first-named': at === 0 && (reading.shape === 'named' || reading.shape === 'definition'),
    praised: unit.isPraised === true,
  };
}

/** One word with a capital, at the beginning of a sentence and nowhere else, may be any noun: “Damp spoils flats”. */
function isNameSure(name: string | undefined, unit: Unit, units: readonly Unit[]): boolean {
  if (name === undefined) return false;
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(name) && unit.text.startsWith(`${name} `);
  return !isPlain || units.some((one) => one !== unit && one.text.includes(name));
}

const shapesByPlace = new Set([
  'noun',
  'equation',
  'name',
  'infinitive',
  'other',
  'deed',
  'ours',
  'possession',
]);

function subject({ unit, audience, told, at }: Candidate, language: Language): ReturnType<Group> {
  const { cues, grammar } = language;
  const { words, verb, hasVerb } = unit;
  const start = told[at]?.founders ?? -1;
  const founders = start < 0 ? [] : words.slice(start);
  const isPast =
    verb >= 0 &&
    grammar.isPast(
      words.map(({ text }) => text),
      verb,
    );
  const isState = start >= 0 && tellsState(founders, language);
  const early = words.slice(0, 5);
  return {
    'we-do': start >= 0 && !isState && !isPast,
    'we-did': start >= 0 && isPast,
    'we-are': start >= 0 && isState && !isPast,
    'we-made':
      start >= 0 && isPast && words.slice(verb + 1, verb + 6).some((word) => isIndefinite(word, language)),
    'we-after-words': start > 0 && cues.subjects.has(words[start]?.folded ?? ''),
    others: hasVerb && start < 0,
    'others-did': hasVerb && start < 0 && isPast,
    kin: start < 0 && words.some(({ folded }) => cues.kin.has(folded)),
    you: words.some(({ folded }) => cues.you.has(folded)),
    'you-first': cues.secondPersons.has(words[0]?.folded ?? ''),
    users: early.some(({ folded }) => audience.has(folded.slice(0, 5))),
    'says-users': words.slice(5).some(({ folded }) => folded.length > 4 && audience.has(folded.slice(0, 5))),
    'people-act':
      hasVerb &&
      start < 0 &&
      early.some((word) => isPerson(word, language) && !audience.has(word.folded.slice(0, 5))),
    'one-acts':
      hasVerb && start < 0 && words.slice(0, Math.min(4, verb)).some((word) => isIndefinite(word, language)),
    'that-acts': hasVerb && start < 0 && cues.titles.has(words[0]?.folded ?? ''),
    'placed-first': cues.beforePlace.has(words[0]?.folded ?? ''),
    'speaks-of-it': cues.contrasts.startsAt(words, 0) !== undefined,
    'says-label-offer': labelOfSubject(unit, language) === 'offer',
    'says-label-other': (labelOfSubject(unit, language) ?? 'offer') !== 'offer',
    'many-act': hasVerb && start < 0 && cues.many.startsAt(words, 0) !== undefined,
    hinges: cues.hinges.startsAt(words, 0) !== undefined,
    subordinate: cues.subordinators.has(words[0]?.folded ?? ''),
    negated:
      hasVerb && words.slice(0, 8).some((_, index) => cues.without.startsAt(words, index) !== undefined),
    'no-verb': !hasVerb,
    'loose-note': !hasVerb && isLoose(words, language),
  };
}

/** “For novices, for shy people”: a note that belongs to what was said. */
function isLoose(words: readonly Word[], { cues }: Language): boolean {
  return cues.beforeAudience.startsAt(words, 0) !== undefined || cues.stopNouns.has(words[0]?.folded ?? '');
}

/** “Problem is the door”, “our idea is …”. */
function labelOfSubject({ words }: Unit, { cues }: Language): string | undefined {
  const [first, second] = words;
  const isSmall = cues.titles.has(first?.folded ?? '') || cues.ourselves.has(first?.folded ?? '');
  return cues.labels.get((isSmall ? second : first)?.folded ?? '');
}

function object({ unit, audience }: Candidate, language: Language): ReturnType<Group> {
  const { cues, lang } = language;
  const { words, verb, hasVerb } = unit;
  const after = words.slice(Math.max(0, verb + 1), verb + 5);
  const indefinite = words.findIndex((word) => isIndefinite(word, language));
  const relative = words.findIndex(({ folded }) => cues.relatives.has(folded));
  return {
    'makes-one': hasVerb && after.some((word) => isIndefinite(word, language)),
    'one-that': indefinite >= 0 && relative > indefinite && relative - indefinite < 8,
    'makes-one-that':
      verb >= 0 &&
      indefinite > verb &&
      indefinite < verb + 4 &&
      relative > indefinite &&
      relative - indefinite < 8,
    'one-first': !hasVerb && indefinite === 0,
    'deed-noun': !hasVerb && cues.deedNouns.startsAt(words, 0) !== undefined,
    'number-first': isNumberWord(words[0]?.folded ?? '', lang) && indefinite !== 0,
    for: words.some((_, at) => at > 2 && namesPeople(words, at, audience, language)),
  };
}

/** “For owners of old cars”; “looks for the cause” is for nobody. */
function namesPeople(
  words: readonly Word[],
  at: number,
  users: ReadonlySet<string>,
  language: Language,
): boolean {
  const match = language.cues.beforeAudience.startsAt(words, at);
  const named = match === undefined ? [] : words.slice(match.to, match.to + 5);
  return named.some((word) => isPerson(word, language) || users.has(word.folded.slice(0, 5)));
}

function kind({ unit, at, told }: Candidate, language: Language): ReturnType<Group> {
  const { kind: found, sure } = told[at]?.kind ?? classify(unit, language);
  const money = moneyIn(unit.text);
  const numbers = unit.words.filter(({ folded }) => isNumberWord(folded, language.lang)).length;
  return {
    [`is-${found}`]: sure >= 0.5,
    'money-first': money?.from === 0,
    money: money !== undefined,
    numbers: Math.min(3, numbers) / 3,
    'price-note': !unit.hasVerb && money !== undefined && at > 0,
    'proof-note': !unit.hasVerb && found === 'proof' && at > 0,
    'number-note': !unit.hasVerb && numbers > 0 && at > 0,
    counted: !unit.hasVerb && numbers > 2,
  };
}

function manner({ unit }: Candidate, { cues, lang }: Language): ReturnType<Group> {
  const { words, text, mark } = unit;
  const early = words.slice(0, 4);
  return {
    question: mark === '?',
    exclaimed: mark === '!',
    hype: hypeIn(lang).find(words) !== undefined,
    since: early.some(({ folded }) => cues.since.has(folded)),
    nowadays: early.some(({ folded }) => cues.nowadays.has(folded) && !cues.since.has(folded)),
    colon: text.includes(': '),
  };
}

function neighbours({ unit, units, told, at }: Candidate, { cues }: Language): ReturnType<Group> {
  const [next, before] = [units[at + 1], units[at - 1]];
  const [after, last] = [told[at + 1], told[at - 1]];
  const earlier = told.slice(0, at);
  const own = told[at]?.stems ?? new Set();
  const sharing = told.filter(({ stems }, index) => index !== at && [...stems].some((stem) => own.has(stem)));
  return {
    'next-leans': next !== undefined && cues.leansOnOffer.startsAt(next.words, 0) !== undefined,
    'leans-before': at > 0 && unit.hinged !== true && cues.leansBefore.startsAt(unit.words, 0) !== undefined,
    'leans-on-offer': at > 0 && cues.leansOnOffer.startsAt(unit.words, 0) !== undefined,
    'next-price': after !== undefined && (after.kind.kind === 'price' || after.price === 0),
    'after-price': earlier.some(
      ({ kind: { kind: found }, price }) => price !== undefined && found === 'price',
    ),
    'after-proof': earlier.some(({ kind: { kind: found } }) => found === 'proof'),
    'after-need': earlier.some(({ kind: { kind: found } }) => found === 'need'),
    'after-us': last !== undefined && last.founders >= 0,
    'after-praise': before?.mark === '!',
    'after-question': before?.mark === '?',
    'after-problem': last?.kind.kind === 'problem',
    spoken: sharing.length / Math.max(2, units.length - 1),
  };
}

function stemsOf({ words }: Unit): Set<string> {
  return new Set(words.filter(({ folded }) => folded.length > 4).map(({ folded }) => folded.slice(0, 5)));
}
