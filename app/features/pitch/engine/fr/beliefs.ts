import { sentenceLimits } from '../bands';
import { type Beliefs, sortBeliefs } from '../read/beliefs';
import { countWords, fold } from '../words';
import { hasVerb } from './clauses';

/** Values are a list of a few words each; whole sentences are messages. */
export function readBeliefs(sentences: string[]): Beliefs {
  return sortBeliefs(sentences, valuesIn);
}

function valuesIn(sentence: string): string[] | undefined {
  // « Un village sans café, c’est un dortoir. », « On ne force personne. », « Sur scène, pas à côté »
  if (twofold.test(sentence) || isSaying(sentence)) return undefined;
  const body = sentence
    .replace(/[.!]$/u, '')
    .replace(/^(?:nos|mes|les|notre|ma) (?:valeurs?|principes|engagements?)(?: (?:sont|est))?\s*:?\s*/iu, '');
  const items = body
    .split(/\s*[,/•+]\s*|(?<! entre [^,]*)\s+(?:et|&)\s+(?!(?:ce|des|du|de|d’)(?: |\p{L}))/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item, _, all) =>
      (all.length > 1 || countWords(item) > 2) && all.every((one) => article.test(one))
        ? item
        : item.replace(article, ''),
    );
  const listed =
    (items.every((item) => countWords(item) <= 5) && (items.length > 1 || countWords(body) <= 4)) ||
    (items.length > 2 && items.slice(0, -1).every((item) => countWords(item) <= 3) && countWords(body) <= 16);
  return listed ? items : undefined;
}

// « Pas d’économies, pas d’honoraires » is one promise, not two values.
const twofold = /^Pas (?:de |d’)[^,]+, pas (?:de |d’)[^,]+[.!]?$/iu;

const article = /^(?:la|le|les|l’|une|un|des)\s*(?<=\s|’)/iu;

/** A whole thought, which a list of values would cut to pieces. */
function isSaying(sentence: string): boolean {
  if (countWords(sentence) > sentenceLimits.longest) return false;
  const parts = sentence.replace(/[.!?]$/u, '').split(/, /u);
  if (parts.length === 1) return /^(?:On|Nous|Je|Ici|Chez nous) \p{L}/u.test(sentence) && hasVerb(sentence);
  const [left = '', right = ''] = parts;
  // « Prix annoncé, prix payé »
  if (parts.length === 2 && fold(left).split(' ')[0] === fold(right).split(' ')[0] && left.includes(' '))
    return true;
  if (/^(?:ça|on|nous|je|il|elle) \p{L}/u.test(right) && hasVerb(left)) return true;
  // « Apprendre, pas assister »
  if (parts.length === 2 && /^pas \p{L}+(?:er|ir|re)$/u.test(right)) return true;
  if (parts.length === 2 && /^pas (?:à|au|sur|dans|chez|pour|en) /u.test(parts[1] ?? '')) return true;
  return parts
    .slice(1)
    .some((part) => countWords(part) > 2 && hasVerb(part) && !/^(?:qui|que|dont) /u.test(part));
}
