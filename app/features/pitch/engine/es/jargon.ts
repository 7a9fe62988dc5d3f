import { fold } from '../words';
import { jargonAdjectives, jargonWords } from './lexicon';

const adjective = `(?:(?:muy|super|ultra|verdaderamente|totalmente|realmente)[ -])?(?:${jargonAdjectives})`;
const anyJargon = new RegExp(`(?<![\\w-])(?:${jargonAdjectives}|${jargonWords})(?![\\w])`, 'gu');

/** The jargon a text holds, as written, each once. */
export function findJargon(text: string): string[] {
  const folded = fold(text);
  const found = [...folded.matchAll(anyJargon)].map((match) =>
    text.slice(match.index, match.index + match[0].length).toLowerCase(),
  );
  return [...new Set(found)];
}

/** The sentence without its empty adjectives; empty when what is left still holds jargon or no longer stands. */
export function dropJargon(sentence: string): string {
  if (findJargon(sentence).length === 0) return sentence;
  let text = sentence;
  for (const pattern of removals) text = removeFolded(text, pattern);
  text = text
    .replace(/\s+([,.])/gu, '$1')
    .replace(/,+\./u, '.')
    .replace(/ +/gu, ' ')
    .trim();
  const broken =
    /\b(?:es|son|y|e|de|la|el|un|una|mas|muy|como|somos)[.!]?$/u.test(fold(text)) ||
    /\b(?:es|son|somos) (?:y|para|que|,)/u.test(fold(text));
  return findJargon(text).length > 0 || broken ? '' : text;
}

const removals = [
  new RegExp(
    `(?<= )${adjective}(?:, ${adjective})* [ye] (?=\\w)(?!(?:de|la|el|los|las|un|una|que|se)\\b)`,
    'gu',
  ),
  new RegExp(`(?:,| y| e|, y) ${adjective}(?![\\w])`, 'gu'),
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
