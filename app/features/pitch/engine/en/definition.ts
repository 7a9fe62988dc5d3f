import { countWords, upperFirst } from '../words';
import { breakSentence, isSentence } from './clauses';
import { isAbstract } from './no-offer';
import { beforeColon, isTitle, titledIn, type Found } from './titled';
import { baseVerbs, makingVerbs } from './verbs';

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
    const { phrase, more } =
      lead === undefined ? { phrase: found.phrase, more: [] } : firstDeed(lead, found.phrase);
    return {
      name: named ? raw.replace(/[«»\s]+/gu, ' ').trim() : undefined,
      phrase,
      lead,
      after: [...more, ...after],
    };
  }
  if (isTitle(body, following)) return undefined;
  return isSentence(first) ? beforeColon(body, after) : titledIn(body, after);
}

/** “We want to | grow kelp | and sell it to …”: the second deed is a sentence of its own. */
function firstDeed(lead: string, told: string): { phrase: string; more: string[] } {
  const [, phrase = told, next, verb = ''] = /^(.+?),? and ((\p{Ll}+) (?:it|them)\b.*)$/u.exec(told) ?? [];
  const who = lead.replace(/ \p{L}+$/u, '');
  const fits = baseVerbs.has(verb) && /^(?:We|I)(?: (?:want|hope|plan|would like|’d like) to)?$/u.test(who);
  return next === undefined || !fits ? { phrase: told, more: [] } : { phrase, more: [`${who} ${next}.`] };
}

/** A definition is broken only when it is too long to be said at once. */
function tidyBreak(sentence: string): string[] {
  const spliced =
    /^(.{16,}?), (?:and |so )?((?:(?:she|he|we|I|they|people) \p{L}+|the \p{Ll}+ \p{Ll}+s (?:it|them|the|an?|your|their)\b) .+)$/u.exec(
      sentence,
    );
  if (spliced?.[1] !== undefined && spliced[2] !== undefined)
    return [`${spliced[1]}.`, upperFirst(spliced[2])];
  const enables =
    /^(.{20,}?),? so (?:that )?((?!it\b)(?:\p{Ll}+ ){1,4}(?:can|don’t have to|no longer) .+)$/u.exec(
      sentence,
    );
  if (enables?.[1] !== undefined && enables[2] !== undefined && countWords(sentence) > 22)
    return [`${enables[1]}.`, `That way, ${enables[2]}`];
  const joined = /^(.{20,}?),? (?:and|so) ((?:we|it|they|I|you|people) .+)$/u.exec(sentence);
  if (joined?.[1] !== undefined && joined[2] !== undefined && countWords(sentence) > 16)
    return [`${joined[1]}.`, upperFirst(joined[2])];
  const parts = breakSentence(sentence, 24);
  return parts.length > 0 ? parts : [sentence];
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
