import { fold } from '../words';
import { baseOf, looksPlural } from './grammar';
import { auxiliary, baseVerbs, nounLike, pastTenses } from './verbs';

/** True when a finite verb stands before the first relative pronoun. */
export function hasVerb(text: string): boolean {
  if (counted.test(text) || listedCounts.test(text)) return false;
  const branded = /^\p{Lu}\p{L}*\p{Ll}\p{Lu}[\p{L}\d]* (\p{Ll}+s) (?!of |for |in |that |with )/u.exec(
    text,
  )?.[1];
  if (branded !== undefined && baseOf(branded) !== undefined) return true;
  const offered =
    /^(?!(?:with|in|on|at|here|now|today|so|then|if|when|and|but|for|once|there|from|using|thanks|as|this|that|what)\b)((?:[a-z-]+ ){1,4})you can [a-z]+/u.exec(
      fold(text),
    )?.[1];
  if (offered !== undefined && !hasVerb(offered.trim()) && !auxiliary.test(offered))
    return hasVerb(fold(text).replace(/^.*? you can [a-z]+/u, offered.trim()));
  const head = beforeRelative(fold(text).replace(/[.!?]$/u, ''));
  if (
    /(?:^|[,;:] |\b(?:and|but|so|then|today|now) )(?:we|i|they|he|she|you|it|everyone|everybody|nobody|no one|there) (?!who\b|that\b|in\b|with\b|of\b|for\b)[a-z']{2,}/u.test(
      head,
    )
  )
    return true;
  if (
    /^(?:our|my|this) \p{L}+(?<!s) \p{L}{3,}(?<!s)s(?= |$)(?! (?:of|for|that|which|with|in|from|and|made|without)\b)/u.test(
      head,
    )
  )
    return true;
  if (auxiliary.test(head)) return true;
  if (
    / (?<!\b(?:low|high|fixed|at|at a) )costs? (?:(?:about|only|around|just|less than|under) )?[£€$]?\d/u.test(
      head,
    )
  )
    return true;
  if (/^(?:many|most|some|few|people|nobody) \p{L}+ (?:never|always|often|rarely|still|seldom) /u.test(head))
    return true;
  const said = head.split(/\s+/u).filter((word) => !adverbs.test(word.replace(/,$/u, '')));
  const words = said.map((word) => word.replace(/,+$/u, ''));
  const numbered =
    /^(?:many|most|some|few|half|each|every|all|the|our|my|these|those|their|people|nobody|\d\S*|one|two|three|four|five|six) /u.test(
      head,
    );
  return words.some(
    (word, at) =>
      at > 0 &&
      (isVerbAt(words, at, word, said[at]?.endsWith(',') ?? false) ||
        (numbered && at > 1 && isPlainVerb(words, at, word))),
  );
}

/** “140 units sold in 2025”, “210 sold since March”: a count with a participle, no sentence. */
const counted =
  /^(?![^,]*\b(?:have|has|had|were|was|are|is)\b)[£€$]?\d[\d,.]*%? (?:\p{L}+ ){0,3}(?:sold|built|shipped|installed|equipped|delivered|repaired|saved|printed|planted|raised|downloaded|registered|enrolled|pre-ordered|returned|announced|signed)(?: (?:in|since|so far|last|this|to|at|on|by|for|over|during|already)\b.*|,.*|[.]?)$/u;

/** “26 nurseries, 4 trainers”, “2,100 repairs last year”. */
const listedCounts =
  /^\d[\d,.]* \p{L}+(?:, (?:[£€$]?\d[\d,.]*|no|zero) [^,]+)+$|^\d[\d,.]* (?:\p{L}+ )?\p{L}+s (?:last|this) (?:year|month|week|summer|winter|spring|autumn)(?:,.*|[.]?)$/u;

const adverbs =
  /^(?:never|always|often|all|also|still|rarely|seldom|usually|now|already|only|just|even|sometimes|both|really|simply|each)$/u;

const blockers =
  /^(?:to|of|for|with|by|in|on|at|from|an?|the|our|my|their|your|its|his|her|and|or|no|all|any|every|each|some|many|more|new|into|about|as|than|per)$/u;

/** In a sentence that begins with its subject, a verb may stand away from the noun: `older people in our town eat alone`. */
function isPlainVerb(words: string[], at: number, word: string): boolean {
  if (blockers.test(words[at - 1] ?? '')) return false;
  const base = baseOf(word) ?? word;
  const after = words[at + 1] ?? 'of';
  const thirdPerson =
    word.endsWith('s') && baseVerbs.has(base) && !looksPlural(words[at - 1] ?? '') && !blockers.test(after);
  return (
    thirdPerson ||
    (baseVerbs.has(base) && !nounLike.has(base) && !word.endsWith('ing')) ||
    pastTenses.has(word)
  );
}

function isVerbAt(words: string[], at: number, word: string, endsClause: boolean): boolean {
  const before = words[at - 1] ?? '';
  const after = words[at + 1] ?? '';
  if (blockers.test(before) || word === 'as') return false;
  const base = baseOf(word);
  if (word.endsWith('s') && base !== undefined && (!nounLike.has(base) || /^(?:helps|works)$/u.test(word)))
    return !looksPlural(before) || !nounLike.has(base);
  if (!endsClause && word.endsWith('s') && !word.endsWith('ss') && startsObject(after, words[at + 2] ?? ''))
    return true;
  // “Bags cut from fire hoses”: a participle.
  if (/^(?:cut|split|set|spread)$/u.test(word) && /^(?:from|by|with|in|out|to)$/u.test(after)) return false;
  if (baseVerbs.has(word) && looksPlural(before) && !/^(?:is|this|us)$/u.test(before)) return true;
  if (
    pastTenses.has(word) &&
    !/^(?:by|from|for|with|in|on|at|and|using|to|without|of|out|entirely)$/u.test(after)
  )
    return true;
  if (at > 1 && baseVerbs.has(word) && /^(?:it|them|us)$/u.test(after)) return true;
  if (word.endsWith('ed') && /^(?:it|them|us|our|their|you)$/u.test(after)) return true;
  return (
    word.endsWith('ed') &&
    (looksPlural(before) || /\d/u.test(before)) &&
    /^(?:the|a|an|their|our|it|us|them|to|up|during|after|last|this|since|so)$/u.test(after)
  );
}

/** An object follows: `lends us`, `reads the notes`, but not `three boxes a month`. */
function startsObject(next: string, afterNext: string): boolean {
  if (/^[£€$]?\d/u.test(next)) return true;
  if (/^an?$/u.test(next)) return !/^(?:day|week|month|year|term|season|piece|head)$/u.test(afterNext);
  return /^(?:the|their|our|your|its|them|us|itself|what|how|each|any|every)$/u.test(next);
}

/** Before the first relative pronoun or subordinate, where a noun phrase has no finite verb. */
function beforeRelative(folded: string): string {
  return (
    folded.split(
      /(?<=[a-z0-9%,]) (?:that|who|which|whose|whom|where|when|if|because|while|so that|whether|until|wherever|whenever|what|how|why|whoever)\b/u,
    )[0] ?? folded
  );
}
