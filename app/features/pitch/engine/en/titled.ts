import { countWords, fold, upperFirst } from '../words';
import { isSentence } from './clauses';
import { baseOf } from './grammar';
import { isTerms, namesByDoing } from './no-offer';
import { startsWithVerb } from './verbs';

/** What a sentence says the offer is; `after` holds what else it said. */
export type Found = { name?: string; phrase?: string; lead?: string; after: string[] };

/** “Taproot, a planter …”, “Taproot: a planter …”, or a noun phrase alone. */
export function titledIn(body: string, after: string[]): Found | undefined {
  const [firstWord = ''] = body.split(/\s/u);
  const several = /^\d+ (?:\p{L}+ ){0,2}\p{L}+s (?:for|that|to|with) /u.test(body);
  if (/^\p{L}+ \d[\d,.]*\S{0,2}$/u.test(body) || isTerms(body)) return undefined;
  if ((/^\d(?!D$)|^\p{L}+ed$/u.test(firstWord) && !several) || countWords(body) > 21) return undefined;
  const titled =
    /^(?<name>\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,2})(?:,|:) (?<phrase>\p{L}.+)$/u.exec(
      body,
    )?.groups;
  if (
    titled?.phrase !== undefined &&
    /^(?:an?|the|our|your|\p{L}+(?: \p{L}+){0,2} (?:that|which|for|to|who|of|with|made|from))\b/iu.test(
      titled.phrase,
    )
  )
    return { name: titled.name, phrase: titled.phrase, after };
  if (firstWord.endsWith('ing') && baseOf(firstWord) !== undefined && !namesByDoing(body)) return undefined;
  if (baseOf(firstWord) !== undefined && firstWord.endsWith('s')) return undefined;
  if (
    startsWithVerb(body) &&
    !/^(?:train|test|repair|design|care|travel|water|food|milk|farm|market|power|heat|store|book|bike|cycle|coach|support|live|dance|ski|press|post|fish|light|paint|phone|email|map|sign|style|dry|clean|open|cool|slow|secure|mature|rest|escape|guide)\b|^(?:work|swim|sleep|sail|surf|cover) \p{L}+s\b/iu.test(
      body,
    )
  )
    return undefined;
  return /^(?:without|with|for|in|to|more|less|by|at|since|thanks|no|not|because|when|if|unlike|on|from|very|so|all|free (?:for|of|to|with|in|until|on|if|at|as)|easy|simple to|available)\b/iu.test(
    body,
  )
    ? undefined
    : untilColon(body, after);
}

/** “Coaching for women at work: six sessions, a guide”: what it holds is told after it. */
function untilColon(body: string, after: string[]): Found {
  const [, left, right] = /^([^:]+): ([^:]+)$/u.exec(body) ?? [];
  if (left === undefined || right === undefined || countWords(left) < 3)
    return { phrase: body.replace(/: /gu, ', '), after };
  return { phrase: left, after: [`${upperFirst(right)}.`, ...after] };
}

/** “Solar panels for tenants: hang them on the balcony.” */
export function beforeColon(body: string, after: string[]): Found | undefined {
  const [, left, right] = /^([^:]+): (.+)$/u.exec(body) ?? [];
  if (left === undefined || right === undefined || isSentence(left)) return undefined;
  if (countWords(left) < 2 || countWords(left) > 8 || /^\p{Lu}\S* \p{Lu}/u.test(left)) return undefined;
  return titledIn(left, [`${upperFirst(right)}.`, ...after]);
}

/** A heading of a word or two over a text that says it better. */
export function isTitle(body: string, following: string[]): boolean {
  const last = fold(body).split(' ').at(-1) ?? '';
  return (
    countWords(body) <= 3 &&
    following
      .slice(0, 2)
      .some((sentence) => /^(?:We|I) \p{Ll}/u.test(sentence) && fold(sentence).includes(last))
  );
}
