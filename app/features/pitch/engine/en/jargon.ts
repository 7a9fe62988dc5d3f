import { fold } from '../words';
import { fixArticles } from './grammar';
import { jargonAdjectives, jargonWords, plainVerbs } from './lexicon';

const adjective = `(?:(?:very|truly|really|totally|highly|ultra|super|completely|absolutely)[ -])?(?:${jargonAdjectives})`;
const anyJargon = new RegExp(`(?<![\\w-])(?:${jargonAdjectives}|${jargonWords})(?![\\w])`, 'gu');

/** The jargon a text holds, as written, each once. */
export function findJargon(text: string): string[] {
  const folded = fold(text);
  const found = [...folded.matchAll(anyJargon)].map((match) =>
    text.slice(match.index, match.index + match[0].length).toLowerCase(),
  );
  return [...new Set(found)];
}

/** The sentence without its empty words; empty when what is left still holds jargon or no longer stands. */
export function dropJargon(sentence: string): string {
  if (findJargon(sentence).length === 0) return sentence;
  let text = plainVerbs.reduce((plain, [verb, said]) => plain.replace(verb, said), sentence);
  for (const pattern of removals) text = removeFolded(text, pattern);
  text = fixArticles(
    text
      .replace(/\s+([,.])/gu, '$1')
      .replace(/,+\./u, '.')
      .replace(/ +/gu, ' ')
      .trim(),
  );
  const broken =
    /\b(?:is|are|and|of|the|a|an|more|very|most|most of|as)[.!]?$/u.test(fold(text)) ||
    /\b(?:is|are) (?:and|for|that|which|,)/u.test(fold(text)) ||
    /\b(?:an?|the) (?:in|of|for|and|that|to|with)\b/u.test(fold(text));
  return findJargon(text).length > 0 || broken ? '' : text;
}

const removals = [
  new RegExp(
    `(?<= )${adjective}(?:, ${adjective})*,? and (?=\\w)(?!(?:a|an|the|our|we|that|their)\\b)`,
    'gu',
  ),
  new RegExp(`(?<= )(?:${adjective}, )+`, 'gu'),
  new RegExp(`(?:,| and|, and) ${adjective}(?![\\w])`, 'gu'),
  new RegExp(` ${adjective}(?![\\w])`, 'gu'),
];

function removeFolded(text: string, pattern: RegExp): string {
  const folded = fold(text);
  let kept = '';
  let from = 0;
  for (const match of folded.matchAll(pattern)) {
    kept += text.slice(from, match.index);
    from = match.index + match[0].length;
  }
  return kept + text.slice(from);
}
