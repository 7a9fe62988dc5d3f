import { upperFirst } from '../../words';
import { fixArticles } from '../grammar';
import { formsOf, pastOnly, pluralOf } from './forms';
import { plainNouns, plainPhrases, plainVerbs } from './plain-words';

/** A sentence with everyday words for technical and bookish ones; quoted words and placeholders stay. */
export function sayPlainly(sentence: string): string {
  const parts = sentence.split(/(«[^»]*»|“[^”]*”|\[[^\]]*\])/u);
  const plain = parts.map((part, at) => (at % 2 === 1 ? part : replaceAll(part, at === 0))).join('');
  return plain === sentence ? sentence : fixArticles(plain);
}

function replaceAll(text: string, opens: boolean): string {
  return text.replace(bookish, (found: string, at: number) => {
    const key = found.toLowerCase();
    const plain = everyday.get(key);
    if (plain === undefined) return found;
    const before = text.slice(0, at);
    const starts = (opens && before.trim() === '') || /[.!?:]\s+$/u.test(before);
    const isName = /^\p{Lu}/u.test(found) && !starts && !acronyms.has(found.replace(/s$/u, ''));
    const after = text.slice(at + found.length);
    if (isName || isSomethingElse(key, before, plain) || splitsIn(plain, after)) return found;
    const [main = plain, ...rest] = plain.split(' ');
    const told = found.endsWith('ed') && !passive.test(before) ? (pastOnly[main] ?? main) : main;
    const said = [told, ...rest].join(' ');
    return starts && /^\p{Lu}/u.test(found) ? upperFirst(said) : said;
  });
}

/** “Put it in place”: a pronoun would have to go inside. */
function splitsIn(plain: string, after: string): boolean {
  return plain.includes(' ') && !plain.endsWith('with') && /^ (?:it|them|us|you|him|her|me)\b/u.test(after);
}

/** A noun after an article, an adjective made of a verb, or “due to open”: left as it is. */
function isSomethingElse(key: string, before: string, plain: string): boolean {
  if (key === 'due to') return /\b(?:is|are|was|were|be)\s+$/iu.test(before);
  if (!afterArticle.test(before)) return false;
  return ambiguous.has(key) || (key.endsWith('ed') && plain.includes(' '));
}

const ambiguous = new Set(['attempt', 'attempts', 'select', 'sufficient', 'established', 'assisted']);
const afterArticle = /\b(?:an?|the|this|each|every|our|my|their|your|first)\s+$/iu;
const passive =
  /(?:\b(?:is|are|was|were|be|been|being|have|has|had|an?|the|our|my|their|get|gets)|’ve|’re|’s)\s+(?:\p{L}+ly\s+)?$/iu;
const acronyms = new Set(['SME', 'KPI', 'API', 'MVP', 'SaaS', 'SaaS platform', 'IoT device']);

const everyday = new Map<string, string>([
  ...plainPhrases.map(([word, plain]): [string, string] => [word.toLowerCase(), plain]),
  ...plainNouns.flatMap(([noun, plain, several]): [string, string][] => [
    [noun.toLowerCase(), plain],
    [pluralOf(noun.toLowerCase()), several ?? pluralOf(plain)],
  ]),
  ...plainVerbs.flatMap(([verb, plain]) => formsOf(verb, plain)),
]);

const bookish = new RegExp(
  `(?<![\\p{L}\\d’-])(?:${[...everyday.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d’-])`,
  'giu',
);
