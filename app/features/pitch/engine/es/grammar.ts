import { fold } from '../words';

/** « a, b y c », with « e » before the sound i. */
export function listOf(items: string[]): string {
  const last = items.at(-1);
  if (items.length < 2 || last === undefined) return items[0] ?? '';
  const link = /^[«“"\u0001\s]*(?:i|hi(?!e))/iu.test(fold(last)) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** The preposition « de » before a noun phrase: « del barrio », « de las tiendas ». */
export function de(phrase: string): string {
  return phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`;
}

/** The preposition « a » before a noun phrase: « al público », « a las familias ». */
export function to(phrase: string): string {
  return phrase.startsWith('el ') ? `al ${phrase.slice(3)}` : `a ${phrase}`;
}

/** Spanish marks: « ¿ » where a question lacks it, guillemets without spaces, a fixed space before % and €. */
export function typeset(text: string): string {
  return text
    .replace(/'/gu, '’')
    .replace(/«\s*/gu, '«')
    .replace(/\s*»/gu, '»')
    .replace(/\s+([,;:.!?])(?=\s|$)/gu, '$1')
    .replace(/(^|[.!?…:]\s+)(?<!¿[^?.!…]*:\s+)([^¿?.!…:]+\?)/gu, '$1¿$2')
    .replace(/(^|[.!?…:]\s+)([^¡?.!…:]+!)/gu, '$1¡$2')
    .replace(/(\d)\s*(%|€|k€|M€)/gu, '$1\u00a0$2')
    .replace(/(\d) (?=\d{3}\b)/gu, '$1\u202f');
}

/** Gender of a noun as written (singular or plural), from a list and then from its ending. */
export function isFeminineNoun(noun: string): boolean {
  const word = fold(noun);
  const single = singular(word);
  if (female.has(word) || female.has(single)) return true;
  if (male.has(word) || male.has(single)) return false;
  return /(?:a|cion|sion|dad|tad|tud|umbre|triz|ez|sis|ie)$/u.test(single) && !single.endsWith('ista');
}

/** A plural ends in s, unless the word is one of those that do so in the singular. */
export function looksPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  if (invariable.has(fold(word))) return false;
  if (/[áéíóú]s$/u.test(word)) return /(?:papás|mamás|bebés|cafés|sofás|comités|chalés)$/u.test(word);
  return word.length > 3 && word.endsWith('s');
}

/** « el » or « la », « los » or « las »; « el agua » is feminine all the same. */
export function definite(feminine: boolean, plural: boolean, noun = ''): string {
  if (plural) return feminine ? 'las' : 'los';
  return feminine && !stressedA.test(fold(noun)) ? 'la' : 'el';
}

export function indefiniteArticle(feminine: boolean, noun: string): string {
  return feminine && !stressedA.test(fold(noun)) ? 'una' : 'un';
}

const stressedA = /^(?:agua|aula|area|arma|hambre|ave|alma|aguila|hada|ancla)\b/u;

function singular(word: string): string {
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (/(?:[aeiou]|[bcdgklmnptx])s$/u.test(word) && !/[lnrdsjz]es$/u.test(word)) return word.slice(0, -1);
  return word.endsWith('es') ? word.slice(0, -2) : word;
}

const female = new Set(
  'app apps web webs bici bicis moto motos foto fotos radio mano red redes clase clases leche carne base bases llave llaves nube torre fuente sede gente piel miel sal luz crema serie mujer mujeres madre madres sangre calle parte flor flores imagen imagenes orden fiebre noche tarde granja hoja startup pyme pymes ong salud'.split(
    ' ',
  ),
);
const male = new Set(
  'dia mapa problema programa sistema tema planeta clima idioma diploma esquema drama poema aroma panorama tranvia sofa pijama dilema emblema crucigrama holograma ecosistema pez ajedrez juez analisis oasis guia vigia colega atleta terapeuta psiquiatra pediatra poeta policia guarda cura astronauta fisioterapeuta'.split(
    ' ',
  ),
);
const invariable = new Set(
  'bus autobus virus analisis tesis crisis dosis oasis campus atlas mes pais gas lunes martes miercoles jueves viernes interes compas bonus plus dos tres seis lapis ingles frances tenis chasis menos mas'.split(
    ' ',
  ),
);
