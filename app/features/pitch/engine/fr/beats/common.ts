import { beat, type Beat } from '../../compose/beat';
import { tells } from '../../compose/told';
import type { OfferCategory } from '../../../pitch';
import { inSingleMarket, isContinent } from '../../places/facts';
import { currencyOf } from '../../places/money';
import type { Reading, Role } from '../../read/reading';
import { isFrenchRegion } from '../places';
import type { Voice } from '../voice';

/** True when the brief says something of that role; what it earns may be said along with something else. */
export function has({ reading }: Voice, role: Role): boolean {
  return (
    tells(reading, role) || (role === 'model' && reading.sentences.some(({ text }) => revenue.test(text)))
  );
}

const revenue = /(?<!\p{L})commission (?:est|de)|abonnement|nous paie|payés? (?:que )?sur|par mois/iu;

/** True when the audience can be the subject of a plural verb. */
export function isNamed({ audience }: Reading): boolean {
  return audience.sure && audience.plural && !audience.broad;
}

/** Why it matters, or why now: at most two reasons. */
export function why({ sector, vary }: Voice, first: Beat['weight'], second: Beat['weight']): Beat[] {
  const [one, other] = vary('why', sector.why);
  return [beat('why', first, [one], true), beat('why', second, [other])];
}

/** What the list of places says of the market: how many countries, one currency or several. */
export function reach({ reading, category }: Voice): string[] {
  const codes = [...new Set(reading.brief.distributedIn.map((code) => (isFrenchRegion(code) ? 'FR' : code)))];
  const count = numerals[codes.length];
  if (count === undefined || codes.some(isContinent)) return [];
  const currencies = new Set(codes.map(currencyOf));
  if (codes.every(inSingleMarket) && currencies.size === 1)
    return [`${count} pays, un seul marché, une seule monnaie : ${moves(reading.brief.category, category)}.`];
  return [
    `${count} pays, ${currencies.size === 1 ? 'une seule monnaie' : 'plusieurs monnaies'} : l’ordre d’entrée compte.`,
  ];
}

function moves(kind: OfferCategory, category: string): string {
  if (kind === 'product') return 'le même produit peut y circuler';
  return `${kind === 'offer' ? 'la' : 'le'} même ${category} peut s’y ${kind === 'service' || kind === 'offer' ? 'vendre' : 'répéter'}`;
}

const numerals: Record<number, string> = {
  2: 'Deux',
  3: 'Trois',
  4: 'Quatre',
  5: 'Cinq',
  6: 'Six',
  7: 'Sept',
  8: 'Huit',
  9: 'Neuf',
  10: 'Dix',
};
