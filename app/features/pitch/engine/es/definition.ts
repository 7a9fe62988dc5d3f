import { countWords, lowerFirst, upperFirst } from '../words';
import { startsWithInfinitive } from './aim';
import { breakSentence } from './breaking';
import { isSentence } from './clauses';
import { parseNounPhrase } from './noun-phrase';

type Found = { name?: string; phrase?: string; lead?: string; after: string[] };

/**
 * What a sentence says the offer is, with what is left of it. `loosely`: a line that is no sentence will do.
 */
export function definitionIn(sentence: string, loosely: boolean): Found | undefined {
  const [first = sentence, ...after] = tidyBreak(sentence);
  const body = first
    .replace(/[.!?]$/u, '')
    .replace(/^(?:Por eso|Por ello|Así que|Y por eso|Entonces),? (?=\p{L})/u, '');
  const colon = /^(Una? [^:,]{8,90}): (.+)$/u.exec(body);
  const [, whole, more] = colon ?? [];
  if (whole !== undefined && more !== undefined && asked.test(more))
    return { phrase: whole, after: [`En concreto: ${more}.`, ...after] };
  if (whole !== undefined && more !== undefined && !isSentence(whole) && isSentence(more))
    return { phrase: whole, after: [`${upperFirst(more)}.`, ...after] };
  const [, title, told] = /^(?!El |La |Los |Las )(\p{Lu}\p{Ll}[^:,.]{7,60}): (.+)$/u.exec(body) ?? [];
  if (loosely && title !== undefined && told !== undefined && countWords(title) > 1)
    if (
      !isSentence(title) &&
      !startsWithInfinitive(lowerFirst(title)) &&
      isSentence(told) &&
      !/\d/u.test(title) &&
      !fragment.test(title)
    )
      return { phrase: title, after: [`${upperFirst(told)}.`, ...after] };
  const [, who, what, along = '', built] = sought.exec(body) ?? [];
  if (who !== undefined && what !== undefined && built !== undefined) {
    const it = parseNounPhrase(built).feminine ? 'la' : 'lo';
    return { phrase: built, after: [`${who} para ${what}${it}${along}.`, ...after] };
  }
  const said = upperFirst(body);
  for (const pattern of definitions) {
    const found = pattern.exec(said)?.groups;
    const phrase = found?.phrase;
    if (phrase === undefined || !/^\p{L}/u.test(phrase)) continue;
    const ours = found?.name !== undefined && /^(?:Nuestr|Mis? )/u.test(found.name);
    if (found?.name !== undefined && !ours && notNames.test(found.name)) continue;
    const name = ours ? undefined : found?.name?.replace(/[«»\s]+/gu, ' ').trim();
    const before = said.slice(0, said.length - phrase.length).trim();
    const says = !/(?:^|\s)(?:es|son|será|serán|sería|trata de|imagine|creado|,)$/iu.test(before);
    return { name, phrase, lead: says && !ours && !before.endsWith(',') ? before : undefined, after };
  }
  if (!loosely || /^\d|^\p{L}+(?:ad|id)[oa]s? /u.test(body)) return undefined;
  if (isSentence(first) || startsWithInfinitive(lowerFirst(body))) return undefined;
  if (countWords(body) > 21) return /^Una? /u.test(body) ? { phrase: withoutInset(body), after } : undefined;
  const titled =
    /^(?<name>\p{Lu}[\p{L}\d&’+-]*(?: (?:de |del |la |el |y )?\p{Lu}[\p{L}\d&’+-]*){0,2})(?:,|:) (?<phrase>\p{L}.+)$/u.exec(
      body,
    )?.groups;
  if (titled?.phrase !== undefined && !fragment.test(titled.phrase))
    return { name: titled.name, phrase: titled.phrase, after };
  return fragment.test(body) ? undefined : { phrase: body, after };
}

// « Buscamos a dos personas para montar con nosotros un buscador »: what is built, and who is wanted.
const sought =
  /^((?:Buscamos|Busco|Necesitamos|Necesito) .{3,60}?) para (montar|crear|lanzar|abrir|desarrollar|construir|hacer)( con (?:nosotr[oa]s|migo))? (una? .{10,})$/u;

const asked = /^(?:quién|qué|cuánt[oa]s?|cómo|dónde|cuándo) /u;

/** A long phrase without the few words it holds between commas: « , en un mensaje, ». */
function withoutInset(body: string): string {
  return body.replace(/, (?:\p{L}+ ){0,3}\p{L}+, (?=\p{L})/u, ' ');
}

const fragment =
  /^(?:sin|con|para|en|a|al|más|menos|por|desde|gracias|además|según|solo|todo|todos|hecho|ideal|perfecto|gratis|incluye|luego|de|máximo|mínimo|nada|nunca)(?!\p{L})/iu;
/** Words that begin a sentence with a capital and name nothing. */
export const notNames =
  /^(?:El|La|Los|Las|Este|Esta|Estos|Estas|Ese|Esa|Esto|Eso|Un|Una|Hoy|Cada|Cuando|Para|Con|En|Y|Pero|Nosotros|Yo|Lo|Su|Sus|Ya|No|Hay|Muchos|Muchas|Todo|Todos|Nadie|Quien|Quienes|Aquí|Así|Además|Por|Ella|Él)(?: \p{Ll}|$)/u;

/** A definition is broken only when it is too long to be said at once. */
function tidyBreak(sentence: string): string[] {
  const parts = breakSentence(sentence, 22);
  return parts.length > 0 ? parts : [sentence];
}

const subject =
  '(?<name>(?:« ?[^»]{1,40} ?»|\\p{Lu}[\\p{L}\\d&’.+-]*)(?: (?:\\p{Lu}|\\d|de |del |y |e |& |la |el |los |las |a |al )[\\p{L}\\d&’+-]*){0,4}|Nuestr[oa]s? \\p{L}+|Mis? \\p{L}+)';
const determined = '(?<phrase>(?:una?|unos|unas|el|la|los|las|el primer|la primera) .+)';
// Spanish offers things without an article: « Fabricamos galletas ».
const anything =
  '(?<phrase>(?!a |al |que |en |con |por |para |sin |se |nos |lo |les |más |sus? |todo |cada |de |y |desde |mucho |directamente|juntos)\\p{Ll}.+)';
const makers =
  'fabri|vend|desarroll|diseñ|dise|cre|organiz|produ|edit|lanz|comercializ|alquil|impart|cultiv|elabor|ofre|propon|propu|constru|instal|distribu|mont|hac|hag|public|imprim|invent|prepar|abr|cos|tej|mold|tost';
const definitions = [
  /^(?:Hicimos|Creamos|Inventamos|Montamos|Diseñamos|Fundamos|Desarrollamos|Lanzamos|Hice|Creé|Monté|Inventé|Nació|Nace|Surgió) (?<name>\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,3})(?:,|:) (?<phrase>(?:una?|el|la|los|las) .+)$/u,
  /^(?:Hemos|He) (?:imaginado|creado|lanzado|fundado|montado|inventado|diseñado|desarrollado) (?<name>\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,3}), (?<phrase>(?:una?|el|la|los|las) .+)$/u,
  new RegExp(`^${subject},? (?:es|son|será|serán|sería) ${determined}$`, 'u'),
  new RegExp(
    `^${subject} son (?<phrase>\\p{Ll}+s (?:de|para|con|que|sin|hech|en|\\p{L}+s)(?!\\p{L}).*)$`,
    'u',
  ),
  new RegExp(
    `^${subject},? (?:ofrece|propone|fabrica|desarrolla|diseña|vende|crea|organiza|produce|edita|lanza|comercializa|alquila|imparte|cultiva|elabora|publica|instala|distribuye|prepara) ${anything}$`,
    'u',
  ),
  new RegExp(`^(?:Somos|Formamos) (?<phrase>(?:una?|el|la) (?!equipo|grupo|pareja|famili)\\p{L}.+)$`, 'u'),
  new RegExp(
    `^(?:(?:Hemos|He|Vamos a|Voy a|Queremos|Quiero|Nos gustaría|Me gustaría|Estamos|Estoy|Ya) )?(?:${makers})(?:\\p{L}*(?:amos|emos|imos|ado|ido|to|cho|ando|iendo|ar|er|ir|o)) ${anything}$`,
    'iu',
  ),
  new RegExp(
    `^(?:Somos|Soy) [^,.]{3,50}? y (?:damos|doy|hacemos|hago|ofrecemos|vendemos|organizamos|fabricamos) ${anything}$`,
    'u',
  ),
  new RegExp(`^(?:Damos|Doy) (?=clases|talleres|cursos|formaci|un |una )${anything}$`, 'u'),
  new RegExp(
    `^(?:Ofrecemos|Ofrezco|Proponemos|Propongo|Damos|Vendemos) a[l ][^,.]{2,50}? ${determined}$`,
    'u',
  ),
  new RegExp(`^(?:Es|Son|Esto es|Se trata de|Será|Imagine|La idea es) ${determined}$`, 'u'),
];
