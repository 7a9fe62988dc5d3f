import { fold, upperFirst } from '../words';
import { indefinite, parseNounPhrase } from './noun-phrase';
import { jargonAdjectives, jargonWords } from './lexicon';

const adjective = `(?:(?:tres|ultra|super|vraiment|totalement|resolument)[ -])?(?:${jargonAdjectives})`;
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
  if (findJargon(sentence).length === 0) return withoutBoast(sentence);
  // « Le meilleur miel de montagne » is still honey.
  let text = upperFirst(sentence.replace(/^(?:C’est )?(?:le|la|les) meilleure?s? (?=\p{L})/iu, ''));
  for (const pattern of removals) text = removeFolded(text, pattern);
  if (findJargon(text).length > 0) text = removeFolded(text, complement);
  text = text
    .replace(/\s+([,.])/gu, '$1')
    // « grâce à une approche holistique » leaves nothing to say.
    .replace(
      / (?:grâce à|avec|par|via) (?:une?|notre|mon|ma) (?:approche|solution|méthode|démarche|outil|vision|technologie)(?=[,.]|$)/gu,
      '',
    )
    .replace(/,+\./u, '.')
    .replace(/ +/gu, ' ')
    .trim();
  const broken =
    /\b(?:est|sont|et|de|la|le|un|une|plus|tres)[.!]?$/u.test(fold(text)) ||
    /\b(?:est|sont) (?:et|pour|qui|,)/u.test(fold(text));
  return findJargon(text).length > 0 || broken ? '' : text;
}

/** « Le plus beau canapé du monde » is a sofa. */
function withoutBoast(sentence: string): string {
  const [, , what] =
    /^(?:C’est )?(?:le|la|les) plus (beau|belle|grand|grande|bon|bonne|petit|petite|beaux|belles) ([^,.!]+?) (?:du monde|au monde|de (?:France|la planète|l’univers))[.!]?$/iu.exec(
      sentence,
    ) ?? [];
  return what === undefined ? sentence : `Voici ${indefinite(parseNounPhrase(what))}.`;
}

const removals = [
  new RegExp(
    `(?<= )${adjective}(?:, ${adjective})* et (?=\\w)(?!(?:de|la|le|les|un|une|nous|qui|des)\\b)`,
    'gu',
  ),
  new RegExp(`(?:,| et|, et) ${adjective}(?![\\w])`, 'gu'),
  new RegExp(` ${adjective}(?![\\w])`, 'gu'),
];

/** « un jeu sur la Révolution »: the complement that holds the word. */
const complement = new RegExp(
  ` (?:sur|de|en|pour|autour de) (?:la |le |les |l')?(?:${jargonAdjectives}|${jargonWords})(?![\\w])`,
  'gu',
);

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
