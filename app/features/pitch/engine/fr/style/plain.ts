import { upperFirst } from '../../words';
import { plainAdjectives, plainForms, plainNouns, plainPhrases, plainStems } from './plain-words';
import { swapWord } from './swap';

/** The sentence in everyday words, its grammar kept. */
export function plain(sentence: string): string {
  const said = plainPhrases.reduce(
    (text, [pattern, to]) =>
      text.replace(asWords(pattern), (found: string) => (/^\p{Lu}/u.test(found) ? upperFirst(to) : to)),
    sentence,
  );
  return swaps
    .filter(([from]) => said.includes(from))
    .reduce((text, [from, to, gender]) => swapWord(text, from, to, gender), said);
}

function asWords(pattern: RegExp): RegExp {
  return pattern.source.startsWith('(?<=') || / $|\)$/u.test(pattern.source)
    ? new RegExp(
        `(?<![\\p{L}-])(?:${pattern.source})`.replace('(?<![\\p{L}-])(?:(?<=', '(?:(?<='),
        pattern.flags,
      )
    : new RegExp(`(?<![\\p{L}-])(?:${pattern.source})(?![\\p{L}-])`, pattern.flags);
}

type Swap = [from: string, to: string, gender?: 'm' | 'f'];

/** Endings of regular verbs in -er that no noun or adjective shares. */
const endings = 'er e ent ons ez é ée és ées era eront ait aient'.split(' ');

const swaps: Swap[] = [
  ...plainNouns.flatMap(([gender, from, to]): Swap[] => [
    [plural(from), plural(to), gender],
    [from, to, gender],
  ]),
  ...plainAdjectives.flatMap(([from, to]): Swap[] => {
    const said = to.includes('|') ? to.split('|') : to.split(' ');
    return from.split(' ').map((form, at): Swap => [form, said[at] ?? form]);
  }),
  ...Object.entries(plainForms),
  ...plainStems.split(' ').flatMap((pair): Swap[] => {
    const [from = '', to = ''] = pair.split('>');
    return endings.map((ending): Swap => [from + ending, softened(to, ending)]);
  }),
];

/** « partag » + « ons » is « partageons », « lanc » + « ons » is « lançons ». */
function softened(stem: string, ending: string): string {
  if (!/^[ao]/u.test(ending)) return stem + ending;
  if (stem.endsWith('g')) return `${stem}e${ending}`;
  return stem.endsWith('c') ? `${stem.slice(0, -1)}ç${ending}` : stem + ending;
}

function plural(noun: string): string {
  const [head = '', ...rest] = noun.split(' ');
  const adjective = rest[0] !== undefined && /^(?:limite|participatif)$/u.test(rest[0]);
  if (head === 'jeune') return noun.split(' ').map(many).join(' ');
  return [many(head), ...(adjective ? rest.map(many) : rest)].join(' ');
}

function many(word: string): string {
  if (/[sx]$/u.test(word)) return word;
  return word.endsWith('eau') ? `${word}x` : `${word}s`;
}
