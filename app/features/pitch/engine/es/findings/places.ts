import { inSingleMarket, isContinent, ruleFor, tradeOf } from '../../places/facts';
import { currencyOf, languagesOf } from '../../places/money';
import { currencyName, languageName } from '../../places/names';
import { fold, upperFirst } from '../../words';
import { listOf } from '../grammar';
import { inPlace, inPlaces, thePlace } from '../places';
import { withoutAbsent } from '../sector';
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
  const words = withoutAbsent(
    fold(`${reading.offer.phrase ?? ''} ${reading.brief.description}`.slice(0, 240)),
  );
  const { category } = reading.brief;
  if (category === 'service') return 'none';
  if (
    /\b(?:app|apps|aplicacion|software|programa (?:en linea|informatico)|plataforma|sitio web|en linea|online)\b/u.test(
      words,
    )
  )
    return 'none';
  if (category !== 'product' && notThings.test(words)) return 'none';
  if (
    /\b(?:maquina|sonda|sensor|robot|aparato|electric|lampara|bateria|dron|motor|conectad|intercambiador|cargador)/u.test(
      words,
    )
  )
    return 'machine';
  if (/\b(?:abono|semilla|fertiliz|tratamiento|bioestimul)/u.test(words)) return 'input';
  return things.has(reading.sector) || category === 'product' ? 'thing' : 'none';
}

const notThings =
  /\b(?:servicio|sitio|formacion|taller|talleres|acompanamiento|asesor\w*|curso|clases|asociacion|programa|alquiler|red de)\b/u;

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
    return `${upperFirst(inPlaces(same.slice(0, 3)))}, ${rule === undefined ? '' : ruleTexts[rule]}.`;
  });
  const outlook = spread(codes, startsSomewhere(voice));
  return rules.length === 0
    ? [
        outlook,
        codes.length === 1
          ? 'Antes de prometer una fecha, compruebe qué permisos, etiquetas o impuestos pide este mercado.'
          : 'Antes de prometer una fecha, compruebe qué permisos, etiquetas o impuestos pide cada mercado.',
      ]
    : [...rules, outlook];
}

/** True when the brief names a place that it did not choose in the list: « en Valencia ». */
function startsSomewhere({ reading: { brief, offer } }: Voice): boolean {
  const names = [...brief.description.matchAll(/(?<!\p{L})(?:en|de|desde) (\p{Lu}\p{Ll}{3,})/gu)].map(
    ([, name]) => name,
  );
  return names.some(
    (name) =>
      name !== undefined &&
      offer.name?.includes(name) !== true &&
      !brief.distributedIn.some((code) => thePlace(code).includes(name)),
  );
}

/** Currencies and languages, or what a continent leaves open. */
function spread(codes: string[], local: boolean): string {
  const continent = codes.find(isContinent);
  if (continent !== undefined)
    return `${upperFirst(inPlace(continent).slice(3))} es un continente, no un primer mercado: nombre el país por el que empieza.`;
  const currencies = [...new Set(codes.map(currencyOf))]
    .filter((code) => code !== undefined)
    .map((code) => currencyName(code, 'es'));
  const languages = [...new Set(codes.flatMap(languagesOf))]
    .filter((code) => code !== 'es')
    .map((code) => languageName(code, 'es'));
  const [only] = codes;
  const [currency] = currencies;
  if (codes.length === 1 && only !== undefined) {
    if (languages.length === 0)
      return local
        ? 'Un solo país y un solo idioma: lo que funcione en el primer lugar se puede repetir sin traducir nada.'
        : 'Un solo país y un solo idioma de venta: diga la ciudad o la región por la que empieza.';
    const spoken = listOf(languagesOf(only).map((one) => languageName(one, 'es')));
    const cash = currency === undefined ? '' : ` Moneda: ${currency}.`;
    return `${upperFirst(inPlace(only))} se vende en ${spoken}.${cash}`;
  }
  const others =
    languages.length === 0
      ? ''
      : ` y ${languages.length === 1 ? 'otro idioma' : 'otros idiomas'} además del español: ${listOf(languages.slice(0, 4))}`;
  if (codes.every(inSingleMarket) && others === '')
    return 'Un solo mercado y una sola moneda: sus precios se comparan de un país a otro.';
  const prices = codes.some((code) => currencyOf(code) === undefined)
    ? 'precios en la moneda de cada país'
    : currencies.length > 1
      ? `precios en varias monedas (${listOf(currencies.slice(0, 4))})`
      : `precios en una sola moneda (${currency ?? 'por comprobar'})`;
  return `Habrá que prever ${prices}${others}.`;
}
