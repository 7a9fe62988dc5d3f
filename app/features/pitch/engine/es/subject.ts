import type { Offer } from '../read/reading';
import { fold, lowerFirst } from '../words';
import { startsWithVerb } from './clauses';
import { definite } from './grammar';
import { parseNounPhrase } from './noun-phrase';
import { iVerb, weVerb } from './verbs';

/** A verb without subject that speaks of the offer: « Funciona sin pilas » becomes « La lámpara funciona sin pilas ». */
export function nameSubject(sentence: string, offer: Offer, before: number): string {
  if (offer.phrase === undefined && offer.short === undefined) return sentence;
  // « Es más barato »: the adjective may not agree with the kind of thing.
  if (!isSubjectless(sentence) || /^(?:no |ya |hoy )?(?:es|son) /iu.test(sentence)) return sentence;
  // « Se compra o se cambia » speaks of people.
  if (
    /^(?:no |ya )?se (?!(?:\w*(?:pliega|dobla|recarga|carga|lava|monta|enchufa|conecta|instala|adapta|ajusta|deshace|repara|limpia|guarda|abre|cierra|apaga|enciende|coloca|riega|desmonta|lleva|hace|usa|vende|fabrica|sirve|recicla|lee)n?)\b)/u.test(
      fold(sentence),
    )
  )
    return sentence;
  const [first = ''] = fold(sentence)
    .replace(/^(?:no|ya|tambien|solo) /u, '')
    .split(/\s/u);
  const verb = first === 'se' ? (fold(sentence).split(/\s/u)[1] ?? '') : first;
  if (/[ae]n$|^son$|^duran$/u.test(verb) !== offer.plural) return sentence;
  return `${offerSubject(offer, before)} ${lowerFirst(sentence)}`;
}

/** True for a sentence whose verb comes first and whose subject was said before. */
export function isSubjectless(sentence: string): boolean {
  const folded = fold(sentence);
  if (!startsWithVerb(sentence) || weVerb.test(sentence.split(/\s/u).slice(0, 2).join(' '))) return false;
  if (iVerb.test(folded)) return false;
  // Impersonal, or the subject follows: « Hay 300 personas », « Se tiran toneladas », « Falta tiempo ».
  if (
    /^(?:no |ya |solo )?(?:van (?:ya )?\d|vienen (?:\w+ ){0,2}\d|hay|existen?|faltan?|sobran?|quedan?|bastan?|hace|ocurre|cuestan? (?!\d|menos|unos|entre|lo|alrededor)|es (?:dificil|imposible|necesari|hora|facil|posible))/u.test(
      folded,
    )
  )
    return false;
  return !/^(?:no |ya )?se \w+ (?:\d|\w+ (?:de|millones|toneladas)|el|la|los|las|una?|much[oa]s|poc[oa]s|demasiad[oa]s|mas|casi|unos|unas|que|tod[oa]s)\b/u.test(
    folded,
  );
}

/** The offer as a subject, in turns: its kind, its name. */
function offerSubject(offer: Offer, before = 0): string {
  const { head, plural, feminine } = parseNounPhrase(offer.short ?? offer.phrase ?? '');
  const kind = `${plural ? (feminine ? 'Las' : 'Los') : definite(feminine, false, head) === 'la' ? 'La' : 'El'} ${head}`;
  return before % 2 === 0 ? kind : (offer.name ?? kind);
}
