import type { Language } from '../languages/language';
import { leastSure } from '../facts';
import { isIndefinite, saysI, startsWithUs } from '../languages/words';
import { nameNoted } from './names';
import { isIntroduction } from './offer';
import type { OfferFound } from './offer-place';
import type { Odds } from './sentence-kinds';
import { tellsState, type Unit } from './units';

/** The sentences of a description, what each may tell, and which of them is the offer. */
export type Told = { units: Unit[]; odds: Odds[]; found: OfferFound };

/** “The name is Clean Sheet” is no sentence to say. */
export function withoutNameNote(
  all: Unit[],
  language: Language,
): { typed: Unit[]; noted?: string; note?: Unit; named?: Unit | undefined } {
  const names = all.map((unit) => nameNoted(unit, language));
  const at = names.findIndex((name) => name !== undefined);
  const noted = names[at];
  return noted === undefined || all.length === 1
    ? { typed: all }
    : { typed: all.toSpliced(at, 1), noted, note: all[at], named: all[at - 1] };
}

/**
 * «Hice una suela con clavos. Se llama Agarra.»: a thing that was made and named is what is sold, where nothing else surely is but who
 * they are; “We make 200 bottles a month. It’s called Hotfoot” names what was told before.
 */
function foundBefore(told: Told, named: Unit | undefined, language: Language): Told {
  const { makers } = language.cues;
  const at = told.units.findIndex(({ span }) => span !== undefined && span === named?.span);
  const made = named && makers.find(named.words);
  const isThing = made !== undefined && isIndefinite(named?.words[made.to], language);
  const sold = told.units[told.found.at];
  const isOpen =
    sold !== undefined &&
    makers.find(sold.words) === undefined &&
    (told.found.sure < leastSure.told || tellsState(sold.words, language));
  if (at < 0 || !isThing || !isOpen) return told;
  return { ...told, found: { at, sure: Math.max(told.found.sure, surelyNamed) } };
}

const surelyNamed = 0.8;

/**
 * A name that is told in a note of its own is said with what is sold: “Clean Sheet: kit wash for clubs”. Where that has a
 * colon itself the note stays behind it, and where one founder speaks (“I mend kit”) behind what it was told of.
 */
export function withTitle(
  told: Told,
  { name, note, named }: { name: string; note?: Unit | undefined; named?: Unit | undefined },
  language: Language,
): Told {
  const { units, odds, found } = foundBefore(told, named, language);
  const offer = units[found.at];
  const isNoteFirst = offer?.hasVerb !== false && units[0]?.hasVerb === false;
  const sold = isNoteFirst ? { at: 0, sure: 1 } : found;
  // “It is a globe: …” takes the name in place of “it”.
  const isIntroduced = offer !== undefined && isIntroduction(offer, language);
  const isTitled = offer?.text.includes(': ') ?? false;
  const isOfFounders = !isNoteFirst && offer?.hasVerb === true && tellsOfFounders(offer, language);
  if (note?.hasVerb === true && (isTitled || isOfFounders) && !isIntroduced) {
    const place = isTitled ? -1 : units.findIndex(({ span }) => span !== undefined && span === named?.span);
    const behind = (place < 0 ? found.at : place) + 1;
    return {
      units: units.toSpliced(behind, 0, note),
      odds: odds.toSpliced(behind, 0, new Map([['detail', 1]])),
      found: found.at < behind ? found : { ...found, at: found.at + 1 },
    };
  }
  const withName = units.map((unit, at): Unit => {
    const isBare = at === sold.at && unit.title === undefined && !unit.text.includes(name);
    return isBare ? { ...unit, title: name } : unit;
  });
  return { units: withName, odds, found: sold };
}

/**
 * Whether one founder speaks («arreglo remos», « je répare »), or it tells who they are (“we are eleven women”): a name in front would
 * be theirs. «Arreglo de acordeones» may be a noun.
 */
function tellsOfFounders({ words }: Unit, language: Language): boolean {
  const { cues } = language;
  const isWho = startsWithUs(words, language) && cues.copulas.has(words[1]?.folded ?? '');
  const isNoun = (at: number) =>
    !cues.soloWords.has(words[at]?.folded ?? '') && cues.keepsPreposition.has(words[at + 1]?.folded ?? '');
  return isWho || words.some((word, at) => saysI(word, language) && !isNoun(at));
}

/** “Kolibri is the ULTIMATE motor! Diesels are loud. Our motor hums”: the name of what was left out is said with what is sold. */
export function titledAt(found: OfferFound, units: Unit[]): Unit[] {
  const from = units.findIndex(({ isTitleMoved }) => isTitleMoved);
  const name = units[from]?.title;
  const offer = units[found.at];
  const isFree = offer !== undefined && offer.title === undefined && !offer.text.includes(': ');
  if (name === undefined || from === found.at || !isFree || found.sure < leastSure.named) return units;
  return units.map((unit, at) => {
    if (at === from) return { ...unit, title: undefined };
    return at === found.at && !unit.text.includes(name) ? { ...unit, title: name } : unit;
  });
}
