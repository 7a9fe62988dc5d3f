import type { Locale } from '#app/i18n/locales';
import { upperFirst } from '../words';
import { isIn, origin, places } from './data';
import * as names from './names';
import { kindOf, type Note, placesSaid, type RegionQuery, regulationsFor } from './regulations';

/** Step 3, one or two sentences: what those places ask of this offer, with its source, and how one sells there. */
export function placesFinding(query: RegionQuery): string[] {
  const { distributedIn, lang } = query;
  const [first, second] = regulationsFor(query).map((note) => cited(note, lang));
  const market = marketSentence(distributedIn, lang);
  const said = [first, market ?? second].filter((sentence) => sentence !== undefined);
  return said.length > 0 ? said : [filled('unknown', placesSaid(distributedIn, lang), lang)];
}

/** Step 4, one or two sentences: what lies between there and the markets, and what may be said of the origin. */
export function originFinding(query: RegionQuery): string[] {
  const { madeIn, lang } = query;
  const kind = kindOf(query) === 'goods' ? 'goods' : 'service';
  const between = wayBetween(madeIn, query.distributedIn);
  const fits = (when: string[]) =>
    when.includes(between.way) && !when.includes(kind === 'goods' ? 'service' : 'goods');
  const claim =
    kind === 'goods' && madeIn !== undefined && !names.isContinent(madeIn)
      ? origin.claims.find(({ made }) => isIn(made, madeIn))
      : undefined;
  return [origin.notes.find(({ when }) => fits(when)), claim]
    .filter((note) => note !== undefined)
    .map((note) => {
      const inMade = madeIn === undefined ? '' : names.inRegion(madeIn, lang);
      const text = note[lang].replace('{inMade}', inMade);
      return cited({ ...note, text: text.replace('{inSold}', placesSaid(between.codes, lang)) }, lang);
    });
}

function cited({ text, source }: Note, lang: Locale): string {
  return source === undefined ? text : `${text.replace(/\.$/u, '')} (${source[lang]}).`;
}

function marketSentence(codes: string[], lang: Locale): string | undefined {
  const [continent] = codes.filter(names.isContinent);
  if (continent !== undefined) return filled('continent', names.inRegion(continent, lang), lang);
  const languages = everyOne(codes.map(names.languagesOf));
  const currencies = everyOne(codes.map((code) => [names.currencyOf(code) ?? []].flat()));
  const areForeign = languages.some((language) => language !== lang);
  if (!areForeign && currencies.length < 2) return undefined;
  const way = languages.length === 0 ? 'currencies' : currencies.length === 0 ? 'languages' : 'both';
  const said = languages.map((code) => names.languageName(code, lang));
  const paid = currencies.map((code) => names.currencyName(code, lang));
  return filled(way, placesSaid(codes, lang), lang)
    .replace('{languages}', names.listOf(said, lang))
    .replace('{currencies}', names.listOf(paid, lang));
}

/** All of them once; none when one place's are not known, since the list would be wrong. */
function everyOne(lists: string[][]): string[] {
  return lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())];
}

function filled(market: keyof typeof places.markets, inThere: string, lang: Locale): string {
  return upperFirst(places.markets[market][lang].replace('{in}', inThere));
}

const farthestFirst = ['out-of-union', 'into-union', 'from-eea', 'border', 'overseas', 'within-union'];

function wayBetween(madeIn: string | undefined, sold: string[]): { way: string; codes: string[] } {
  if (madeIn === undefined) return { way: 'not-given', codes: sold };
  if (names.isContinent(madeIn)) return { way: 'continent', codes: sold };
  const ways = sold.map((code) => wayTo(code, madeIn));
  const way = farthestFirst.find((one) => ways.includes(one)) ?? 'same';
  return { way, codes: sold.filter((_, at) => ways[at] === way) };
}

function wayTo(sold: string, made: string): string {
  const share = (area: string) => isIn(area, sold) && isIn(area, made);
  if (sold === made || share('CHLI') || share('USPR')) return 'same';
  if (share('customs'))
    return isIn('overseas', sold) === isIn('overseas', made) ? 'within-union' : 'overseas';
  if (isIn('customs', made)) return 'out-of-union';
  if (!isIn('customs', sold)) return 'border';
  return isIn('EEA', made) ? 'from-eea' : 'into-union';
}
