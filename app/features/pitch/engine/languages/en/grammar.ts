import type { Grammar } from '../grammar';
import { withoutFirst, wordSet } from '../lists';
import { isFigure } from '../finite-verb';
import { hasDigit } from '../../words';
import { english as forms } from '../forms';
import { mends } from './mends';
import { dealingOf, isParticiple, isPlural, soundsLikeVowel, withArticle } from './nouns';
import { finiteVerbIndex, isPastVerb, subjectlessForm } from './verbs';

export const english: Grammar = {
  mends,
  headLast: true,
  barelyNames: false,
  articles: { a: { plural: false }, an: { plural: false } },
  finiteVerbIndex,
  isPast: isPastVerb,
  isOurs: () => undefined,
  isPlural,
  isFeminine: () => false,
  withoutArticle: (phrase) => withoutFirst(phrase, articles),
  generic: (people) => people,
  withArticle,
  definite: (noun) => `the ${noun}`,
  pronoun: (plural) => (plural ? 'they' : 'it'),
  joinWords: (text) =>
    text.replace(/\b(a|an) (?=(\S+))/giu, (_, article: string, next: string) => {
      const right = soundsLikeVowel(next) ? 'an' : 'a';
      return `${article.startsWith('A') ? `A${right.slice(1)}` : right} `;
    }),
  dealingOf,
  firstWordForm(words) {
    const [first = '', second = ''] = words;
    const word = first.toLowerCase();
    const next = second.toLowerCase();
    if (word === 'to' && next !== '') return 'infinitive';
    if (word.endsWith('ing') && !isNoun(word) && (forms.objectStarts.has(next) || hasDigit(next)))
      return 'gerund';
    if (dealingOf(words) !== undefined) return 'gerund';
    const isState =
      forms.states.has(word) && (forms.prepositions.has(next) || isFigure(next) || when.has(next));
    if (isState || isParticiple(word, next)) return 'participle';
    return subjectlessForm(word, next) ?? (isClause(words) ? 'clause' : 'other');
  },
};

/** “Nobody asks”, “clubs glue carpet over it”; of “someone with a boat” nothing is told. */
function isClause([first = '', second = '']: readonly string[]): boolean {
  const [word, next] = [first.toLowerCase(), second.toLowerCase()];
  const isEnd = forms.prepositions.has(next) || joints.has(next) || /^\P{Ll}|(?:ing|ed)$/u.test(second);
  return (somebody.has(word) || isPlural(word)) && second !== '' && !isEnd;
}

const somebody = wordSet('someone somebody everyone everybody nobody');
const joints = wordSet('and or that which who whose they we you i full made kept left sold bought sent cut');
const articles = wordSet('a an the our my some this these your');
const when = wordSet('every all');

function isNoun(word: string): boolean {
  return forms.nounsInIng.has(word) || forms.countedInIng.has(word);
}
