import type { Offer } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { findAim, startsWithInfinitive } from './aim';
import { breakSentence, isSentence } from './clauses';
import { indefinite, mediumPhrases, parseNounPhrase, shortPhrase } from './noun-phrase';

type Found = { name?: string; phrase?: string; lead?: string; after: string[] };

/** Finds what the offer is in the first sentence that says so; the rest of the sentences come back for other uses. */
export function readOffer(sentences: string[]): { offer: Offer; rest: string[] } {
  const aim = sentences
    .filter((sentence) => !noAim.test(fold(sentence)))
    .map(findAim)
    .find((found) => found !== undefined);
  const [opener = ''] = sentences;
  const stated = isSentence(opener) && startsOwn.test(fold(opener));
  const calledName = namedIn(sentences.join(' '));
  for (const [at, sentence] of sentences.slice(0, 5).entries()) {
    const found = sentence.endsWith('?') ? undefined : definitionIn(sentence, at === 0 || !stated);
    if (found?.phrase === undefined) continue;
    const np = parseNounPhrase(found.phrase);
    const phrase = indefinite(np);
    const offer: Offer = {
      name: found.name ?? calledName,
      phrase: countWords(phrase) <= 21 ? phrase : undefined,
      short: shortPhrase(phrase, 8),
      lead: found.lead,
      medium: mediumPhrases(phrase),
      aim,
      plural: np.plural,
      feminine: np.feminine,
    };
    if (offer.phrase === undefined && offer.short === undefined) continue;
    return { offer, rest: [...sentences.slice(0, at), ...found.after, ...sentences.slice(at + 1)] };
  }
  const name = calledName ?? sentences.map(subjectName).find((found) => found !== undefined);
  const rest = sentences.filter(
    (sentence) => aim === undefined || !startsWithInfinitive(lowerFirst(sentence)),
  );
  return { offer: { name, aim, medium: [], plural: false, feminine: false }, rest };
}

const noAim =
  /^(?:buscamos|busco|necesitamos|necesito|pedimos|queremos contratar)|\b(?:hay que|debe|deben|tiene que|tienen que)\b/u;

function definitionIn(sentence: string, loosely: boolean): Found | undefined {
  const [first = sentence, ...after] = tidyBreak(sentence);
  const body = first
    .replace(/[.!?]$/u, '')
    .replace(/^(?:Por eso|Por ello|Así que|Y por eso|Entonces),? (?=\p{L})/u, '');
  const colon = /^(Una? [^:,]{8,90}): (.+)$/u.exec(body);
  const [, whole, more] = colon ?? [];
  if (whole !== undefined && more !== undefined && !isSentence(whole) && isSentence(more))
    return { phrase: whole, after: [`${upperFirst(more)}.`, ...after] };
  const [, title, told] = /^(?!El |La |Los |Las )(\p{Lu}\p{Ll}[^:,.]{7,60}): (.+)$/u.exec(body) ?? [];
  if (loosely && title !== undefined && told !== undefined && countWords(title) > 1)
    if (!isSentence(title) && isSentence(told) && !/\d/u.test(title) && !fragment.test(title))
      return { phrase: title, after: [`${upperFirst(told)}.`, ...after] };
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

// A first sentence that says what the founders do is the definition: no fragment after it is.
const startsOwn = /^(?:nuestr[oa]s? |mis? |\w+[aei]mos\b)/u;

/** A long phrase without the few words it holds between commas: « , en un mensaje, ». */
function withoutInset(body: string): string {
  return body.replace(/, (?:\p{L}+ ){0,3}\p{L}+, (?=\p{L})/u, ' ');
}

const fragment =
  /^(?:sin|con|para|en|a|al|más|menos|por|desde|gracias|además|según|solo|todo|todos|hecho|ideal|perfecto)(?!\p{L})/iu;
const notNames =
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

function subjectName(sentence: string): string | undefined {
  const found =
    /^(\p{Lu}[\p{L}\d&’+-]*(?: (?:de |del |la |el |y )?\p{Lu}[\p{L}\d&’+-]*){0,2}) (?:es|permite|ayuda|ofrece|vende|fabrica|une|conecta|transforma|acompaña|quiere|reúne|pone|entrega|repara|forma|lleva|enseña|convierte|da|recoge)(?!\p{L})/u.exec(
      sentence,
    )?.[1];
  return found === undefined || notNames.test(`${found} `) || /^(?:Nuestr|Mis?$)/u.test(found)
    ? undefined
    : found;
}

function namedIn(text: string): string | undefined {
  const used =
    /(?<!\p{L})(?:usan|utilizan|eligen|confían en|prueban) (\p{Lu}[\p{L}\d&’+-]*\p{Ll})(?!\p{L})/u.exec(
      text,
    )?.[1];
  if (used !== undefined) return used;
  return /(?:llamad[oa]s?|se llama|me llamo|bajo el nombre de|denominad[oa]s?|titulad[oa]s?|bautizad[oa]s? como) (?:« ?)?(\p{Lu}[\p{L}\d&’+-]*(?: (?:de |del |la |el |y )?\p{Lu}[\p{L}\d&’+-]*){0,3})/u.exec(
    text,
  )?.[1];
}
