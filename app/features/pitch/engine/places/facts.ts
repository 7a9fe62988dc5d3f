import type { Sector } from '../sectors';

/** Rules that a founder meets when selling somewhere; each language pack says each in a clause. */
export const rules = [
  'eu-food',
  'eu-ce',
  'eu-privacy',
  'eu-medical',
  'eu-textile',
  'eu-cosmetics',
  'eu-safety',
  'eu-travel',
  'eu-payment',
  'eu-building',
  'fr-privacy-care',
  'fr-triman',
  'es-privacy',
  'fr-growing',
  'uk-ukca',
  'uk-privacy',
  'uk-food',
  'us-privacy',
  'us-food',
  'us-fcc',
  'us-medical',
  'us-textile',
  'us-cosmetics',
  'us-safety',
  'ca-label',
  'ca-food',
  'ca-privacy',
  'ch-privacy',
  'ch-label',
  'br-privacy',
  'cn-privacy',
  'cn-food',
  'jp-privacy',
  'jp-food',
  'in-privacy',
  'mx-label',
  'sg-privacy',
  'kr-privacy',
  'za-privacy',
  'au-safety',
] as const;
export type Rule = (typeof rules)[number];

const euMembers = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
const frenchRegions = new Set('GP MQ GF RE YT MF'.split(' '));
const usTerritories = new Set('US PR VI GU AS MP'.split(' '));

/** True inside the single market of the European Union (the continent counts as it). */
export function inSingleMarket(code: string): boolean {
  return euMembers.has(code) || frenchRegions.has(code) || code === 'EUR';
}

export function isContinent(code: string): boolean {
  return code.length === 3;
}

/** What an offer is, as far as rules care: personal data, goods, food … */
export type Trade =
  | 'data'
  | 'food'
  | 'goods'
  | 'machine'
  | 'medical'
  | 'textile'
  | 'cosmetics'
  | 'travel'
  | 'payment'
  | 'building'
  | 'growing';

/** The trade of an offer: `kind` says whether it is a thing, a machine or plant that needs an approval, or neither. */
export function tradeOf(sector: Sector, kind: 'thing' | 'machine' | 'input' | 'none'): Trade {
  const tangible = kind !== 'none';
  if (sector === 'food') return 'food';
  if (kind === 'machine' && sector !== 'health') return 'machine';
  if (kind === 'input' && sector === 'agriculture') return 'growing';
  if (sector === 'beauty') return tangible ? 'cosmetics' : 'data';
  if (sector === 'fashion') return tangible ? 'textile' : 'data';
  if (sector === 'health') return tangible ? 'medical' : 'data';
  if (sector === 'building') return tangible ? 'building' : 'data';
  if (sector === 'tourism') return 'travel';
  if (sector === 'finance') return 'payment';
  return tangible ? 'goods' : 'data';
}

const euRule: Record<Trade, Rule> = {
  data: 'eu-privacy',
  food: 'eu-food',
  goods: 'eu-safety',
  machine: 'eu-ce',
  medical: 'eu-medical',
  textile: 'eu-textile',
  cosmetics: 'eu-cosmetics',
  travel: 'eu-travel',
  payment: 'eu-payment',
  building: 'eu-building',
  growing: 'eu-safety',
};

/** The rule that matters most for that trade in that place, when the engine knows one. */
export function ruleFor(code: string, trade: Trade, sector: Sector): Rule | undefined {
  if (code === 'FR' && trade === 'data' && sector === 'health') return 'fr-privacy-care';
  if (code === 'FR' && trade === 'goods') return 'fr-triman';
  if (code === 'FR' && trade === 'growing') return 'fr-growing';
  if (code === 'ES' && trade === 'data') return 'es-privacy';
  if (inSingleMarket(code)) return euRule[trade];
  const own = elsewhere[isAmerican(code) ? 'US' : code];
  return own?.[trade] ?? own?.[isGoods(trade) ? 'goods' : 'data'];
}

function isGoods(trade: Trade): boolean {
  return trade !== 'data' && trade !== 'travel' && trade !== 'payment';
}

const elsewhere: Record<string, Partial<Record<Trade, Rule>>> = {
  GB: { data: 'uk-privacy', food: 'uk-food', goods: 'uk-ukca' },
  US: {
    data: 'us-privacy',
    food: 'us-food',
    goods: 'us-safety',
    machine: 'us-fcc',
    medical: 'us-medical',
    textile: 'us-textile',
    cosmetics: 'us-cosmetics',
  },
  CA: { data: 'ca-privacy', food: 'ca-food', goods: 'ca-label' },
  CH: { data: 'ch-privacy', goods: 'ch-label' },
  BR: { data: 'br-privacy' },
  CN: { data: 'cn-privacy', food: 'cn-food' },
  JP: { data: 'jp-privacy', food: 'jp-food' },
  IN: { data: 'in-privacy' },
  MX: { goods: 'mx-label' },
  SG: { data: 'sg-privacy' },
  KR: { data: 'kr-privacy' },
  ZA: { data: 'za-privacy' },
  AU: { goods: 'au-safety' },
};

/** True in the United States and the territories that share its rules and currency. */
export function isAmerican(code: string): boolean {
  return usTerritories.has(code);
}
