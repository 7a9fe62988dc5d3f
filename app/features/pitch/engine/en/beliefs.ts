import { type Beliefs, sortBeliefs } from '../read/beliefs';
import { countWords } from '../words';
import { isSentence } from './clauses';

/** Values are a list of a few words each; whole sentences are messages. */
export function readBeliefs(sentences: string[]): Beliefs {
  return sortBeliefs(sentences, valuesIn);
}

function valuesIn(sentence: string): string[] | undefined {
  const body = sentence
    .replace(/[.!]$/u, '')
    .replace(
      /^(?:our|my|the) (?:core |main )?(?:values?|principles?|commitments?)(?: (?:is|are))?\s*:?\s*/iu,
      '',
    )
    .replace(/^values?\s*:\s*/iu, '');
  const items = body
    .split(/\s*[,/•+]\s*(?:and\s+)?|\s*&\s*/u)
    .flatMap(splitPair)
    .map((item) => item.replace(/^(?:the|an?)\s+/iu, '').trim())
    .filter((item) => item !== '');
  const shouted = body === body.toLocaleUpperCase() && /\p{Lu}{5}/u.test(body);
  const listed = !isSentence(body) && items.every((item) => countWords(item) <= 8) && countWords(body) <= 22;
  if (!listed) return undefined;
  return shouted ? items.map((item) => item.toLocaleLowerCase()) : items;
}

/** “honesty and care” are two values; “honest about what grows and what does not” is one. */
function splitPair(item: string): string[] {
  const parts = item.split(/\s+and\s+/u);
  const [first = '', second = ''] = parts;
  const twoNouns =
    parts.length === 2 &&
    countWords(first) <= 2 &&
    countWords(second) <= 4 &&
    !/\b(?:about|between|both|rather)\b/u.test(first);
  return twoNouns || parts.every((part) => countWords(part) <= 2) ? parts : [item];
}

/** How a list of values can be said: a motto as it stands, adjectives and orders after a colon, nouns in a sentence. */
export function kindOfValues(values: string[]): 'motto' | 'qualities' | 'rule' | 'nouns' {
  if (values.every((value) => /^(?:no|never|less|more|zero|nothing|fewer)\b/u.test(value))) return 'motto';
  if (values.length === 1 && /^\p{L}+(?: \p{L}+)? first$/u.test(values[0] ?? '')) return 'motto';
  if (values.length === 1 && /^\p{L}+(?: \p{L}+)? (?:before|over|not|first) \p{L}+/u.test(values[0] ?? ''))
    return 'motto';
  if (values.every((value) => adjective.test(value))) return 'qualities';
  return values.some((value) => adjective.test(value) || order.test(value) || countWords(value) > 5)
    ? 'rule'
    : 'nouns';
}

/** “local”, “honest”: what one can be. */
export function isQuality(value: string): boolean {
  return /^\p{L}+$/u.test(value) && adjective.test(value) && !/^(?:always|never|no)$/u.test(value);
}

/** “animal welfare, local”: nouns beside qualities of one word. */
export function isMixed(values: string[]): boolean {
  return (
    values.some(isQuality) &&
    values.some((value) => !isQuality(value)) &&
    values.every(
      (value) => isQuality(value) || (!adjective.test(value) && !order.test(value) && countWords(value) <= 5),
    )
  );
}

/** “the planet”, “the sea”: what there is but one of. */
export function withThe(value: string): string {
  return /^(?:planet|sea|ocean|earth|land|soil|environment|climate|countryside|circular economy|common good|local economy|customer|trade)$/u.test(
    value,
  )
    ? `the ${value}`
    : value;
}

const adjective =
  /^(?:\p{L}+-)?(?:\p{L}{3,}(?:able|ible|free|ful|ive|ous|less)|free|friendly|made|honest|gentle|calm|warm|strong|light|natural|vegan|safe|clean|quiet|brave|bold|generous|modest|frugal|durable|small|simple|kind|fair|local|green|ethical|organic|human|open|clear|direct|patient|curious|slow|useful|independent|transparent|authentic|creative|loyal|close|always|never|no|\p{L}+ (?:first|over|before|rather) \p{L}.*)(?: (?:about|to|with|for|by|and|from) .+)?$/u;
const order =
  /^(?:teach|welcome|repair|share|listen|keep|make|do|help|give|buy|pay|say|tell|leave|treat|put|learn|stay|be|take|start|respect (?:the|every|each)|care for|waste|use|build|grow|eat|read|think)\b(?= \p{L})/u;
