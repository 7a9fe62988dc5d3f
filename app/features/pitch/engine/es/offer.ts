import type { Offer } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { findAim, startsWithInfinitive } from './aim';
import { isSentence, namedSubject } from './clauses';
import { definitionIn, notNames } from './definition';
import { iVerb } from './verbs';
import { indefinite, mediumPhrases, parseNounPhrase, shortPhrase } from './noun-phrase';

/** Finds what the offer is in the first sentence that says so; the rest of the sentences come back for other uses. */
export function readOffer(whole: string[]): { offer: Offer; rest: string[] } {
  const titled = whole.length > 1 ? titleOf(whole) : undefined;
  const sentences = titled === undefined ? whole : whole.slice(1);
  const aim = sentences
    .filter((sentence) => !noAim.test(fold(sentence)))
    .map(findAim)
    .find((found) => found !== undefined);
  const [opener = ''] = sentences;
  const stated =
    isSentence(opener) &&
    (startsOwn.test(fold(opener)) || iVerb.test(fold(opener)) || namedSubject.test(opener));
  const calledName = titled ?? namedIn(sentences.join(' '));
  for (const [at, sentence] of sentences.slice(0, 5).entries()) {
    if (stated && at > 0 && /^(?:Somos|Formamos) /u.test(sentence)) continue;
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
    return {
      offer,
      rest: [...sentences.slice(0, at), ...found.after.map(unbound), ...sentences.slice(at + 1)],
    };
  }
  const name = calledName ?? sentences.map(subjectName).find((found) => found !== undefined);
  const rest = sentences.flatMap((sentence) => {
    if (aim === undefined || !startsWithInfinitive(lowerFirst(sentence))) return [sentence];
    const after = /^[^:]+: (.+)$/u.exec(sentence)?.[1];
    return after === undefined ? [] : [upperFirst(after)];
  });
  return { offer: { name, aim, medium: [], plural: false, feminine: false }, rest };
}

/** A first line that is only a name: « Asociación Burrito Feliz », or « La librería ambulante » before what it is. */
function titleOf([first = '', second = '']: string[]): string | undefined {
  const title = first.replace(/[.]$/u, '');
  if (organisation.test(title)) return title;
  const tells = /^Una? \p{L}/u.test(second) && !isSentence(second) && countWords(second) > 5;
  return tells &&
    countWords(second) <= 21 &&
    /^(?:El|La|Los|Las) \p{Ll}[^,.:]{4,40}$/u.test(title) &&
    countWords(title) < 5 &&
    !isSentence(title)
    ? title
    : undefined;
}

const organisation =
  /^(?:Asociación|Fundación|Cooperativa|Club|Colectivo|Escuela|Academia|Centro|Taller|Estudio|Bodegas?|Granja|Finca|Casa|Hotel|Restaurante|Librería|Panadería|Cafetería|Clínica|Grupo|Laboratorios?) (?:\p{Lu}[\p{L}\d’&-]*)(?: (?:de |del |la |el |los |las |y )*\p{Lu}[\p{L}\d’&-]*)*$/u;

/** « Porque hoy se espera … » says a fact by itself. */
function unbound(sentence: string): string {
  return upperFirst(sentence.replace(/^(?:Porque|Ya que|Pues) /u, ''));
}

const noAim =
  /^(?:buscamos|busco|necesitamos|necesito|pedimos|queremos contratar)|\b(?:hay que|debe|deben|tiene que|tienen que)\b/u;

// A first sentence that says what the founders do is the definition: no fragment after it is.
const startsOwn = /^(?:(?:l[aeo]s?|nos|se l[oa]s?) )?(?:nuestr[oa]s? |mis? |\w+[aei]mos\b)/u;

function subjectName(sentence: string): string | undefined {
  const found =
    /^(\p{Lu}[\p{L}\d&’+-]*(?: (?:de |del |la |el |y )?\p{Lu}[\p{L}\d&’+-]*){0,2}) (?:es|permite|ayuda|ofrece|vende|fabrica|une|conecta|transforma|acompaña|quiere|reúne|pone|entrega|repara|forma|lleva|enseña|convierte|da|recoge)(?!\p{L})/u.exec(
      sentence,
    )?.[1];
  if (found === undefined && namedSubject.test(sentence)) return sentence.split(' ')[0];
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
