import { countWords, lowerFirst } from '../words';
import { articleFor, isMass, isNeverCounted, looksPlural } from './grammar';

export type NounPhrase = {
  /** Without its article. */
  noun: string;
  article: string;
  /** The noun that decides number, last before any complement. */
  head: string;
  plural: boolean;
};

/** Splits off the article and finds the number from it, or else from the head noun. */
export function parseNounPhrase(text: string): NounPhrase {
  const found = /^(an|a|the|our|my|one|some|these|this|your|their|several)\s+/iu.exec(text);
  const article = (found?.[1] ?? '').toLowerCase();
  const noun = text.slice(found?.[0].length ?? 0).trim();
  const head = /[\p{L}\d-]+$/u.exec(beforeParticiple(coreOf(noun)).replace(/ \d+$/u, ''))?.[0] ?? '';
  const plural = !/^(?:an?|one|this)$/u.test(article) && looksPlural(head);
  return { noun, article, head, plural };
}

/** The phrase with an indefinite article: “an app”, “biscuits”, “software”. */
export function indefinite({ noun, article, head, plural }: NounPhrase): string {
  const running = keepsCapital(noun) ? noun : lowerFirst(noun);
  if (/^(?:first|only|very first|best|most|\p{L}{3,}est)\b/iu.test(noun) && article === 'the')
    return `the ${running}`;
  const written = /^an?$/u.test(article) && !isNeverCounted(head);
  if (plural || (isMass(head) && !written))
    return article === 'some' || article === 'several' ? `${article} ${running}` : running;
  return `${articleFor(running)} ${running}`;
}

/** The phrase cut before its first complement clause, at most `most` words; undefined when it cannot be cut so short. */
export function shortPhrase(phrase: string, most: number): string | undefined {
  if (countWords(phrase) <= most && !/ (?:that|who|which|where)\b/u.test(phrase)) return phrase;
  const cuts = [
    ...phrase.matchAll(new RegExp(` (?=(?:${complements}|and)\\b)|, | (?=(?:of|in|on|at)\\b)`, 'gu')),
  ]
    .map((found) => phrase.slice(0, found.index).replace(/,$/u, ''))
    .filter(
      (left) =>
        countWords(left) >= 2 &&
        countWords(left) <= most &&
        !endsWeak.test(left) &&
        !splitsList(left, phrase),
    );
  return cuts.findLast((left) => !/ (?:that|who|which|where)\b/u.test(left));
}

/** The phrase with its relative clause cut at a boundary, longest first: “a probe that measures the soil”. */
export function mediumPhrases(phrase: string): string[] {
  const cuts = [
    ...phrase.matchAll(
      /, | (?=(?:and|so that|thanks to|while|for|without|with|by \p{L}+ing|when|in the|in a|using|made|designed|from|where|because)\b)/gu,
    ),
  ]
    .map((found) => phrase.slice(0, found.index).replace(/,$/u, ''))
    .filter(
      (left) =>
        countWords(left) >= 4 &&
        !/ (?:that|who|which|where|to)(?: \S+){1,2}$/u.test(left) &&
        !/ and \p{L}+$/u.test(left) &&
        !endsWeak.test(left) &&
        !wantsObject.test(left) &&
        !phrase.slice(left.length).startsWith(' and night') &&
        !opensPair(left) &&
        !splitsList(left, phrase),
    );
  const aside =
    / (?:that|who|which|where) [^,]+(, [^,]{3,40},) (?=(?:what|how|when|which|where|who|to) )/u.exec(
      phrase,
    )?.[1];
  if (aside !== undefined) {
    const kept = phrase.indexOf(aside) + aside.length;
    return [phrase.replace(aside, ''), ...cuts.filter((cut) => cut.length < kept)];
  }
  return [...new Set(cuts)].toSorted((a, b) => b.length - a.length);
}

/** “washed, | ironed and back”, “$19 for dogs, | $11 for cats”: a list is said whole or not at all. */
function splitsList(left: string, phrase: string): boolean {
  const dropped = phrase.slice(left.length);
  return (
    (/, \p{L}+ed$/u.test(left) && /^(?:,| and )/u.test(dropped)) ||
    (/, [£€$]\d[^,]*$/u.test(left) && /^(?:,| for )/u.test(dropped)) ||
    (/, \d+ \p{L}+$/u.test(left) && /^ (?:for|of|per|and) /u.test(dropped)) ||
    (/, \p{L}+$/u.test(left) && /^(?:, \p{L}+(?:,|$| and )| and \p{L}+)/u.test(dropped))
  );
}

/** The few words that name the thing, without article: “mobile grocery”. */
export function coreNoun(phrase: string): string {
  const { noun } = parseNounPhrase(phrase);
  const words = coreOf(noun).split(/\s+/u);
  return words.slice(words.length > 3 ? -2 : 0).join(' ');
}

/** “nurses moving abroad”, “people newly diagnosed”: the noun stands before. */
function beforeParticiple(words: string): string {
  const list = words.split(/\s+/u);
  const at = list.findIndex(
    (word, index) =>
      looksPlural(word) && /(?:ing|ed|ly)$|^(?:new|able|ready|alone|abroad)$/u.test(list[index + 1] ?? ''),
  );
  const last = list.at(-1) ?? '';
  return at < 0 || looksPlural(last) ? words : list.slice(0, at + 1).join(' ');
}

/** The words before the first complement. */
export function coreOf(noun: string): string {
  // “3D printed copies”, “freshly baked bread”: the participle stands before its noun.
  const lead =
    /^(?:3D|\p{L}+ly|laser|hand|home|screen|block|freeze|cold|slow|oven|wood) \p{L}+ed (?=\p{L})/iu.exec(
      noun,
    )?.[0] ?? '';
  const rest = noun.slice(lead.length);
  return (
    lead +
    (rest.split(new RegExp(` (?:${complements}|of|in|on|at|and|or|\\p{L}{3,}ed)\\b|[,:]`, 'u'))[0] ?? rest)
  );
}

const complements =
  'that|who|which|whose|where|for|to|with|without|from|made|designed|built|based|using|by|across|between|run|so|when|as|aged|about|powered|sewn|grown|written|open|dedicated|aimed|led|whereby|against|under|over|inside|around|ready|while|cut|woven|spun|sold|you';

const endsWeak =
  / (?:and|or|of|to|a|an|the|that|who|which|where|is|are|helps?|lets?|allows?|enables?|connects?|links?|for|with|in|on|at|their|our|your|not|them|it|can|will|to \p{L}+|online|only|sells?|makes?|delivers?|tells?|gives?|teaches|turns?|cuts?|made|designed|built|based|sewn|grown|written|run|open|dedicated|aimed|led|people|those|someone|anyone|everyone|something|weighs? \S+|printed|both \p{L}+ \p{L}+)$/u;

const wantsObject =
  / (?:tells?|gives?|shows?|teach(?:es)?|sends?|brings?|warns?|offers?) \p{L}+(?: \p{L}+)?(?:, [^,]+)?$/u;

/** “between a and”, “helps farmers” without what it helps them do. */
function opensPair(text: string): boolean {
  return (
    /\b(?:between|both) [^,]*$/u.test(text) ||
    (/\b(?:helps?|lets?|allows?|enables?) (?:\p{L}+ ){0,3}\p{L}+$/u.test(text) &&
      countWords(text.split(/\b(?:helps?|lets?|allows?|enables?) /u)[1] ?? '') <= 2)
  );
}

function keepsCapital(noun: string): boolean {
  const [first = '', second = ''] = noun.split(/\s/u);
  return /\p{Lu}.*\p{Lu}/u.test(first) || /^\p{Lu}/u.test(second) || demonyms.test(first);
}

const demonyms =
  /^(?:English|French|Spanish|Irish|British|Scottish|Welsh|German|Italian|European|African|American|Japanese|Dutch|Portuguese|Greek|Nordic|Asian|Airbnb|Uber|Netflix|Spotify|Tinder|LinkedIn|YouTube|Google|Amazon|WhatsApp|Excel|PowerPoint|Instagram|TikTok|Facebook|Ikea|Lego|Bluetooth)$/u;
