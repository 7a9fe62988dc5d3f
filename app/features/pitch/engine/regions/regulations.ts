import type { Locale } from '#app/i18n/locales';
import type { OfferCategory } from '../../brief';
import { fold, lowerFirst, upperFirst } from '../words';
import { isIn, places, type Regulation, regulations, type Source } from './data';
import { listOfRegions } from './names';

/** `text`: description and audience, folded or not. Places are codes (product 6.6). */
export type RegionQuery = {
  category: OfferCategory;
  text: string;
  distributedIn: string[];
  madeIn?: string;
  lang: Locale;
};

/** A sentence; a statement of law comes with where it is written. */
export type Note = { text: string; source?: Source | undefined };

/** At most three: what the brief's own words call for, then goods or services, then general rules. */
export function regulationsFor(query: RegionQuery): Note[] {
  const { distributedIn, madeIn, lang } = query;
  const kind = kindOf(query);
  const words = spaced(query.text);
  const fitting = regulations.flatMap((rule) => {
    const where = distributedIn.filter((code) => isIn(rule.region, code));
    const isMet = where.length > 0 && isCase(rule, where, kind, madeIn);
    if (!isMet || (rule.words && !rule.words[lang].some((cue) => mentions(words, cue)))) return [];
    return [{ rule, where, order: rule.words ? 0 : rule.when === 'always' ? 2 : 1 }];
  });
  const replaced = new Set(fitting.map(({ rule }) => rule.insteadOf));
  return fitting
    .filter(({ rule }) => !replaced.has(rule.id))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, 3)
    .map(({ rule, where }) => ({
      text: `${upperFirst(placesSaid(where, lang))}, ${lowerFirst(rule[lang])}`,
      source: rule.source,
    }));
}

/** « en France et en Belgique »; more than three members of the Union, or its continent, are the Union. */
export function placesSaid(codes: string[], lang: Locale): string {
  const isUnion = codes.every((code) => isIn('EU', code)) && (codes.length > 3 || codes.includes('EUR'));
  return isUnion ? places.markets.union[lang] : listOfRegions(codes, lang);
}

type Kind = 'goods' | 'service' | 'unknown';

/** A thing or not: a product may be an app, and an offer or a project says by its words what it is. */
export function kindOf({ category, text, lang }: RegionQuery): Kind {
  if (category === 'service') return 'service';
  const words = spaced(text);
  const opening = `${words.split(' ').slice(0, 7).join(' ')} `;
  const isThing = places.things[lang].some((cue) => mentions(words, cue));
  const isService = places.services[lang].some((cue) => mentions(opening, cue));
  if (isService && !isThing) return 'service';
  return category === 'product' || (isThing && !isService) ? 'goods' : 'unknown';
}

function isCase({ when, words }: Regulation, where: string[], kind: Kind, madeIn?: string): boolean {
  if (when === 'always') return true;
  if (when !== 'made-elsewhere-than-sold')
    return kind === when || (kind === 'unknown' && words !== undefined);
  return kind === 'goods' && madeIn !== undefined && !where.includes(madeIn);
}

function spaced(text: string): string {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return ` ${words.join(' ')} `.replace('  ', ' ');
}

const negations = new Set(['sans', 'without', 'sin', 'no', 'non', 'ni']);

function mentions(words: string, cue: string[]): boolean {
  return cue.every((part) => {
    const start = ` ${part.endsWith('*') ? part.slice(0, -1) : `${part} `}`;
    for (let at = words.indexOf(start); at >= 0; at = words.indexOf(start, at + 1)) {
      if (!negations.has(words.slice(words.lastIndexOf(' ', at - 1) + 1, at))) return true;
    }
    return false;
  });
}
