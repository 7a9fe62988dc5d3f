import { fold } from '../../words';
import type { Grammar } from '../grammar';
import { endings, wordSet } from '../lists';
import { french as lists } from '../forms';
import { mends } from './mends';
import { definite, generic, genderOf, isPlural, startsWithVowel, withArticle, withoutArticle } from './nouns';
import { finiteVerbIndex, isParticiple, isPast } from './verbs';

export const french: Grammar = {
  mends,
  headLast: false,
  barelyNames: true,
  articles: { un: { plural: false, feminine: false }, une: { plural: false, feminine: true } },
  finiteVerbIndex,
  isPast,
  isOurs: () => undefined,
  isPlural,
  isFeminine: (noun) => genderOf(noun) === 'f',
  withoutArticle,
  generic,
  withArticle,
  definite,
  pronoun: (plural, feminine) => (feminine ? 'elle' : 'il') + (plural ? 's' : ''),
  joinWords,
  firstWordForm,
};

/** « de le » is « du », « à les » is « aux », « de on » is « d’on ». */
function joinWords(text: string): string {
  return text
    .replace(/(?<![\p{L}’])(d|qu)e (\S+)/giu, (match, short: string, next: string) =>
      startsWithVowel(next) ? `${short}’${next}` : match,
    )
    .replace(/(?<![\p{L}’])(d)e (l)es? /giu, (match, d: string) =>
      match.endsWith('s ') ? `${d}es ` : `${d}u `,
    )
    .replace(/(?<![\p{L}’])à les? /giu, (match) => (match.endsWith('s ') ? 'aux ' : 'au '));
}

function firstWordForm(words: readonly string[]): ReturnType<Grammar['firstWordForm']> {
  const [first = '', second = ''] = words;
  const isInfinitive =
    isInfinitiveEnding(fold(first)) && objectStarts.has(fold(second).replace(/['’]$/u, ''));
  if (isInfinitive || lists.infinitives.has(fold(first))) return 'infinitive';
  const said = lists.adverbsBeforeParticiple.has(fold(first)) ? second : first;
  if (isParticiple(said) && !lists.nounsInEe.has(fold(said))) return 'participle';
  // « Quelqu’un lit le modèle » : un verbe peut sembler un nom.
  if (somebody.has(fold(first).replace(/['’]$/u, ''))) return 'clause';
  return isThirdPerson(words) ? 'third' : 'other';
}

const somebody = wordSet('quelqu chacun personne');

function isThirdPerson(words: readonly string[]): boolean {
  const first = fold(words[0] ?? '');
  if (first === 'se' || first === 's') return finiteVerbIndex(words) === 1;
  return isThirdEnding(first) && !first.includes('-') && finiteVerbIndex(words) === 0;
}

const isInfinitiveEnding = endings('er ir dre tre oir ire uire');
const objectStarts = wordSet('un une des les l ses son sa leur leurs votre vos notre nos mon ma mes');
const isThirdEnding = endings('e t d');
