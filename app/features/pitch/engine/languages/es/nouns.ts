import { fold, startsCapitalized } from '../../words';
import { isFigure } from '../finite-verb';
import { spanish as lists } from '../forms';
import { endings } from '../lists';

export function genderOf(noun: string): 'm' | 'f' {
  const word = fold(noun);
  const forms = [word, without(word, 's'), without(word, 'es'), word.replace(/ces$/u, 'z')];
  if (forms.some((form) => lists.feminine.has(form))) return 'f';
  if (forms.some((form) => lists.masculine.has(form))) return 'm';
  const bare = without(word, takesEs(word) ? 'es' : 's');
  return isFeminine(bare) && !isMasculine(bare) ? 'f' : 'm';
}

function without(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word;
}

/** « Crisis » and « virus » are one, « jerséis » are many. */
export function isPlural(noun: string): boolean {
  const word = fold(noun);
  if (!word.endsWith('s') || lists.singularInS.has(word)) return false;
  return isPluralInIs(noun.toLowerCase()) || !(word.endsWith('is') || word.endsWith('us'));
}

export function withArticle(phrase: string): string {
  const [head = '', next = ''] = wordsIn(phrase);
  const isBare =
    isPlural(head) || lists.mass.has(fold(head)) || isCapitalized(next) || isJoinedToSeveral(phrase);
  if (isBare || isDetermined(phrase)) return phrase;
  return `${genderOf(head) === 'f' ? 'una' : 'un'} ${phrase}`;
}

/** «Aserrín ya teñido y moldes»: both without an article; «costura y bordados» of a «taller de …» are what it is of. */
function isJoinedToSeveral(phrase: string): boolean {
  const words = wordsIn(phrase);
  const at = words.findIndex((word) => word === 'y' || lists.prepositions.has(fold(word)));
  return words[at] === 'y' && isPlural(words[at + 1] ?? '');
}

export function definite(noun: string, plural: boolean, feminine: boolean): string {
  if (plural) return `${feminine ? 'las' : 'los'} ${noun}`;
  const isLa = feminine && !lists.stressedA.has(fold(wordsIn(noun)[0] ?? ''));
  return `${isLa ? 'la' : 'el'} ${noun}`;
}

/** People in general take an article, and each of two genders its own: « las familias y los jubilados ». */
export function generic(people: string): string {
  const [head = '', next = ''] = wordsIn(people);
  const isOne = lists.collectives.has(fold(head));
  if (isDetermined(people) || (!isOne && !isPlural(head))) return people;
  const gender = genderOf(lists.genderless.has(fold(head)) && isPlural(next) ? next : head);
  return definite(withSecondArticle(people, gender), !isOne, gender === 'f');
}

function withSecondArticle(people: string, gender: 'm' | 'f'): string {
  const tokens = people.split(' ');
  const at = tokens.findIndex((token) => token === 'y' || token === 'e');
  const second = tokens[at + 1] ?? '';
  const isNear = at > 0 && at <= 2;
  if (!isNear || tokens.slice(0, at).some((token) => lists.prepositions.has(fold(token)))) return people;
  if (people.slice(0, people.indexOf(' y ')).includes(',')) return people;
  const other = genderOf(wordsIn(second)[0] ?? '');
  if (isDetermined(second) || !isPlural(second) || other === gender) return people;
  return [...tokens.slice(0, at + 1), other === 'f' ? 'las' : 'los', ...tokens.slice(at + 1)].join(' ');
}

function isDetermined(phrase: string): boolean {
  const [first = ''] = wordsIn(phrase);
  return lists.determined.has(fold(first)) || isFigure(first);
}

function wordsIn(phrase: string): string[] {
  return phrase.split(/[\s,]+/u);
}

export function isCapitalized(word = ''): boolean {
  return startsCapitalized(word);
}

const takesEs = endings('des les nes res zes jes');
const isMasculine = endings('ista grama stema lema ioma');
const isFeminine = endings('a cion sion tion gion xion nion dad tad tud umbre eza ez triz sis itis');
const isPluralInIs = endings('áis éis óis');
