import { upperFirst } from '../../words';
import { startsWithVowel } from '../grammar';

/**
 * The text with one word in the place of another, and the little word before it as the new one wants it
 * (« l’officine », « la pharmacie »). A word with a capital may be a name and stays; so does a word whose article would
 * need a gender that is not known.
 */
export function swapWord(text: string, from: string, to: string, gender?: 'm' | 'f'): string {
  const word = new RegExp(`(?<![\\p{L}’-])(${before})?(${from})(?![\\p{L}’-])`, 'giu');
  return text.replace(word, (whole: string, little: string | undefined, found: string) => {
    if (/^\p{Lu}/u.test(found)) return whole;
    const fitting = littleFor(little ?? '', to, gender);
    if (fitting === undefined) return whole;
    return /^\p{Lu}/u.test(whole) ? upperFirst(`${fitting}${to}`) : `${fitting}${to}`;
  });
}

const before =
  'de l’|à l’|l’|d’|qu’|n’|s’|j’|m’|du |au |le |la |de |que |ne |se |je |me |cet |ce |mon |ton |son |ma |ta |sa ';

function littleFor(little: string, next: string, gender: 'm' | 'f' | undefined): string | undefined {
  const table = startsWithVowel(next) ? beforeVowel : beforeConsonant;
  const fitting = table[little.toLowerCase()];
  if (fitting === undefined) return little;
  return typeof fitting === 'string' ? fitting : gender === undefined ? undefined : fitting[gender];
}

type Fitting = string | { m: string; f: string };

const beforeVowel: Record<string, Fitting> = {
  'le ': 'l’',
  'la ': 'l’',
  'du ': 'de l’',
  'au ': 'à l’',
  'de ': 'd’',
  'que ': 'qu’',
  'ne ': 'n’',
  'se ': 's’',
  'je ': 'j’',
  'me ': 'm’',
  'ce ': 'cet ',
  'ma ': 'mon ',
  'ta ': 'ton ',
  'sa ': 'son ',
};

const beforeConsonant: Record<string, Fitting> = {
  'de l’': { m: 'du ', f: 'de la ' },
  'à l’': { m: 'au ', f: 'à la ' },
  'l’': { m: 'le ', f: 'la ' },
  'd’': 'de ',
  'qu’': 'que ',
  'n’': 'ne ',
  's’': 'se ',
  'j’': 'je ',
  'm’': 'me ',
  'cet ': 'ce ',
  'mon ': { m: 'mon ', f: 'ma ' },
  'ton ': { m: 'ton ', f: 'ta ' },
  'son ': { m: 'son ', f: 'sa ' },
};
