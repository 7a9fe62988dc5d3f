import { countWords, fold, upperFirst } from '../words';
import { hasVerb } from './finite-verb';
import { baseOf } from './grammar';
import { baseVerbs, nounLike } from './verbs';

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
  const told = /^(\d[^,]*), ((?:all|the|our|we|they|most|every|each) .+)$/u.exec(sentence);
  if (told?.[1] !== undefined && told[2] !== undefined && isSentence(upperFirst(told[2])))
    return [`${told[1]}.`, ...breakSentence(upperFirst(told[2]), most)];
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
  /\b(?:and|or|of|to|a|an|the|is|are|was|were|by|for|with|more|less|too|that|who|which|our|their|we|they|it|want|wants|need|needs|able|have|has|try|aim|help|helps|let|lets|allow|allows|enable|know|think|mean|means|from|in|on|at|day|month after|not|only|just|even|very|so|start|begin|long|even|right|soon|shortly|well|just|immediately|hosted|based|located)$/u;
