import { fold } from '../../words';
import { spanish as lists } from '../forms';
import type { Grammar } from '../grammar';
import { withoutFirst, wordSet } from '../lists';
import { mends } from './mends';
import { definite, generic, genderOf, isPlural, withArticle } from './nouns';
import { finiteVerbIndex, firstWordForm, isOurs, isPast } from './verbs';

export const spanish: Grammar = {
  mends,
  headLast: false,
  barelyNames: true,
  articles: { un: { plural: false, feminine: false }, una: { plural: false, feminine: true } },
  finiteVerbIndex,
  isPast,
  isOurs,
  isTheirs,
  isPlural,
  isFeminine: (noun) => genderOf(noun) === 'f',
  withoutArticle: (phrase) => withoutFirst(phrase, articles),
  generic,
  withArticle,
  definite,
  pronoun: (plural, feminine) => (plural ? (feminine ? 'ellas' : 'ellos') : feminine ? 'ella' : 'él'),
  joinWords: (text) =>
    text
      .replace(/(?<!\p{L})([dD])e el (?=\p{Ll})/gu, '$1el ')
      .replace(/(?<!\p{L})([aA]) el (?=\p{Ll})/gu, '$1l ')
      .replace(/(?<![\p{L}¿])y (?=h?i(?![ae]))/gu, 'e ')
      .replace(/(?<!\p{L})o (?=h?o)/gu, 'u '),
  firstWordForm,
};

/** «Usan sogas», «las mandan a La Paz», «lo amarran», «no tienen repuestos». */
function isTheirs(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !lists.clitics.has(fold(word)));
  return fold(words[at] ?? '').endsWith('n') && finiteVerbIndex(words) === at;
}

const articles = wordSet('un una unos unas el la los las nuestro nuestra nuestros nuestras mi mis este esta');
