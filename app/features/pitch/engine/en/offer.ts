import type { Offer } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { isSentence } from './clauses';
import { commonSubject, definitionIn } from './definition';
import { properNouns } from './lexicon';
import { indefinite, mediumPhrases, parseNounPhrase, shortPhrase } from './noun-phrase';
import { isOrder, startsWithVerb } from './verbs';

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
    if (
      found?.phrase === undefined ||
      (at > 0 &&
        !isSentence(sentence) &&
        (saysWhatWeDo(sentences[0]) || isBareList(sentence) || /^\d+ /u.test(sentence)))
    )
      continue;
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

/** “I fix wedding dresses.” needs no noun phrase from the lines after it. */
function saysWhatWeDo(sentence = ''): boolean {
  return (
    (/^(?:We|I|Our|My) \p{Ll}+ \p{L}/u.test(sentence) || isNamedDeed(sentence)) &&
    isSentence(sentence) &&
    !/^(?:We|I) (?:want|need|am|are|have|had|know|believe|think|notice|noticed|look|love|hope|would|see|saw|met|live|work)\b/u.test(
      sentence,
    )
  );
}

/** “Clausewise reads leases”, but not “Paperwork takes hours”. */
function isNamedDeed(sentence: string): boolean {
  const name = subjectName(sentence);
  return (
    name !== undefined &&
    !/^(?:is|are|takes|uses|gives|keeps|wants|brings|allows|shows|tells|costs|saves|needs|supports|makes)\b/u.test(
      sentence.slice(name.length + 1),
    )
  );
}

/** “Cows, goats, horses.” */
function isBareList(sentence: string): boolean {
  return /^\p{L}+(?:, \p{L}+)+[.]?$|^\p{L}+(?:proof|able|ible|free|less|ant), /u.test(sentence);
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
  const called =
    /\b(?:called|named|by the name of|we call it|known as) (?:« ?)?(\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,3})/u.exec(
      text,
    )?.[1];
  const built =
    /\b(?:we|We|I)(?:’ve| have)? (?:built|created|founded|invented|designed) (\p{Lu}[\p{L}\d]*\p{Ll}[\p{L}\d]*)(?=[:,.]| (?:in \d|to|because|after|for|with|when)\b)/u.exec(
      text,
    )?.[1];
  return called ?? (built === undefined || properNouns.split(' ').includes(built) ? undefined : built);
}
