import type { AnsweredBrief } from '../../pitch';
import { leastSure } from '../facts';
import type { Language } from '../languages/language';
import { isSmallWord } from '../languages/words';
import { isNumberWord } from '../numbers';
import type { Word } from '../phrases';
import { hasDigit } from '../words';
import { withDeeds } from './deed';
import { withoutThose } from './fields';
import { titledAt, type Told } from './name-notes';
import { likeliestOffer, placeOfOffer } from './offer-place';
import { isPraising, withoutPraisedEnds } from './praised-ends';
import { featuresIn } from './sentence-features';
import { isPraise, oddsIn, praiseIn } from './sentence-kinds';
import type { Unit } from './units';

/** Praise without a number tells nothing, unless there is nothing else. */
export function withoutPraise(
  all: Unit[],
  brief: AnsweredBrief,
  language: Language,
): Told & { isPraised: boolean } {
  const features = featuresIn(all, brief, language);
  const praise = praiseIn(features, language);
  const typed = oddsIn(features, language);
  const offer = likeliestOffer(typed);
  const isLeftOut = (unit: Unit, at: number) => {
    // Of two sentences each tells something, as a rule, and so does what sells, says what is needed, or asks at first.
    const isSold = at === offer.at && offer.sure >= leastSure.told;
    const isNeed = language.cues.needs.find(unit.words) !== undefined;
    const isTelling = all.length < 3 || isSold || isNeed || (at === 0 && unit.mark === '?');
    const others = praise.filter((_, other) => other !== at);
    const isBoast = unit.isBoast === true && !isSold && others.some((odds) => odds > likelyPraise);
    return !tellsNumber(unit, language) && (isBoast || isPraise(praise, at, isTelling ? surely : undefined));
  };
  const facts = withoutThose(all, isLeftOut, language);
  const told = facts.length > 0 ? facts : all;
  const isPraised = isPraising(brief.description, praise, language);
  const units = isPraised ? told.map((unit) => withoutPraisedEnds(unit, brief, language)) : told;
  const isSame = units.length === all.length && units.every((unit, at) => unit === all[at]);
  const said = isSame ? typed : oddsIn(featuresIn(units, brief, language), language);
  const odds = withDeeds(said, units, brief, language);
  const found = placeOfOffer({ units, odds }, language);
  return { units: titledAt(found, units), odds, found, isPraised };
}

/** Who praises in a description praises in an answer, too. Whole sentences go only from a story: the moment, or what changed. */
export function withoutPraiseInAnswer(
  answered: Unit[],
  isStory: boolean,
  brief: AnsweredBrief,
  language: Language,
): Unit[] {
  const told = isStory ? withoutPraiseBehind(answered, brief, language) : answered;
  return told.map((unit) => withoutPraisedEnds(unit, brief, language));
}

/** Behind the first sentence of a story “Simply fantastic!” tells nothing. */
function withoutPraiseBehind(answered: Unit[], brief: AnsweredBrief, language: Language): Unit[] {
  const praise = praiseIn(featuresIn(answered, brief, language), language);
  return answered.filter(
    (unit, at) => at === 0 || tellsNumber(unit, language) || (praise[at] ?? 0) < surelyPraise,
  );
}

const likelyPraise = 0.5;
const surelyPraise = 0.8;
/** In the logarithm of the odds. */
const surely = 3.5;

/** “27 harps”, « Onze ateliers »; “a brand new …” is none. */
function tellsNumber({ text, words }: Unit, language: Language): boolean {
  const counts = ({ folded }: Word, at: number) => {
    const next = words[at + 1];
    return isNumberWord(folded, language.lang) && next !== undefined && !isSmallWord(next, language);
  };
  return hasDigit(text) || words.some(counts);
}
