import { lowerFirst, upperFirst } from '../words';
import { definite, isFeminineNoun, looksPlural } from './grammar';

/** « 59 € », « Cuesta 9 euros al mes », « Desde 4,50 € por persona » as a sentence that stands by itself. */
export function priceSentence(part: string): string | undefined {
  return fullPrice(part) ?? bareUnitPrice(part) ?? pricedThing(part);
}

/** « Visita 45 euros » has a noun, not a verb. */
function pricedThing(part: string): string | undefined {
  const [, thing = '', price] =
    /^(\p{Lu}\p{Ll}{3,}(?: (?:de|del) \p{Ll}+)?),? (?:a )?(\d[\d.,]* (?:euros|pesos|soles|dólares)(?!\p{L}).*)$/u.exec(
      part,
    ) ?? [];
  if (
    price === undefined ||
    notPriced.test(thing) ||
    /\d.*\d (?:euros|pesos|soles|dólares)/u.test(price.replace(/^[\d.,]+/u, ''))
  )
    return undefined;
  const [noun = ''] = thing.split(' ');
  const plural = looksPlural(noun);
  return `${upperFirst(definite(isFeminineNoun(noun), plural, noun))} ${lowerFirst(thing)} cuesta${plural ? 'n' : ''} ${price}`;
}

const notPriced =
  /^(?:Cuestan?|Valen?|Cobr|Desde|Hasta|Solo|Precios?|Pedimos|Buscamos|Necesit|Unos|Unas|Casi|Sale|Margen|Ronda|Faltan?|Factur|Ingres|Ventas|Ahorr|Invert|Recaud|Sobre|Entre|Menos|Pagamos|Pagan)/u;

function fullPrice(part: string): string | undefined {
  const [, from, price] =
    /^(?:Cuestan? |Por |A |Precio:? |El precio:? |Solo )?(desde )?((?:unos |solo )?\d[\d.,]* ?(?:€|euros?|dólares|pesos|soles|libras)(?![^,.]*(?:\d{2,}|vendid|factur|recaud|al año de ventas)).*?)[.!]?$/iu.exec(
      part,
    ) ?? [];
  if (
    price === undefined ||
    / (?:de ahorro|menos|más|anuales|de ingresos|de ventas|de multa)(?!\p{L})/u.test(price)
  )
    return undefined;
  if (/ y (?:se|no|lo|la|dura|incluye) /u.test(price)) return undefined;
  const said = price
    .replace(/ todo$/u, ' en total')
    .replace(/, (?=respuesta|entrega|envío|garantía|instalación)/u, ', con ');
  return from === undefined ? `El precio es de ${said}.` : `Los precios empiezan en ${said}.`;
}

/** « 3,20 la lata »: nobody counts like that anything but money. */
function bareUnitPrice(part: string): string | undefined {
  return /^\d+(?:[.,]\d{1,2})? (?:la|el|por) \p{L}{3,}(?: \p{L}+)?[.]$/u.test(part)
    ? `El precio: ${part}`
    : undefined;
}
