import { beat, weigh, type Beat } from '../../compose/beat';
import { textsOf } from '../../compose/told';
import { fold, lowerFirst } from '../../words';
import { startsWithInfinitive } from '../aim';
import { isSentence } from '../clauses';
import { listOf } from '../grammar';
import { findJargon } from '../jargon';
import { inPlace, inPlaces, thePlace, thePlaces } from '../places';
import { isDigital } from '../kind';
import { statementOf } from '../sentences';
import type { Voice } from '../voice';

/** Where it is made and sold, and what the founders stand for. */
export function standing(voice: Voice): Beat[] {
  return [
    beat('places', weigh(0, 5, 20, 20), places(voice), true),
    beat('values', weigh(0, 4, 20, 20), values(voice)),
    ...voice.reading.messages
      .slice(0, 3)
      .map((text, order) =>
        beat(
          'message',
          weigh(1, 4, 12 - order * 3, 14 - order * 3),
          textsOf({ text: asSentence(voice, text), shorter: [] }),
        ),
      ),
  ];
}

/** « Reparable, sin plástico » is no sentence: it is said as a promise. */
function asSentence({ say }: Voice, text: string): string {
  return isSentence(text) ? text : `${say('Nuestra', 'Mi')} promesa: ${lowerFirst(text)}`;
}

function places({ reading, say, clients }: Voice): string[] {
  const { distributedIn: sold, madeIn: made, goal } = reading.brief;
  const lists = sold.length > 3 ? [sold.length, 3] : [sold.length];
  if (made === undefined) {
    return lists.map((most) =>
      goal === 'users'
        ? `${say('Nos', 'Me')} encontrará ${inPlaces(sold, most)}.`
        : `${say('Nuestro', 'Mi')} ${goal === 'investors' ? 'mercado' : 'ámbito'}: ${thePlaces(sold, most)}.`,
    );
  }
  const others = sold.filter((code) => code !== made);
  const also = others.length === sold.length ? '' : 'también ';
  const shorter = others.length > 3 ? [others.length, 3] : [others.length];
  const [make, sell] = verbs(reading, say);
  if (others.length === 0) return [`${make}${sell === undefined ? '' : ` y ${sell}`} ${inPlace(made)}.`];
  return shorter.map((most) => {
    if (sell !== undefined) return `${make} ${inPlace(made)} y ${sell} ${also}${inPlaces(others, most)}.`;
    if (also !== '') return `${make} ${inPlace(made)} y ${also}${inPlaces(others, most)}.`;
    return `${make} desde ${thePlace(made)} para ${clients.plural ? 'clientes' : 'el público'} de ${thePlaces(others, most)}.`;
  });
}

/** What is done where it is made, and what where it is sold when that is another thing. */
function verbs(reading: Voice['reading'], say: Voice['say']): [string, string?] {
  const { sector, brief, offer } = reading;
  if (isDigital({ sector, brief, offer }))
    return [say('Desarrollamos', 'Desarrollo'), say('damos servicio', 'doy servicio')];
  if (brief.category === 'product' && serves(reading)) return [say('Trabajamos', 'Trabajo')];
  if (brief.category === 'product' && grown.test(fold(offer.phrase ?? '')))
    return [say('Producimos', 'Produzco'), say('vendemos', 'vendo')];
  if (sector === 'food' && brief.category === 'product')
    return [say('Elaboramos', 'Elaboro'), say('vendemos', 'vendo')];
  if (brief.category === 'product') return [say('Fabricamos', 'Fabrico'), say('vendemos', 'vendo')];
  return [say('Trabajamos', 'Trabajo')];
}

/** « Lavamos pañales », « Alquilamos cámaras »: what is done, not made. */
function serves(reading: Voice['reading']): boolean {
  if (intangible.test(fold(reading.offer.phrase ?? ''))) return true;
  const first = reading.offer.lead ?? statementOf(reading)?.text ?? '';
  return /^(?:Lav|Alquil|Repar|Recog|Cuid|Instal|Limpi|Arregl|Revis|Ense|Organiz|Transport|Repart|Traduc|Digitaliz)/u.test(
    first,
  );
}

const intangible =
  /^(?:una? )?(?:seguros?|cuenta|tarjeta|prestamos?|creditos?|hipotecas?|suscripcion|metodo|formulario|guia|bono|fondo|curso)\b/u;

// What the land or the sea gives.
const grown =
  /^(?:una? )?(?:sal|quinua|quinoa|avena|cacao|azafran|arroz|miel|semillas?|plantas?|setas?|hongos?|flores|algas?|lena|almendras?|cafe|huevos?|verduras?|frutas?|aceitunas?|hortalizas?)\b/u;

function values({ reading, say, vary }: Voice): string[] {
  if (reading.values.length === 0) return [];
  const words = listOf(
    reading.values.map((value) =>
      findJargon(value).length > 0 || reading.quotedLang !== undefined ? `«${value}»` : value,
    ),
  );
  const [only = ''] = reading.values;
  if (reading.values.length === 1 && (motto.test(only) || startsWithInfinitive(only)))
    return [`${say('Nuestro', 'Mi')} lema: «${only}».`];
  if (reading.values.length === 1)
    return vary('values', [
      `Lo que ${say('nos', 'me')} guía: ${withArticle(only, words)}.`,
      `Lo primero para ${say('nosotros', 'mí')}: ${withArticle(only, words)}.`,
    ]).slice(0, 1);
  return vary('values', [
    `Lo que ${say('nos', 'me')} guía: ${words}.`,
    `${say('Nuestros', 'Mis')} valores caben en pocas palabras: ${words}.`,
  ]).slice(0, 1);
}

// No noun stands for it: « sin prisa », « hecho con calma », « leer es conversar ».
const motto =
  /^(?:sin|con|entre|cero|nada de|antes|primero|siempre|nunca|no|menos|más|para|por|hech[oa]s?)(?!\p{L})|^(?:simple|natural|fresc[oa]|just[oa]|local|libre|lent[oa]|cercan[oa]|honest[oa]|clar[oa]|sencill[oa]|human[oa]|abiert[oa]|verde|sostenible|auténtic[oa]|divertid[oa])$| (?:es|son|se) /iu;

/** « la inclusión »: a single abstract noun sounds better with its article. */
function withArticle(value: string, said: string): string {
  return said === value && /^\p{Ll}+(?:dad|tad|ción|sión|eza|ía|ura|encia|ancia|umbre|tud|ez)$/u.test(value)
    ? `la ${value}`
    : said;
}
