import type { Audience } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { hasVerb } from './finite-verb';
import { parseNounPhrase } from './noun-phrase';

/** The audience as a noun phrase that can be a subject, or words to quote when it is not one. */
export function readAudience(sentences: string[]): Audience {
  const whole =
    sentences.map((sentence) => sentence.replace(/[.!?]$/u, '')).find((sentence) => sentence !== '') ?? '';
  const text = whole
    .replace(leadIn, '')
    .replace(/,? (?:because|since|so that) .+$/u, '')
    .trim();
  const broad =
    /^(?:everyone|everybody|anyone|anybody|all (?:people|ages|of us|audiences|kinds?)|any(?: kind| type)? of|(?:the )?general public|the public|people$|the whole world|all$|consumers$)/u.test(
      fold(text),
    );
  const sure = text !== '' && !hasVerb(text) && countWords(text) <= 22 && /^[\p{L}\d]/u.test(text);
  if (!sure) return { phrase: text, short: text, plural: true, feminine: false, sure: false, broad };
  const { phrase, plural } = withArticle(text);
  return { phrase, short: shortAudience(phrase), plural, feminine: false, sure, broad };
}

const leadIn =
  /^(?:we(?:’re| are)? (?:target(?:ing)?|aim(?:ing)?(?: for| at)?|focus(?:ing)? on|serv(?:e|ing)|here for)|(?:our|the|my) (?:main |primary |target |first |core |ideal )*(?:target|audience|customers?|clients?|users?|market|public)(?: (?:is|are|will be|would be)|:|,)?|for|aimed at|intended for|designed for|meant for|(?:it(?:’s| is)|this is) (?:for|aimed at)|mainly|primarily|mostly|especially|targeting|target:|first of all)\s*:?\s*/iu;

function withArticle(text: string): { phrase: string; plural: boolean } {
  const np = parseNounPhrase(text);
  const keeps =
    /^\p{Lu}{2}|^\p{Lu}\p{Ll}+ \p{Lu}|^(?:English|French|Spanish|Irish|British|Scottish|Welsh|German|European|African|American|Airbnb|Uber|Etsy|Instagram|Shopify)\b/u;
  const running = keeps.test(np.noun) ? np.noun : lowerFirst(np.noun);
  if (/^(?:everyone|everybody|anyone|anybody|you|whoever|each|every)\b/iu.test(running))
    return { phrase: running, plural: false };
  if (/^(?:general )?public\b(?! \p{L}+s\b)/iu.test(running))
    return { phrase: `the ${running}`, plural: false };
  if (/^(?:the|our|my|your|these|some)$/u.test(np.article)) {
    const article = np.article === 'these' ? 'the' : np.article;
    // “The parents of …” speaks of parents at large; “the elderly” needs its article.
    const bare = np.plural && article === 'the' && np.head.endsWith('s');
    return { phrase: bare ? running : `${article} ${running}`, plural: np.plural };
  }
  const several = / and (?:an? )?\p{L}+/u.test(running) && np.article === '';
  if (np.plural || several || /^(?:\d|those|all|many|most|two|three|both)/u.test(running))
    return { phrase: running, plural: true };
  return { phrase: `every ${running}`, plural: false };
}

/** The audience in at most six words, cut where a complement begins. */
function shortAudience(phrase: string): string {
  if (countWords(phrase) <= 6 || (countWords(phrase) <= 8 && / without /u.test(phrase))) return phrase;
  const atComma = phrase.split(', ')[0] ?? '';
  if (countWords(atComma) >= 3 && countWords(atComma) <= 6 && !tellsNothing.test(atComma)) return atComma;
  const cuts = [
    ...phrase.matchAll(
      /,? (?=(?:who|whose|that|which|with|without|aged|in|from|between|and|or|living|looking|working|wanting|seeking|over|under|at|on|near|by|for|of|where)\b)|, /gu,
    ),
  ]
    .filter(
      (found) =>
        !(
          phrase.slice(0, found.index).includes(',') &&
          / ?(?:and|or)\b/u.test(phrase.slice(found.index, found.index + 5))
        ),
    )
    .map((found) => phrase.slice(0, found.index).replace(/,$/u, ''))
    .filter(
      (left) =>
        countWords(left) <= 6 &&
        !cutsClause(left, phrase.slice(left.length)) &&
        !/\bbetween (?!.* and )/u.test(left) &&
        // “people leaving prison and restaurants who …”: two publics, the second cut short.
        !(/ \p{L}+ing .* and \p{L}+$/u.test(left) && / (?:who|that)\b/u.test(phrase.slice(left.length))) &&
        !/ and (?:the )?(?:owners|managers|people|users|members|heads|residents|families)$/u.test(left) &&
        !/ (?:who|that|which|whose|aged)(?: \p{L}+)?$| (?:and|or|of|with|in|the|a)$/u.test(left),
    );
  const best = cuts.findLast((left) => !tellsNothing.test(left));
  return best === undefined || (countWords(best) === 1 && countWords(phrase) <= 8) ? phrase : best;
}

/** A clause that begins with “who” ends only where another begins. */
function cutsClause(left: string, right: string): boolean {
  return (
    /\b(?:who|that|which|whose) /u.test(left) && !/^(?:,| (?:and|or|but|while|when|because) )/u.test(right)
  );
}

// One word alone says nothing: better the whole phrase than its first word.
const tellsNothing =
  /^(?:(?:the |young |older |busy |all )?(?:people|men|women|residents|inhabitants|adults|families|users|customers|owners|managers|companies|businesses|teams|those|heads|directors|(?:\p{L}+ )?(?:parents|mothers|fathers|owners|managers|heads|users|members|directors) of \p{L}+|\p{L}+ of (?:companies|firms|businesses|people|schools|children)|people (?:\p{L}+ )?\p{L}+ed)|every \p{L}+)$/u;
