import { countWords, fold, lowerFirst } from '../words';
import { indefiniteArticle, isFeminineNoun, looksPlural } from './grammar';

export type NounPhrase = {
  /** Without its article. */
  noun: string;
  article: string;
  /** The first noun: what the whole is. */
  head: string;
  plural: boolean;
  feminine: boolean;
};

/** Splits off the article and finds gender and number from it, or else from the head noun. */
export function parseNounPhrase(text: string): NounPhrase {
  const found =
    /^(unos|unas|una|un|el|la|los|las|nuestr[oa]s?|mis?|sus?|tus?|est[ae]s?|estos|es[ae]s?|esos|cada) /iu.exec(
      text,
    );
  const article = (found?.[1] ?? '').toLowerCase();
  const noun = text.slice(found?.[0].length ?? 0).trim();
  const head = headNoun(noun);
  const plural =
    /^(?:unos|unas|los|las|nuestr[oa]s|mis|sus|tus|est[ao]s|es[ao]s)$/u.test(article) ||
    (article === '' && looksPlural(head));
  const feminine =
    /^(?:una|unas|la|las|nuestras?|est?as?)$/u.test(article) ||
    (!/^(?:un|unos|el|los|nuestros?|est?os|este|ese)$/u.test(article) && isFeminineNoun(head));
  return { noun, article, head, plural, feminine };
}

/** The phrase as one offers it: « una aplicación móvil », « galletas saladas », « alquiler de bicicletas ». */
export function indefinite({ noun, article, head, plural, feminine }: NounPhrase): string {
  // « Un Renault 4 »: after an article a capital is a name's.
  const running =
    keepsCapital(noun) || (/^una?$/u.test(article) && /^\p{Lu}/u.test(noun)) ? noun : lowerFirst(noun);
  if (article === 'un' || article === 'una') return `${article} ${running}`;
  if (/^(?:primer|únic|mejor)/iu.test(noun) && /^(?:el|la|los|las)$/u.test(article))
    return `${article} ${running}`;
  if (plural || uncounted.test(fold(head))) return running;
  return `${indefiniteArticle(feminine, noun)} ${running}`;
}

/** True for a phrase without article, which « es » cannot introduce: it is offered, not said to be. */
export function isBare(phrase: string): boolean {
  return !/^(?:una?|el|la|los|las|primer\p{L}*) /iu.test(phrase);
}

/** The phrase cut before its first complement clause, at most `most` words; undefined when it cannot be cut so short. */
export function shortPhrase(phrase: string, most: number): string | undefined {
  if (countWords(phrase) <= most && !relative.test(phrase)) return phrase;
  const cuts = [
    ...phrase.matchAll(
      /,? (?=(?:que|quien|quienes|donde|cuy[oa]s?|para|con|sin|en|por|a partir|hech\p{L}*|fabricad\p{L}*|diseñad\p{L}*|pensad\p{L}*|destinad\p{L}*|basad\p{L}*|dirigid\p{L}*|elaborad\p{L}*|capa[cz]\p{L}*|entre|mediante|gracias|desde|hasta|sobre|y|e|o|u|al?)(?!\p{L}))|, |(?<=\p{L}{3}) (?=(?:de|del)(?!\p{L}))/gu,
    ),
  ]
    .map((found) => phrase.slice(0, found.index))
    .filter((left) => countWords(left) >= 2 && countWords(left) <= most);
  return cuts.findLast(
    (left) => !relative.test(left) && !opens.test(left) && !/ (?:de|entre|desde) \d+$/u.test(left),
  );
}

/** The phrase with its relative clause cut at a boundary, longest first: « una sonda que mide la humedad del suelo ». */
export function mediumPhrases(phrase: string): string[] {
  const cuts = [
    ...phrase.matchAll(
      /, |: | (?=(?:y|e|para|gracias|mediante|sin|con|mientras|cuando|durante|desde|en (?:los|las|el|la)|\p{L}+ndo)(?!\p{L}))/gu,
    ),
  ]
    .map((found) => phrase.slice(0, found.index))
    .filter(
      (left) =>
        countWords(left) >= (relative.test(left) ? 7 : 4) &&
        !/: [^,]*$/u.test(left) &&
        !/ (?:conecta|une|junta|relaciona|pone en contacto)n? a [^,]*$/u.test(left) &&
        !/ que \S+$/u.test(left) &&
        !opens.test(left) &&
        !/ (?:de|entre|desde) \d+$/u.test(left) &&
        !/ (?:permite|ayuda)n? a(?:l| \p{L}+)(?!.*\p{L}+[aei]r)/u.test(left),
    );
  return [...new Set(cuts)].toSorted((a, b) => b.length - a.length);
}

const relative = / (?:que|quien|quienes|donde|cuy[oa]s?)(?!\p{L})/u;
const opens =
  / (?:permite|permiten|ayuda|ayudan|es|son|está|están|y|e|o|de|del|a|al|que|no|se|en|por|para|con|sin|el|la|los|las|un|una|su|sus|más|menos|muy|tan|gran|largo|larga|corto)$/u;

/** The first noun of a phrase without article, past an adjective that comes before it. */
function headNoun(noun: string): string {
  const words = noun.split(/[\s,]+/u);
  return words.find((word) => !frontAdjectives.test(fold(word))) ?? words[0] ?? '';
}

const frontAdjectives =
  /^(?:pequen[oa]s?|grand?e?s?|nuev[oa]s?|buen[oa]?s?|primer[oa]?s?|verdader[oa]s?|otr[oa]s?|viej[oa]s?|simple|mini|unic[oa]s?|dos|tres|cuatro|much[oa]s|algun[oa]s)$/u;

// What one offers rather than one thing that one shows: « alquiler de bicicletas » takes no article.
const uncounted =
  /^(?:alquiler|venta|reparacion|formacion|asesoramiento|acompanamiento|mantenimiento|limpieza|transporte|entrega|reparto|ayuda|apoyo|cuidado|atencion|traduccion|consultoria|mobiliario|ropa|calzado|ceramica|aceite|miel|vino|cerveza|cafe|te|pan|queso|chocolate|energia|gestion|orientacion|interpretacion|correccion|diseno|turismo|artesania|joyeria|cosmetica|comida|fruta|verdura|leche|harina|lana|papel|fisioterapia|yoga|pilates|coaching|catering|logopedia|psicologia|contabilidad|fontaneria|jardineria|peluqueria|podologia|terapia|seguridad|marketing|publicidad|fotografia|programacion|animacion|musica|teatro|costura|decoracion|carpinteria|electricidad|mensajeria|meditacion|defensa|mediacion|acompanamiento|agua|sidra|jabon|cosmetica|software|zumo|mermelada|pasta|carne|pescado|marisco|helado|turron|jamon|quinua|quinoa|avena|cacao|manicura|pedicura|depilacion|asesoria|sal|boxeo|ajedrez|judo|karate|natacion|danza|baile|canto|padel|surf|escalada|reciclaje|compostaje|coworking|azafran|arroz|pimenton|compost|lena|cuero|algodon|hielo|kombucha|gazpacho|salmorejo|hummus|tofu|vinagre|polen|propoleo|cacao|yerba|mezcal|tequila|pisco|ron|licor|cava|masaje|maquillaje|interiorismo|paisajismo|rehabilitacion|restauracion|recogida|vigilancia|soporte|crianza|entrenamiento|refuerzo|acogida)$/u;

function keepsCapital(noun: string): boolean {
  const first = noun.split(/\s/u)[0] ?? '';
  return /\p{Lu}.*\p{Lu}/u.test(first) || /^\p{Lu}(?!\p{L}*\p{Lu}|\d)/u.test(noun.split(/\s/u)[1] ?? '');
}
