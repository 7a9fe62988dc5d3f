import { inSingleMarket, isContinent, ruleFor, tradeOf } from '../../places/facts';
import { currencyOf, languagesOf } from '../../places/money';
import { currencyName, languageName } from '../../places/names';
import { fold, upperFirst } from '../../words';
import { isDigital } from '../digital';
import { listOf } from '../grammar';
import { inPlace, inPlaces, thePlace } from '../places';
import type { Voice } from '../voice';
import { ruleTexts } from './rules';

const things = new Set([
  'food',
  'crafts',
  'fashion',
  'beauty',
  'industry',
  'agriculture',
  'energy',
  'building',
  'mobility',
]);

/** Whether the offer is a thing that is shipped, and which rules it falls under. */
export function kindOf({ reading }: Voice): 'thing' | 'machine' | 'input' | 'none' {
  const words = fold(`${reading.offer.phrase ?? ''} ${reading.brief.description}`.slice(0, 240));
  const { category } = reading.brief;
  if (category === 'service') return 'none';
  if (isDigital(reading) || /\b(?:app|apps|application|software|platform|website|online tool)\b/u.test(words))
    return 'none';
  if (category !== 'product' && notThings.test(words)) return 'none';
  if (
    /\b(?:machine|probe|sensor|robot|appliance|electric(?!ity)|lamp|battery|batteries|e-bike|drone|motor|engine|connected|charger|heater)/u.test(
      words,
    )
  )
    return 'machine';
  if (/\b(?:fertili[sz]er|seeds?|pesticide|treatment|biostimul)/u.test(words)) return 'input';
  const boxed = /^(?:an? )?(?:\p{L}+ )?(?:box|kit)\b/u.test(reading.offer.phrase ?? '');
  return things.has(reading.sector) || category === 'product' || boxed ? 'thing' : 'none';
}

const notThings =
  /\b(?:service|website|training|workshops?|coaching|consult\w*|course|classes|charity|association|programme|rental|rent|repair|tour|volunteers?|library|choir|club|caf[eé]|marketplace|network|community|lessons?|buses|farm shop|festival|school|garden)\b/u;

/** Step 3: what selling in those places asks for. */
export function places(voice: Voice): string[] {
  const { distributedIn: codes } = voice.reading.brief;
  const trade = tradeOf(voice.reading.sector, kindOf(voice));
  const ruled = codes.map((code) => ({ code, rule: ruleFor(code, trade, voice.reading.sector) }));
  const rules = ruled
    .filter((one, at) => one.rule !== undefined && ruled.findIndex((other) => other.rule === one.rule) === at)
    .slice(0, 2)
    .flatMap(({ rule }) => {
      if (rule === undefined) return [];
      const same = ruled.filter((other) => other.rule === rule).map((other) => other.code);
      return [`${upperFirst(inPlaces(same.slice(0, 3)))}, ${ruleTexts[rule]}.`];
    });
  return rules.length === 0
    ? [
        spread(codes),
        'We know no rule of that trade for certain there: have it checked before you promise a date.',
      ]
    : [...rules, spread(codes)];
}

/** Currencies and languages, or what a continent leaves open. */
function spread(codes: string[]): string {
  const continent = codes.find(isContinent);
  if (continent !== undefined)
    return `${upperFirst(thePlace(continent))} is a continent, not a first market: name the country you start in.`;
  const currencies = [...new Set(codes.map(currencyOf))].filter((code) => code !== undefined).map(moneyName);
  const languages = [...new Set(codes.flatMap(languagesOf))]
    .filter((code) => code !== 'en')
    .map((code) => languageName(code, 'en'));
  const others =
    languages.length > 0 ? `, and other languages than English: ${listOf(languages.slice(0, 4))}` : '';
  if (codes.length === 1) {
    const [code = ''] = codes;
    const [currency] = currencies;
    const cash = currency === undefined ? '' : ` Currency: ${currency}.`;
    return others === ''
      ? 'One country, one language to sell in: say which town or region you start with.'
      : `To sell ${inPlace(code)} you will need ${listOf(languagesOf(code).map((one) => languageName(one, 'en')))}.${cash}`;
  }
  if (codes.every(inSingleMarket) && others === '')
    return 'One market, one currency: your prices will be compared from one country to the next.';
  return `Plan for ${currencies.length > 1 ? `prices in ${listOf(currencies.slice(0, 4).map(inPlural))}` : `prices in one currency (${currencies[0] ?? 'to be checked'})`}${others}.`;
}

function inPlural(money: string): string {
  return money.replace(/(?<=euro|pound|dollar|franc|peso|dinar|rupee|dirham|shilling|cedi|riyal)$/u, 's');
}

/** “euro”, “British pound”, “US dollar”. */
function moneyName(code: string): string {
  const words = currencyName(code, 'en').split(' ');
  return [...words.slice(0, -1), words.at(-1)?.toLowerCase() ?? ''].join(' ').trim();
}
