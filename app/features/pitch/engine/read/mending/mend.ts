import type { Locale } from '#app/i18n/locales';
import { dictionaryOf } from '../../languages/dictionary';
import { slipsOf } from '../../languages/slips';
import { weightsOf, weightUnit } from '../../languages/weights';
import { languages } from '../../languages/language';
import { fold, upperFirst } from '../../words';
import { accentsOf, meantBy, type Meant, mostMeant } from './candidates';
import { accentsTyped, featureCount, featuresOf, hasteOf, partsOf, placeOf } from './features';

/** A word or a mark of a text, in small letters and with straight apostrophes; `to` is the offset behind it. */
export type Token = {
  typed: string;
  from: number;
  to: number;
  /** It is said as it stands. */
  isFixed: boolean;
  /** It begins a sentence with a capital, and may be a name. */
  isCapital: boolean;
};

/** How a field was typed. */
export type Habits = {
  /** By how many of its words are mended, from 0 to `mostHaste`. */
  haste: number;
  /** What has a capital in the middle of one of its sentences, in small letters. */
  names: ReadonlySet<string>;
  /** What stands in it more than once. */
  repeated: ReadonlySet<string>;
  /** How many of its accents were typed, 0 to 2. */
  accents: number;
  /** Several of its words have a wrong key. */
  hasWrongKeys: boolean;
  /** Nobody knows yet: what may be a name tells nothing. */
  isSupposed?: true;
};

/** What is said for each token, as likely as the words beside it make it. */
export function mendedTokens(tokens: readonly Token[], habits: Habits, lang: Locale): string[] {
  const before: string[] = [];
  const { has } = dictionaryOf(lang);
  const none = new Set<string>();
  return tokens.map((token, at) => {
    const { typed } = token;
    if (!token.isFixed && !has(typed)) none.add(typed);
    const isFixed = token.isFixed || habits.names.has(typed) || none.size > mostNone;
    const said = isFixed ? typed : saidFor(tokens, at, { before, habits, lang });
    before.push(...partsOf(said, lang));
    return said;
  });
}

/** Nobody mistypes more of a field; what it costs to mend one is bounded so. */
const mostNone = 40;

/**
 * What begins a sentence with a capital and is no word may be a name: it is mended once, in haste or for its apostrophe, where that is
 * nearly sure, into words that everybody uses.
 */
function saidFor(tokens: readonly Token[], at: number, context: Context): string {
  const { lang, habits } = context;
  const { typed = '', isCapital = false } = tokens[at] ?? {};
  const { has, mayBeName, rankOf } = dictionaryOf(lang);
  if (!isCapital || has(typed)) return likeliest(tokens, at, context);
  const accents = accentsOf(typed, lang).find((said) => keepsAccents(typed, said));
  const isName = habits.isSupposed || mayBeName(typed) || habits.repeated.has(typed);
  if (accents !== undefined || isName) return accents ?? typed;
  const said = likeliest(tokens, at, { ...context, least: leastOpening });
  const isUsual = partsOf(said, lang).every((part) => part.endsWith("'") || rankOf(part) <= mostUsual);
  const isInHaste = habits.haste >= fewestOfKnown && typed.length >= shortestOpening;
  return isUsual && (isInHaste || said.includes("'")) ? said : typed;
}

const shortestOpening = 4;
const leastOpening = 0.95;
/** A rank. */
const mostUsual = 20_000;

/**
 * What tells how a field was typed: `haste`, from 0 to `mostHaste`, by how many of its words would be mended if it were typed in
 * haste, and how many words that are none (`mistyped`) would be, by more than an accent. Its first words are enough.
 */
export function slipsIn(
  tokens: readonly Token[],
  lang: Locale,
): { haste: number; mistyped: number; hasWrongKeys: boolean } {
  const told = tokens.slice(0, mostTold);
  const accents = accentsTyped(told.map(({ typed }) => typed));
  const said = mendedTokens(told, { ...supposed, accents }, lang);
  const words = told.filter(({ isFixed }) => !isFixed);
  const slips = told.flatMap(({ typed }, at) =>
    said[at] === typed ? [] : [[typed, said[at] ?? ''] as const],
  );
  const { has } = dictionaryOf(lang);
  return {
    haste: hasteOf((slips.length - 1) / (words.length + unseen)),
    mistyped: slips.filter(([typed, right]) => !has(typed) && fold(right) !== fold(typed)).length,
    hasWrongKeys: slips.filter(([typed, right]) => isOfKeys(typed, right, lang)).length >= fewestWrongKeys,
  };
}

/** Whether a word was meant that was typed with a wrong key. */
export function isOfKeys(typed: string, right: string, lang: Locale): boolean {
  return meantBy[lang](typed).some(({ said, kind }) => said === right && kind.startsWith('slip'));
}

/** One may be a name. */
export const fewestWrongKeys = 3;
const mostTold = 120;
/** One slip tells nothing, and two in ten words less than ten in fifty: as many right ones are supposed. */
const unseen = 10;

const supposed: Omit<Habits, 'accents'> = {
  haste: 2,
  names: new Set(),
  repeated: new Set(),
  hasWrongKeys: false,
  isSupposed: true,
};

const longestUnit = 4;

type Context = {
  before: readonly string[];
  habits: Habits;
  lang: Locale;
  /** How likely another word has to be at least, however hastily the field was typed. */
  least?: number;
};

function likeliest(
  tokens: readonly Token[],
  at: number,
  { before, habits, lang, least = 0 }: Context,
): string {
  const [typed = '', next = '.', afterNext = '.'] = tokens.slice(at, at + 3).map((token) => token.typed);
  const meant = meantBy[lang](typed);
  if (meant.length === 1 || (habits.haste < fewestOfKnown && isLeftWithCare(meant))) return typed;
  const place = placeOf({ typed, before, next, afterNext, ...habits }, lang);
  const odds = oddsOf(meant, place, lang);
  const [own, ...others] = meant.map((one, index) => ({ ...one, odds: odds[index] ?? 0 }));
  const best = likeliestOf(others, own);
  if (own === undefined || best === undefined) return typed;
  // No dictionary has words of one letter.
  const isKnown = own.kind === 'known' || own.kind === 'short';
  const sure = isKnown ? best.odds : 1 - own.odds;
  // «En cataño»: a town that no dictionary has, more often than not.
  const isPlaced = !isKnown && slipsOf[lang].places.has(before.at(-1) ?? '');
  const steps = isPlaced ? ofFar : leastFor(best, own, isKnown, habits, lang);
  if (own.kind === 'unknown' && isTitled(before, lang)) return upperFirst(typed);
  // “12 chf”: a unit.
  const isUnit = !isKnown && typed.length <= longestUnit && /^\d/u.test(before.at(-1) ?? '');
  if (isUnit && best.kind !== 'heard' && best.kind !== 'accent') return typed;
  if (mayBe(best, own, habits, lang) && sure >= Math.max(least, steps[habits.haste] ?? 1)) return best.said;
  // What is no word without its accents is one that lacks them.
  const accents =
    own.kind === 'unknown'
      ? others.filter(({ kind, said }) => kind === 'accent' && keepsAccents(typed, said))
      : [];
  return accents.toSorted((one, other) => other.odds - one.odds)[0]?.said ?? typed;
}

/** Accents are left out more often than an ending is mistaken besides: « pas chere » is « pas chère ». */
function likeliestOf(others: readonly Weighed[], own: Meant | undefined): Weighed | undefined {
  const [likely] = others.toSorted((one, other) => other.odds - one.odds);
  if (likely === undefined || own?.kind !== 'unknown' || likely.kind === 'heard') return likely;
  return others.find(({ kind, odds }) => kind === 'accent' && odds > likely.odds * leastPlain) ?? likely;
}

type Weighed = Meant & { odds: number };

const leastPlain = 0.7;

/** «Doña mirta», “mama shiro”: a name, whatever it looks like; not «mi mamá bende», nor « 3 m prefabriqués ». */
function isTitled(before: readonly string[], lang: Locale): boolean {
  const [lead, title] = [fold(before.at(-2) ?? ''), fold(before.at(-1) ?? '')];
  const { honorifics, kin, ourselves } = languages[lang].cues;
  return honorifics.has(title) && !kin.has(title) && !ourselves.has(lead) && !/^\d/u.test(lead);
}

/** With care a word that a dictionary has stays, whatever it may mean; it has none of one letter. */
function isLeftWithCare([own]: readonly Meant[]): boolean {
  return own?.kind === 'known' || own?.kind === 'short';
}

/** A finger hardly ever slips twice alike, an ear does; what was typed with an accent is meant with one. */
function mayBe({ kind, said }: Meant, own: Meant, { repeated, haste }: Habits, lang: Locale): boolean {
  const isTwice = repeated.has(own.said) && (kind.startsWith('slip') || kind === 'alike twice');
  const isOtherWord = own.kind !== 'unknown' && fold(said) !== fold(own.said);
  // « janvié »: in haste é is written for er, ez and ait, too.
  const isEndOpen = lang === 'fr' && haste >= fewestOfKnown;
  const typed = isEndOpen ? own.said.replace(/é$/u, '') : own.said;
  return !isTwice && (isOtherWord || keepsAccents(typed, said));
}

/** « Aprés » has the wrong one. */
function keepsAccents(typed: string, said: string): boolean {
  const accents = [...said].filter((letter) => fold(letter) !== letter).map((letter) => fold(letter));
  return [...typed].every((letter) => fold(letter) === letter || accents.includes(fold(letter)));
}

/**
 * How likely another word has to be: a word of the language stays unless it is likelier by far, and what is none is hardly ever
 * meant. The more hastily a field was typed, the less; but what looks little like it is often a word that no dictionary has.
 */
function leastFor(
  { kind, far, said }: Meant,
  own: Meant,
  isKnown: boolean,
  { hasWrongKeys, repeated }: Habits,
  lang: Locale,
): readonly number[] {
  if (isKnown) return kind.includes('>') ? ofEndings[lang] : ofKnown;
  const isName = own.kind === 'name';
  if (kind === 'heard' || (!isName && areTurned(fold(said), fold(own.said)))) return ofNear;
  if (hasWrongKeys && kind.startsWith('slip')) return ofKeys;
  if (kind === 'sound' && !isName && !repeated.has(own.said)) return ofSounds[lang];
  if (kind.startsWith('alike') || kind.startsWith('slip')) return ofLetters(kind, lang);
  // “june” may be a name that lacks its capital.
  const isNear = far < 2 && (isName ? kind === 'accent' : nearSlips.has(kind));
  if (!isNear) return ofFar;
  return far > 0 ? ofParts : ofNear;
}

/** “becuase”: two letters the wrong way round, which are two that differ. */
function areTurned(said: string, typed: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== said.charAt(place));
  const [one, other] = [typed.charAt(at), typed.charAt(at + 1)];
  return at >= 0 && typed.slice(0, at) + other + one + typed.slice(at + 2) === said;
}

/** By how hastily the field was typed. */
const fewestOfKnown = 2;
const ofKnown = [Infinity, Infinity, 0.92, 0.8, 0.7, 0.7];
/** For two words written as one, and a plural that is not heard. */
const ofParts = [0.95, 0.9, 0.6, 0.6, 0.5, 0.5];
const ofNear = [0.7, 0.7, 0.6, 0.6, 0.5, 0.5];
/** Most French endings are not heard, and written for each other; in English and Spanish a right one is hardly ever meant for another. */
const ofEndings = {
  en: [Infinity, Infinity, 0.95, 0.95, 0.9, 0.9],
  es: [Infinity, Infinity, 0.99, 0.99, 0.98, 0.98],
  fr: [Infinity, Infinity, 0.75, 0.6, 0.5, 0.5],
};
/** One letter more, less or other makes many names and local words one that a dictionary has, and some of what sounds alike. */
function ofLetters(kind: string, lang: Locale): readonly number[] {
  const least = (kind.startsWith('alike') ? alikeLeast : slipLeast)[lang];
  return [0.999, 0.995, least, least, least, least];
}

const alikeLeast = { en: 0.9, es: 0.7, fr: 0.7 };
const slipLeast = { en: 0.9, es: 0.9, fr: 0.8 };
const ofKeys = [0.98, 0.95, 0.7, 0.7, 0.7, 0.7];
const ofFar = [0.98, 0.98, 0.95, 0.9, 0.9, 0.9];
/** Spanish is written as it sounds: what sounds alike is hardly ever another word, unless it stands there twice. */
const ofSounds = { en: ofFar, es: [0.98, 0.98, 0.8, 0.8, 0.8, 0.8], fr: ofFar };
const nearSlips = new Set('accent,elided,joined,mute,several'.split(','));

const places = new Int32Array(featureCount);

/** Together 1. */
function oddsOf(meant: readonly Meant[], place: ReturnType<typeof placeOf>, lang: Locale): readonly number[] {
  const weights = weightsOf('mending', lang);
  const scores = meant.slice(0, mostMeant).map((one) => {
    featuresOf(one, place, places);
    let sum = 0;
    for (const bucket of places) sum += weights[bucket] ?? 0;
    return sum * weightUnit;
  });
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}
