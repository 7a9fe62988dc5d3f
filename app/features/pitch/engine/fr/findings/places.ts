import { fold, upperFirst } from '../../words';
import { inSingleMarket, isContinent, ruleFor, tradeOf } from '../../places/facts';
import { currencyOf, languagesOf } from '../../places/money';
import { currencyName, languageName } from '../../places/names';
import type { Reading } from '../../read/reading';
import { listOf } from '../grammar';
import { definingText } from '../defining-text';
import { inPlace, inPlaces, isFrenchRegion, thePlace } from '../places';
import { accessibilityRule, frenchRule } from './here';
import { ruleTexts } from './rules';
import type { Voice } from '../voice';

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
  const said = definingText(reading.offer);
  const words = fold(said === '' ? reading.brief.description : said).replace(
    /\b(?:sans|ni|pas de|pas d') ?\w+/gu,
    ' ',
  );
  const { category } = reading.brief;
  if (category === 'service') return 'none';
  if (/\b(?:appli|application|logiciel|plateforme|site web|en ligne|algorithmes?|ordonnances)\b/u.test(words))
    return 'none';
  if (/\b(?:box|coffrets?|paniers?|kits?|bouquets?|colis)\b/u.test(words)) return 'thing';
  if (category !== 'product' && notThings.test(words)) return 'none';
  if (
    /\b(?:machine|sonde|capteur|robot|appareil|electri|lampe|batterie|drone|moteur|connecte|echangeur|borne|enceinte|vibre)/u.test(
      words,
    )
  )
    return 'machine';
  if (/\b(?:engrais|semence|graine|traitement|biostimul)/u.test(words)) return 'input';
  return things.has(reading.sector) || category === 'product' ? 'thing' : 'none';
}

const notThings =
  /\b(?:service|site|formation|atelier|accompagnement|conseil|cours|association|programme|location|logements?|habitat)\b/u;

/** True for things that are hired out, not sold. */
export function isRental({ brief, sector }: Reading): boolean {
  return (
    brief.category !== 'service' &&
    things.has(sector) &&
    /\b(?:location|lou(?:e|ons|er|ez|ent)|a louer)\b/u.test(fold(brief.description))
  );
}

/** Step 3: what selling in those places asks for. */
export function places(voice: Voice): string[] {
  const { distributedIn: codes } = voice.reading.brief;
  const trade = tradeOf(voice.reading.sector, kindOf(voice));
  const ruled = codes.map((code) => ({ code, rule: ruleFor(code, trade, voice.reading.sector) }));
  const known = ruled
    .filter((one, at) => one.rule !== undefined && ruled.findIndex((other) => other.rule === one.rule) === at)
    .slice(0, 2);
  const rules = known.map(({ code, rule }) => {
    const same =
      rule === undefined ? [code] : ruled.filter((other) => other.rule === rule).map((other) => other.code);
    const own = same.includes('FR') ? frenchRule(voice.reading) : undefined;
    if (own !== undefined) return `En France, ${own}.`;
    return `${upperFirst(inPlaces(same.slice(0, 3)))}, ${rule === undefined ? '' : ruleTexts[rule]}.`;
  });
  const access = accessibilityRule(voice.reading);
  if (access !== undefined) rules.splice(1, 1, access);
  const outlook = spread(codes, voice.reading);
  return rules.length === 0
    ? [
        outlook,
        'Le moteur ne connaît pas les règles de vente propres à ces lieux : faites-les vérifier avant de promettre une date.',
      ]
    : [...rules, outlook];
}

/** What one country asks of a founder: a first town when none is named, a second when one is. */
function oneCountry({ brief }: Reading): string {
  return /(?:\b(?:à|de|en|dans la|dans le|dans les|du|des|d’|d'|près de) ?)\p{Lu}\p{Ll}{3,}/u.test(
    brief.description,
  )
    ? 'Un seul pays, et un lieu de départ déjà nommé : dites quel lieu viendrait ensuite, et pourquoi celui-là.'
    : 'Un seul pays, une seule langue de vente : dites la ville ou la région où vous commencez.';
}

/** Currencies and languages, or what a continent leaves open. */
function spread(codes: string[], reading: Reading): string {
  const continent = codes.find(isContinent);
  if (continent !== undefined) {
    return `${upperFirst(thePlace(continent))} est un continent, pas un premier marché : nommez le pays où vous commencez.`;
  }
  const currencies = [...new Set(codes.map(currencyOf))]
    .filter((code) => code !== undefined)
    .map((code) => currencyName(code, 'fr'));
  const languages = [...new Set(codes.flatMap(languagesOf))]
    .filter((code) => code !== 'fr')
    .map((code) => languageName(code, 'fr'));
  const others =
    languages.length > 0 ? ` et autres langues que le français : ${listOf(languages.slice(0, 4))}` : '';
  if (codes.length === 1) {
    const [code = ''] = codes;
    const [currency] = currencies;
    const cash = currency === undefined ? '' : ` Monnaie : ${currency}.`;
    return others === ''
      ? oneCountry(reading)
      : `${upperFirst(inPlace(code))}, langues de vente : ${listOf(languagesOf(code).map((one) => languageName(one, 'fr')))}.${cash}`;
  }
  if (codes.every((code) => code === 'FR' || isFrenchRegion(code)))
    return 'Une seule langue, une seule monnaie, mais des prix et des délais qui changent avec la distance : annoncez-les.';
  if (codes.every(inSingleMarket) && others === '')
    return 'Un seul marché, une seule monnaie : vos prix se comparent d’un pays à l’autre.';
  return `À prévoir : ${currencies.length > 1 ? `prix en ${listOf(currencies.slice(0, 4))}` : `prix dans une seule monnaie (${currencies[0] ?? 'à vérifier'})`}${others}.`;
}
