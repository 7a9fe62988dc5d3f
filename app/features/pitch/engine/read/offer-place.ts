import type { Language } from '../languages/language';
import { leastSure } from '../facts';
import { dictionaryOf } from '../languages/dictionary';
import { isArticle, isIndefinite, isSmallWord, soughtAt, startsWithUs } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import { fold, hasDigit, startsUpper } from '../words';
import { isName, nameMade } from './names';
import { isAnswer, isDefinition, isIntroduction } from './offer';
import { likeliest, type Odds } from './sentence-kinds';
import { measured } from './measure';
import { foundersAt, tellsState, type Unit } from './units';

/** Which sentence tells what is sold, and how surely, 0 to 1. */
export type OfferFound = { at: number; sure: number };

type Weighed = { units: readonly Unit[]; odds: readonly Odds[] };

/** A sentence that says outright what it is, else the likeliest. */
export function placeOfOffer(weighed: Weighed, language: Language): OfferFound {
  const at = weighed.units.findIndex(
    (unit, index) =>
      isDefinition(unit, language) ||
      isAnswer(unit, language) ||
      (index === 0 && isIntroduction(unit, language)),
  );
  if (at >= 0) return { at, sure: 1 };
  const made = weighed.units.findIndex((unit, index) =>
    isMadeBefore(unit, weighed.units[index - 1], language),
  );
  if (made >= 0) return { at: made, sure: leastSure.told };
  const first = firstInDoubt(likeliestOffer(weighed.odds), weighed, language);
  return whatItPointsAt(worthiestInDoubt(first, weighed, language), weighed, language);
}

/** “… before I built Keyfinger. It is a rail with 61 soft fingers”. */
function isMadeBefore(unit: Unit, before: Unit | undefined, language: Language): boolean {
  return before !== undefined && isIntroduction(unit, language) && nameMade(before, language) !== undefined;
}

/** “I glue tyres in my garage. … I write the weight in the rim”: where it is in doubt, founders say first what they do. */
function firstInDoubt(found: OfferFound, { units, odds }: Weighed, language: Language): OfferFound {
  const [first] = units;
  const share = odds[0]?.get('offer') ?? 0;
  const objects = first?.words.slice(first.verb + 1, first.verb + 3) ?? [];
  const isMany = objects.some(({ text, folded }) => folded.length > 3 && language.grammar.isPlural(text));
  const isDeed =
    first !== undefined && isMany && foundersAt(first, language) === 0 && !tellsState(first.words, language);
  const isFirst = isDeed && share > leastOfFirst && share > (odds[found.at]?.get('offer') ?? 0) * leastBeside;
  return found.at > 0 && found.sure < leastSure.told && isFirst ? { ...found, at: 0 } : found;
}

const leastOfFirst = 0.25;
const leastBeside = 0.33;

/** Where it is in doubt, what its words tell counts beside the odds. */
function worthiestInDoubt(found: OfferFound, { units, odds }: Weighed, language: Language): OfferFound {
  if (found.sure >= mostInDoubt) return found;
  const signs = units.map((unit, at) => signOf(unit, at, odds[at], language));
  const share = (at: number) => odds[at]?.get('offer') ?? 0;
  const worth = signs.map((sign, at) => sign + share(at));
  const at = worth.indexOf(Math.max(...worth));
  return at === found.at ? found : { at, sure: leastSure.told };
}

/** More than 0 for what is likelier the offer than it looks. */
function signOf(unit: Unit, at: number, odds: Odds | undefined, language: Language): number {
  const { words } = unit;
  const acts = foundersAt(unit, language);
  if (soughtAt(words, language) >= 0 && (startsWithUs(words, language) || acts >= 0)) return signs.need;
  if (isUnderName(unit, language)) return signs.underName;
  if (makesThing(unit, language)) return signs.made;
  if (isOfReader(unit, language)) return signs.reader;
  const kind = odds && likeliest(odds);
  const isOfCustomer =
    (kind === 'proof' && hasDigit(unit.text)) ||
    (kind === 'price' && language.cues.buying.startsAt(words, unit.verb) !== undefined);
  if (at > 0 && !isOfCustomer && actsUnderName(unit, language)) return signs.named;
  return 0;
}

const signs = { underName: 0.8, named: 0.6, made: 0.4, need: -0.4, reader: -0.3 };

/** “At Plume Sèche, we wash …”, «En Segundo Chukker, mi taller, arreglo …»; not “In Leeds, we …”, « Dans la Sava, on … ». */
function isUnderName({ text, words }: Unit, language: Language): boolean {
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
function isOfReader({ words }: Unit, { cues }: Language): boolean {
  const [first, second] = words;
  const isLed = cues.subordinators.has(first?.folded ?? '') && cues.listeners.has(second?.folded ?? '');
  return isLed && !words.some(({ folded }) => cues.ourselves.has(folded));
}

/** “I built Dolly, a sheep on four wheels”, « Je fabrique Takamarika, un poinçon … »: its name, and what it is. */
function makesThing({ text, words }: Unit, language: Language): boolean {
  const made = language.cues.makers.startsAt(words, 0);
  const thing = words[made?.to ?? words.length];
  if (made === undefined || !startsUpper(thing?.text ?? '') || !startsWithUs(words, language)) return false;
  const [, what = ''] = text.slice(thing?.from).split(', ');
  return isIndefinite(wordsOf(what, language.lang)[0], language);
}

/** “Courtpad puts three microphones in the courtroom”, “Zaritol, from Salem, tests the border” */
function actsUnderName(unit: Unit, language: Language): boolean {
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
  const last = words.slice(0, mostNameWords).findLastIndex((word) => startsUpper(word.text));
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

/** A rare word that is no name, or several of which one is a common word: not “Amina”, nor “New York”. */
function isCoined(words: readonly Word[], { cues: { kin, people }, lang }: Language): boolean {
  const { has, frequent, isName: isProper } = dictionaryOf(lang);
  const small = words.map(({ text }) => text.toLocaleLowerCase());
  const [only = ''] = small;
  const isUsual = (word: string) => frequent(fold(word)).some(({ rank }) => rank < mostUsual);
  if (small.length === 1) return !isProper(only) && (!has(only) || !isUsual(only));
  const isOfPeople = words.some(({ folded }) => kin.has(folded) || people.has(folded));
  return !isOfPeople && small.some((word) => word.length > 2 && !isProper(word));
}

const mostInDoubt = 0.7;
const mostUsual = 22_000;

/** “It is a hollow brick …” points back to what named the thing, “I do them in the van” to what they do; where that may be the offer too. */
function whatItPointsAt(found: OfferFound, { units, odds }: Weighed, language: Language): OfferFound {
  const { at } = found;
  const unit = units[at];
  if (at < 1 || unit === undefined) return found;
  const acts = actsOnNamed(unit, language);
  if (!acts && !isIntroduction(unit, language)) return found;
  const share = (index: number) => odds[index]?.get('offer') ?? 0;
  const named = acts && share(at - 2) > share(at - 1) ? at - 2 : at - 1;
  return share(named) > share(at) * mostBeside ? { ...found, at: named } : found;
}

/** “We mill it in Apia”, « On le fabrique ici »: what, another sentence says. */
function actsOnNamed(unit: Unit, language: Language): boolean {
  const { cues, grammar } = language;
  const { words, verb } = unit;
  const object = words[grammar.headLast ? verb + 1 : verb - 1];
  return foundersAt(unit, language) >= 0 && verb >= 0 && cues.named.has(object?.folded ?? '');
}

const mostBeside = 0.4;

export function likeliestOffer(odds: readonly Odds[]): OfferFound {
  const offers = odds.map((one) => one.get('offer') ?? 0);
  const best = Math.max(0, ...offers);
  const all = offers.reduce((sum, one) => sum + one, 0);
  return { at: offers.indexOf(best), sure: all === 0 ? 0 : best / all };
}
