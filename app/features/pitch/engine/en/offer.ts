import type { Offer } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { breakSentence, isSentence } from './clauses';
import { indefinite, mediumPhrases, parseNounPhrase, shortPhrase } from './noun-phrase';
import { baseVerbs, isOrder, makingVerbs } from './verbs';
import { baseOf } from './grammar';

type Found = { name?: string; phrase?: string; lead?: string; after: string[] };

/**
 * Finds what the offer is in the first sentence that says so; the rest of the sentences come back for other
 * uses, `before` of them said ahead of it.
 */
export function readOffer(sentences: string[]): { offer: Offer; rest: string[]; before: number } {
  const aim = sentences
    .filter(
      (sentence) =>
        !/^(?:We|I)(?:’re|’m| are| am)? (?:look|rais|seek|recruit|hir|need)|\b(?:has to|must)\b/u.test(
          sentence,
        ),
    )
    .map(findAim)
    .find((found) => found !== undefined);
  const calledName = namedIn(sentences.join(' '));
  for (const [at, sentence] of sentences.slice(0, 4).entries()) {
    if (at === 0 && isOrder(sentence)) break;
    const found = sentence.endsWith('?') ? undefined : definitionIn(sentence, sentences.slice(at + 1));
    if (found?.phrase === undefined) continue;
    const np = parseNounPhrase(found.phrase);
    const phrase = indefinite(np);
    const offer: Offer = {
      name: found.name ?? calledName,
      phrase: countWords(phrase) <= 21 ? phrase : undefined,
      short: tellingShort(phrase),
      lead: found.lead,
      medium: mediumPhrases(phrase).filter((medium) => countWords(medium) <= 21),
      aim,
      plural: np.plural,
      feminine: false,
    };
    if (offer.phrase === undefined && offer.short === undefined && offer.medium.length === 0) continue;
    return {
      offer,
      rest: [...sentences.slice(0, at), ...found.after, ...sentences.slice(at + 1)],
      before: at,
    };
  }
  const name = calledName ?? sentences.map(subjectName).find((found) => found !== undefined);
  const rest = sentences.filter(
    (sentence) =>
      aim === undefined ||
      fold(sentence)
        .replace(/[.!?]$/u, '')
        .replace(/^(?:we|i) (?:want|aim|hope|plan|intend|would like) to /u, '') !== fold(aim),
  );
  return { offer: { name, aim, medium: [], plural: false, feminine: false }, rest, before: 0 };
}

/** A short form, unless it leaves a bare noun of a phrase that says what the noun does: “an app”. */
function tellingShort(phrase: string): string | undefined {
  const short = shortPhrase(phrase, 8);
  if (short === undefined || short === phrase) return short;
  const dropped = phrase.slice(short.length);
  const tells =
    dropped.startsWith(',') || (countWords(short) >= 4 && !/^ (?:that|who|which|where|to)\b/u.test(dropped));
  return tells ? short : undefined;
}

/** A clause that begins with a base verb and says what the offer is for. */
export function findAim(sentence: string): string | undefined {
  const body = sentence.replace(/[.!?]$/u, '');
  for (const pattern of aims) {
    const rest = pattern.exec(body)?.[1];
    if (rest === undefined || !startsWithVerb(lowerFirst(rest)) || step.test(rest)) continue;
    const cut =
      rest
        .split(/, | thanks to | while | so that | who | but | by \p{L}+ing\b| instead of | because /u)[0]
        ?.trim() ?? '';
    if (countWords(cut) >= 2 && countWords(cut) <= 14) return lowerFirst(cut);
  }
  return undefined;
}

/** What the founders do next is not what the offer is for. */
const step =
  /^(?:test|try|check|find out|raise|hire|recruit|open|launch|create|build|make|sell|start|develop|set up|grow (?:to|into)|expand|join|meet|learn)\b/iu;

const someone = '(?:[\\p{L}’-]+ ){1,6}?';
const aims = [
  new RegExp(`\\bhelp(?:s|ing)? ${someone}(?:to )?(\\p{Ll}+(?<!s|ed|ing|ly) .+)$`, 'u'),
  new RegExp(`\\blet(?:s|ting)? ${someone}(\\p{Ll}+(?<!s|ed|ing|ly) .+)$`, 'u'),
  new RegExp(`\\b(?:allow|enable)(?:s|ing)? ${someone}to (\\p{Ll}.+)$`, 'u'),
  /\b(?:goal|aim|mission|idea|purpose|objective|ambition) is to (.+)$/iu,
  /\bin order to (.+)$/u,
  /\b(?:we|i) (?:want|aim|hope|plan|intend|would like) to (.+)$/iu,
  /^to (.+)$/iu,
];

/** True when the text begins with a verb in its base form. */
function startsWithVerb(text: string): boolean {
  const [first = ''] = fold(text)
    .replace(/^(?:better|only|not|easily|quickly|always|never) /u, '')
    .split(/\s/u);
  return baseVerbs.has(first) || first === 'be';
}

function definitionIn(sentence: string, following: string[]): Found | undefined {
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
  return isSentence(first) || isTitle(body, following) ? undefined : titledIn(body, after);
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

const commonSubject =
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

function subjectName(sentence: string): string | undefined {
  const found =
    /^((?:The )?\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,2}) (?:is|helps|lets|offers|sells|makes|links|connects|turns|supports|wants|brings|gives|delivers|repairs|trains|teaches|allows|enables|shows|tells|finds|collects|rents|matches|pairs|uses|reads|keeps|cuts|checks|takes|saves|provides|invites|sends|matches|measures|tracks|detects|warns|plans|books|prints|grows|builds|cleans|recycles|translates|records|reminds|coaches|pays|lends|stores|picks|sorts|inspects|replaces|restores|designs|produces|creates|publishes|organises|runs|hosts|cooks|brews|bakes|predicts|protects|alerts|converts|writes|answers|suggests|compares|insures|manages)\b/u.exec(
      sentence,
    )?.[1];
  return found === undefined || commonSubject.test(`${found} `) || /^The \p{Ll}/u.test(found)
    ? undefined
    : found;
}

function namedIn(text: string): string | undefined {
  return /\b(?:called|named|by the name of|we call it|known as) (?:« ?)?(\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,3})/u.exec(
    text,
  )?.[1];
}
