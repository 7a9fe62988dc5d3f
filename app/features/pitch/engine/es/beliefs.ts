import { type Beliefs, sortBeliefs } from '../read/beliefs';
import { countWords } from '../words';
import { weVerb } from './verbs';

/** Values are a list of a few words each; whole sentences are messages. */
export function readBeliefs(sentences: string[]): Beliefs {
  return sortBeliefs(sentences, valuesIn);
}

function valuesIn(sentence: string): string[] | undefined {
  const body = sentence
    .replace(/[.!]$/u, '')
    .replace(
      /^(?:nuestros|mis|los) (?:valores|principios|compromisos)(?: son)?\s*:?\s*|^valores\s*:\s*/iu,
      '',
    );
  const items = body
    .split(/\s*[,/•+]\s*(?:[ye] )?|\s+(?:y|e|&)\s+(?!lo |no )/u)
    .map((item) => item.replace(/^(?:la|el|los|las|un|una) (?=\p{L})(?!mejor)/iu, '').trim())
    .filter((item) => item !== '');
  const listed =
    items.every((item) => countWords(item) <= 5) &&
    (items.length > 1 || countWords(body) <= 4) &&
    !weVerb.test(body);
  return listed ? items : undefined;
}

/** What the brief itself says it differs from, with its article. */
export function findAlternative(text: string): string | undefined {
  const found =
    /(?:a diferencia|al contrario|en lugar|en vez) (?:de (los|las|la|el)|(del)|de|que (los|las|la|el)) ([^,.]+)/iu.exec(
      text,
    );
  const [, article, del, other, noun] = found ?? [];
  // An infinitive is a way to act, not something to be compared with.
  if (noun === undefined || countWords(noun) > 7 || /^\p{L}+[aei]r(?:se|l[aeo]s?)?(?!\p{L})/u.test(noun))
    return undefined;
  return [article ?? other ?? (del === undefined ? '' : 'el'), noun].filter((part) => part !== '').join(' ');
}
