import { countWords, fold, upperFirst } from '../words';
import { baseOf, looksPlural } from './grammar';
import { auxiliary, baseVerbs, nounLike, pastTenses } from './verbs';

/** True when the text is a whole sentence and not a noun phrase or an infinitive. */
export function isSentence(text: string): boolean {
  // “Most of the people who come bring …”: the verb stands after the relative clause.
  const counted = /^(?:most|many|some|half|few|those|everyone|anyone|people|all)\b.* (?:who|that) /u.test(
    fold(text),
  );
  return (
    hasVerb(text) ||
    (counted &&
      fold(text)
        .split(/\s+/u)
        .filter((word) => baseVerbs.has(baseOf(word) ?? word)).length > 1)
  );
}

/** True when a finite verb stands before the first relative pronoun. */
export function hasVerb(text: string): boolean {
  if (counted.test(text) || listedCounts.test(text)) return false;
  const branded = /^\p{Lu}\p{L}*\p{Ll}\p{Lu}[\p{L}\d]* (\p{Ll}+s) (?!of |for |in |that |with )/u.exec(
    text,
  )?.[1];
  if (branded !== undefined && baseOf(branded) !== undefined) return true;
  const head = beforeRelative(fold(text).replace(/[.!?]$/u, ''));
  if (
    /(?:^|[,;:] |\b(?:and|but|so|then|today|now) )(?:we|i|they|he|she|you|it|everyone|everybody|nobody|no one|there) (?!who\b|that\b|in\b|with\b|of\b|for\b)[a-z']{2,}/u.test(
      head,
    )
  )
    return true;
  if (auxiliary.test(head)) return true;
  if (/^(?:many|most|some|few|people|nobody) \p{L}+ (?:never|always|often|rarely|still|seldom) /u.test(head))
    return true;
  const words = head.split(/[\s,]+/u).filter((word) => !adverbs.test(word));
  const numbered =
    /^(?:many|most|some|few|half|each|every|all|the|our|my|these|those|their|people|nobody|\d\S*|one|two|three|four|five|six) /u.test(
      head,
    );
  return words.some(
    (word, at) =>
      at > 0 && (isVerbAt(words, at, word) || (numbered && at > 1 && isPlainVerb(words, at, word))),
  );
}

/** “140 units sold in 2025”, “210 sold since March”: a count with a participle, no sentence. */
const counted =
  /^[£€$]?\d[\d,.]*%? (?:\p{L}+ ){0,3}(?:sold|built|shipped|installed|equipped|delivered|repaired|saved|printed|planted|raised|downloaded|registered|enrolled|pre-ordered|returned|announced|signed)(?: (?:in|since|so far|last|this|to|at|on|by|for|over|during|already)\b.*|,.*|[.]?)$/u;

/** “26 nurseries, 4 trainers”, “2,100 repairs last year”. */
const listedCounts =
  /^\d[\d,.]* \p{L}+(?:, (?:\d[\d,.]*|no|zero) \p{L}+)+[.]?$|^\d[\d,.]* (?:\p{L}+ )?\p{L}+s (?:last|this) (?:year|month|week|summer|winter|spring|autumn)(?:,.*|[.]?)$/u;

const adverbs =
  /^(?:never|always|often|all|also|still|rarely|seldom|usually|now|already|only|just|even|sometimes|both|really|simply|each)$/u;

const blockers =
  /^(?:to|of|for|with|by|in|on|at|from|an?|the|our|my|their|your|its|his|her|and|or|no|more|new|into|about|as|than|per)$/u;

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

function isVerbAt(words: string[], at: number, word: string): boolean {
  const before = words[at - 1] ?? '';
  const after = words[at + 1] ?? '';
  if (blockers.test(before) || word === 'as') return false;
  const base = baseOf(word);
  if (word.endsWith('s') && base !== undefined && (!nounLike.has(base) || /^(?:helps|works)$/u.test(word)))
    return !looksPlural(before) || !nounLike.has(base);
  if (word.endsWith('s') && !word.endsWith('ss') && startsObject(after, words[at + 2] ?? '')) return true;
  if (baseVerbs.has(word) && looksPlural(before) && !/^(?:is|this|us)$/u.test(before)) return true;
  if (pastTenses.has(word) && !/^(?:by|from|for|with|in|on|at|and|using|to|without)$/u.test(after))
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
  return /^(?:the|their|our|your|its|them|us|itself|what|how|each)$/u.test(next);
}

/** Before the first relative pronoun or subordinate, where a noun phrase has no finite verb. */
function beforeRelative(folded: string): string {
  return (
    folded.split(
      /(?<=[a-z0-9%,]) (?:that|who|which|whose|whom|where|when|if|because|while|so that|whether|until|wherever|whenever|what|how|why)\b/u,
    )[0] ?? folded
  );
}

/** True when the sentence leans on one before it. */
export function isAnaphoric(sentence: string): boolean {
  return /^(?:it|they|this|that|these|those|he|she|but|and|so|or|then|also|however|therefore|because|that's|it's|they're|both|such|as a result|instead,|meanwhile|yet|their|its|his|her|here|otherwise|the result|for example|all of|each of|some of|most of them|in other words|why\?)\b/u.test(
    fold(sentence),
  );
}

/**
 * A sentence as one or more sentences of at most `most` words: broken where a new clause begins, else its tail
 * left out. Empty when neither is possible.
 */
export function breakSentence(sentence: string, most: number): string[] {
  const asking =
    /^((We|I)\b.{12,}?),? and (?:we |I )?((?:want|need|hope|plan|would like|now want|are raising|are looking|am looking)\b.+)$/u.exec(
      sentence,
    );
  if (asking !== null)
    return [`${asking[1] ?? ''}.`, `${asking[2] ?? ''} ${asking[3] ?? ''}`].flatMap((part) =>
      breakSentence(part, most),
    );
  const spliced = splice.exec(sentence);
  if (spliced?.[1] !== undefined && spliced[2] !== undefined)
    return [...breakSentence(`${spliced[1]}.`, most), ...breakSentence(upperFirst(spliced[2]), most)];
  if (countWords(sentence) <= most) return [sentence];
  const observed =
    /^(?:we|i|today,? we)(?:’ve| have)? (?:noticed|noticed|observed?|found|know|see|saw|realised|realized|believe|think) that (.+)$/iu.exec(
      sentence,
    )?.[1];
  if (observed !== undefined) return breakSentence(upperFirst(observed), most);
  const body = sentence.replace(/[.!?]$/u, '');
  for (const [mark, join] of breaks) {
    for (const found of body.matchAll(mark)) {
      const left = body.slice(0, found.index).replace(/,$/u, '');
      const right = join(body.slice(found.index + found[0].length), found);
      if (countWords(left) < 4 || countWords(right) < 3 || countWords(left) > most || !isSentence(left))
        continue;
      if (!isSentence(right) && !/^(?:That’s|The aim)/u.test(right)) continue;
      return [`${left}.`, ...breakSentence(`${upperFirst(right)}.`, most)];
    }
  }
  const cut = shorten(sentence).find((shorter) => countWords(shorter) <= most);
  return cut === undefined ? [] : [cut];
}

/** Shorter whole sentences made by leaving out the tail, longest first; at least four words each. */
export function shorten(sentence: string): string[] {
  const body = sentence.replace(/[.!?]$/u, '');
  const cuts = [...body.matchAll(tails)]
    .map((found) => body.slice(0, found.index).replace(/[,;:]$/u, ''))
    .filter(
      (left) =>
        countWords(left) >= 4 &&
        isSentence(left) &&
        !endsOpen.test(fold(left)) &&
        !endsInVerb(left) &&
        !/\b(?:both|between|either|neither|unlike)\b[^,]*$/iu.test(left),
    );
  return [...new Set(cuts)].toSorted((a, b) => b.length - a.length).map((left) => `${left}.`);
}

function endsInVerb(text: string): boolean {
  const [before = '', last = ''] = fold(text).split(' ').slice(-2);
  return baseVerbs.has(last) && (!nounLike.has(last) || /^(?:and|to)$/u.test(before));
}

// Two sentences with only a comma between them.
const splice =
  /^(.{12,}?), ((?:the|a) (?:customer|client|user|buyer|driver|parent|patient|person|farmer|owner|member|family|repairer|team) \p{L}+s\b.+)$/u;

type Join = (rest: string, found: RegExpMatchArray) => string;
const keep: Join = (rest, found) => `${(found[1] ?? '').trim()} ${rest}`.trim();
const subjects = 'we|I|they|it|he|she|you|everyone|nobody|no one|people|most|many|few|there';

// Where a sentence falls into two, and how the second begins.
const breaks: [RegExp, Join][] = [
  [/\s*: /gu, (rest) => rest],
  [new RegExp(`,? (but (?:${subjects}|the|their|our|a|an))\\b`, 'gu'), keep],
  [new RegExp(`,? and ((?:then )?(?:${subjects}) )`, 'gu'), keep],
  [/, and ((?:the|a|an|our|their|each|every|\d+) )/gu, keep],
  [new RegExp(`, ((?:${subjects}) )`, 'gu'), keep],
  [
    new RegExp(`,? so (?:that )?((?:${subjects}|the|a|our|their) )`, 'gu'),
    (rest, found) => `So ${keep(rest, found)}`,
  ],
  [/, and /gu, (rest) => rest],
  [/,? because /gu, (rest) => `That’s because ${rest}`],
  [
    /, which (?=(?:is|has|means|makes|saves|costs|lets|leads|takes|gives|keeps|cuts|helps)\b)/gu,
    (rest) => `This ${rest}`,
  ],
  [/, which (?=(?:are|have|make|cost|give)\b)/gu, (rest) => `These ${rest}`],
  [/,? while ((?:the|our|their|we|they|others|most) )/gu, (rest, found) => `Meanwhile, ${keep(rest, found)}`],
  [/,? (?:in order )to (?=\p{Ll})/gu, (rest) => `The aim is to ${rest}`],
];

// What may be left out at the end of a sentence.
const tails = new RegExp(
  [
    ', (?=(?:with|and|but|so|because|without|thanks|including|such|especially|for|like|who|which|where|while|when|by|in|on|at|from|to|as|even|then|or|instead|not|directly|whatever|whether|using|\\p{L}+ing)\\b)',
    ` (?=and (?:then )?(?:${subjects}|our|their|the) )`,
    ' (?=and \\p{L}+ (?:them|it|the|an?|their|our|us|you|\\d+|what|how)\\b)',
    ' (?=(?:because|so that|while|when|whenever|thanks to|in order to|during|after|since|before|until|across|throughout|instead of|rather than)\\b)',
    ' (?=(?:without|by) \\p{L}+ing\\b)',
    ' (?=in (?:the )?(?:\\d{4}|\\p{Lu}))',
    ' (?=with \\d)',
  ].join('|'),
  'gu',
);

const endsOpen =
  /\b(?:and|or|of|to|a|an|the|is|are|was|were|by|for|with|more|less|too|that|who|which|our|their|we|they|it|want|wants|need|needs|able|have|has|try|aim|help|helps|let|lets|allow|allows|enable|know|think|mean|means|from|in|on|at|day|month after|not|only|just|even|very|so|start|begin|long|even|right|soon|shortly|well|just|immediately)$/u;
