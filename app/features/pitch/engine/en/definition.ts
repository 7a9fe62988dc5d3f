import { countWords, fold, upperFirst } from '../words';
import { breakSentence, isSentence } from './clauses';
import { baseOf } from './grammar';
import { makingVerbs, startsWithVerb } from './verbs';

/** What a sentence says the offer is; `after` holds what else it said. */
export type Found = { name?: string; phrase?: string; lead?: string; after: string[] };

/** The name, the noun phrase and the visitor's own subject and verb, when the sentence defines the offer. */
export function definitionIn(sentence: string, following: string[]): Found | undefined {
  // “I am a teacher and I want to create …”: the offer comes second.
  const who = /^((?:I|We)(?:’m|’re| am| are) [^,.]{3,60}?),? and ((?:I|we) .+)$/u.exec(sentence);
  if (who?.[1] !== undefined && who[2] !== undefined) {
    const found = definitionIn(upperFirst(who[2]), following);
    return found === undefined ? undefined : { ...found, after: [`${who[1]}.`, ...found.after] };
  }
  const [first = sentence, ...after] = tidyBreak(sentence);
  const body = first.replace(/[.!?]$/u, '');
  for (const pattern of definitions) {
    const found = pattern.exec(body)?.groups;
    if (found?.phrase === undefined || !/^[\p{L}\d]/u.test(found.phrase) || isAbstract(found.phrase))
      continue;
    const raw = found.name?.trim();
    const named = raw !== undefined && !commonSubject.test(raw);
    if (raw !== undefined && !named && !ownSubject.test(raw)) continue;
    const before = body.slice(0, body.length - found.phrase.length).trim();
    if (/^\d/u.test(found.phrase) && /\b(?:made|sold|built|opened|designed|launched)$/u.test(before))
      continue;
    const usesVerb = new RegExp(`(?:${makingVerbs}|${making3})$`, 'u').test(before);
    const lead =
      usesVerb &&
      (named || /^(?:We|I|My (?:wife|husband|partner|mother|father|sister|brother|family))\b/u.test(before))
        ? before
        : undefined;
    return {
      name: named ? raw.replace(/[«»\s]+/gu, ' ').trim() : undefined,
      phrase: found.phrase,
      lead,
      after,
    };
  }
  if (isTitle(body, following)) return undefined;
  return isSentence(first) ? beforeColon(body, after) : titledIn(body, after);
}

/** “Solar panels for tenants: hang them on the balcony.” */
function beforeColon(body: string, after: string[]): Found | undefined {
  const [, left, right] = /^([^:]+): (.+)$/u.exec(body) ?? [];
  if (left === undefined || right === undefined || isSentence(left)) return undefined;
  if (countWords(left) < 2 || countWords(left) > 8 || /^\p{Lu}\S* \p{Lu}/u.test(left)) return undefined;
  return titledIn(left, [`${upperFirst(right)}.`, ...after]);
}

/** A heading of a word or two over a text that says it better. */
function isTitle(body: string, following: string[]): boolean {
  const last = fold(body).split(' ').at(-1) ?? '';
  return (
    countWords(body) <= 3 &&
    following
      .slice(0, 2)
      .some((sentence) => /^(?:We|I) \p{Ll}/u.test(sentence) && fold(sentence).includes(last))
  );
}

/** “Taproot, a planter …”, “Taproot: a planter …”, or a noun phrase alone. */
function titledIn(body: string, after: string[]): Found | undefined {
  const [firstWord = ''] = body.split(/\s/u);
  const several = /^\d+ (?:\p{L}+ ){0,2}\p{L}+s (?:for|that|to|with) /u.test(body);
  if (/^\p{L}+ \d[\d,.]*\S{0,2}$/u.test(body)) return undefined;
  if ((/^\d|^\p{L}+ed$/u.test(firstWord) && !several) || countWords(body) > 21) return undefined;
  const titled =
    /^(?<name>\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,2})(?:,|:) (?<phrase>\p{L}.+)$/u.exec(
      body,
    )?.groups;
  if (
    titled?.phrase !== undefined &&
    /^(?:an?|the|our|your|\p{L}+ (?:that|for|to|who))\b/iu.test(titled.phrase)
  )
    return { name: titled.name, phrase: titled.phrase, after };
  if (firstWord.endsWith('ing') && baseOf(firstWord) !== undefined) return undefined;
  if (baseOf(firstWord) !== undefined && firstWord.endsWith('s')) return undefined;
  if (
    startsWithVerb(body) &&
    !/^(?:train|test|repair|design|care|travel|water|food|milk|farm|market|power|heat|store|book|bike|cycle|coach)\b/iu.test(
      body,
    )
  )
    return undefined;
  return /^(?:without|with|for|in|to|more|less|by|at|since|thanks|no|not|because|when|if|unlike|on|from|very|so|all|free|easy|simple to|available)\b/iu.test(
    body,
  )
    ? undefined
    : { phrase: body.replace(/: /gu, ', '), after };
}

/** A definition is broken only when it is too long to be said at once. */
function tidyBreak(sentence: string): string[] {
  const spliced = /^(.{16,}?), (?:and |so )?((?:she|he|we|I|they|people) \p{L}+ .+)$/u.exec(sentence);
  if (spliced?.[1] !== undefined && spliced[2] !== undefined)
    return [`${spliced[1]}.`, upperFirst(spliced[2])];
  const joined = /^(.{20,}?),? (?:and|so) ((?:we|it|they|I|you|people) .+)$/u.exec(sentence);
  if (joined?.[1] !== undefined && joined[2] !== undefined && countWords(sentence) > 16)
    return [`${joined[1]}.`, upperFirst(joined[2])];
  const parts = breakSentence(sentence, 24);
  return parts.length > 0 ? parts : [sentence];
}

/** “a real problem”, “a great way to” define nothing that is sold. */
function isAbstract(phrase: string): boolean {
  return /^(?:an? |the )?(?:\p{L}+ ){0,2}(?:problem|challenge|way to|matter|pity|fact|need|luxury|question|issue|priority|lot|waste of|difference|few|reality|nightmare|right)\b/iu.test(
    phrase,
  );
}

/** Words that begin a sentence and are no name. */
export const commonSubject =
  /^(?:Our|My|This|That|It|The (?=\p{Ll})|A |An |We|I|They|There|Every|Each|When|In|On|At|For|With|One|All|Some|Most|Many|These|Those|You|Your|Today|Now|Here|But|And|So|What|Nobody|Everyone|People|Half|If|After|Before|Food|Water)\b/u;
const ownSubject =
  /^(?:Our|My|This|It|The (?:app|idea|product|project|service|concept|offer|tool|solution|company|plan|goal|platform))\b/u;

const making3 =
  'makes|sews|knits|weaves|carves|cooks|restores|imports|builds|sells|offers|runs|develops|designs|produces|provides|creates|publishes|rents|rents out|organises|organizes|grows|bakes|brews|crafts|roasts|prints|hosts|operates|manufactures|supplies|distributes|stages';
const subject =
  '(?<name>(?:« ?[^»]{1,40} ?»|(?:The )?\\p{Lu}[\\p{L}\\d&’.+-]*)(?: (?:\\p{Lu}|\\d|of |the |and |& )[\\p{L}\\d&’+-]*){0,4}|(?:Our|My|The|This) \\p{L}+(?: \\p{L}+)?|It|This)';
const determined = '(?<phrase>(?:an?|one|the first|the only|the) .+)';
const mass =
  '(?<phrase>(?:\\p{L}[\\p{L}-]* ){0,3}(?:software|clothing|training|furniture|food|shampoo|soap|honey|coaching|support|jewellery|packaging|insurance|flour|tea|coffee|knitwear|compost)\\b.*)';
const bare =
  '(?<phrase>(?!(?:to|for|with|in|on|from|how|that|what|up|out|it|them|you|him|her|by|at|not|so|very)\\b)\\p{L}.+|\\d+ .+)';
const wish =
  '(?:want to|would like to|’d like to|plan to|hope to|are going to|are about to|aim to|intend to|decided to)';
const definitions = [
  /^(?:We|I)(?:’ve| have)? (?:imagined|created|launched|founded|invented|designed|built|developed|started|made) (?<name>\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,3}), (?<phrase>(?:an?|the) .+)$/u,
  new RegExp(`^${subject},? (?:is|will be|would be|was|are|is basically|is simply|’s) ${determined}$`, 'u'),
  new RegExp(`^${subject},? (?:is|are) ${mass}$`, 'u'),
  new RegExp(`^(?:It’s|That’s|Think of|Imagine|Picture|Here’s|Here is) ${determined}$`, 'u'),
  new RegExp(`^${subject} (?:${making3}) ${bare}$`, 'u'),
  new RegExp(
    `^(?:We|I)(?:’ve| have|’re| are|’m| am|’d (?:like|love) to)?(?: (?:just|now|currently|also|already|${wish}))* (?:${makingVerbs}) ${bare}$`,
    'u',
  ),
  new RegExp(
    `^(?:We|I)(?:’re| are|’m| am)(?: (?:currently|now|just))? (?:making|building|creating|developing|designing|opening|launching|setting up|starting|organising|planning) ${bare}$`,
    'u',
  ),
];
