import type { Offer } from '../read/reading';
import { fold, lowerFirst, upperFirst } from '../words';
import { definite } from './grammar';
import { parseNounPhrase } from './noun-phrase';

/**
 * A sentence that says « la » or « la nuestra » of the offer with its kind in front, so that it stands wherever it is
 * said: « La usan 640 enfermeras » becomes « La app la usan 640 enfermeras ». The same sentence where the words do not
 * agree with the offer.
 */
export function nameLeaning(sentence: string, offer: Offer): string {
  const kind = kindOf(offer);
  if (kind === undefined) return sentence;
  const [, ours, rest] = /^(El nuestro|La nuestra|Los nuestros|Las nuestras) (.+)$/u.exec(sentence) ?? [];
  if (ours !== undefined && rest !== undefined)
    return ours.split(' ')[0] === kind.article ? `${kind.article} ${kind.head} ${rest}` : sentence;
  const [, pronoun] = object.exec(sentence) ?? [];
  return pronoun === undefined || upperFirst(pronoun) !== kind.pronoun
    ? sentence
    : `${kind.article} ${kind.head} ${lowerFirst(sentence)}`;
}

/** « Impermeables, se lavan a 90 grados » begins with what the offer is: « Son impermeables, … ». */
export function withCopula(sentence: string, { phrase, plural }: Offer): string {
  const [first = ''] = fold(sentence).split(/[ ,.]/u);
  if (phrase === undefined || !quality.test(first) || first.endsWith('s') !== plural) return sentence;
  return `${plural ? 'Son' : 'Es'} ${lowerFirst(sentence)}`;
}

const quality =
  /^(?:\w{4,}bles?|liger[oa]s?|resistentes?|vegan[oa]s?|ecologic[oa]s?|organic[oa]s?|naturales|suaves?|comod[oa]s?|silencios[oa]s?|portatil(?:es)?|inalambric[oa]s?|economic[oa]s?|anonim[oa]s?|hipoalergenic[oa]s?|biodegradables?)$/u;

// « Lo importante », « La mayoría » are no pronouns: a verb in the perfect or the plural must follow.
const object =
  /^(?:Ya )?(L[oa]s?|l[oa]s?) (?:ya )?(?:(?:ha|han|hemos|he) \p{Ll}+(?:ado|ido|to|cho)|\p{Ll}{3,}(?:ó|aron|ieron)|usan|utilizan|compran|recomiendan|venden|leen|piden)(?!\p{L})/u;

function kindOf(offer: Offer) {
  const phrase = offer.phrase ?? offer.short;
  // A lead says what is done; what is offered is then no thing that others use.
  if (phrase === undefined) return undefined;
  const { head, plural, feminine } = parseNounPhrase(phrase);
  if (fold(head).length < 3 || /^(?:sistema|proyecto)$/u.test(fold(head))) return undefined;
  const article = upperFirst(definite(feminine, plural, head));
  const pronoun = `L${feminine ? 'a' : 'o'}${plural ? 's' : ''}`;
  return { head: lowerFirst(head), article, pronoun };
}
