import { fold } from '../../words';
import { isFigure } from '../finite-verb';
import { french as lists } from '../forms';
import { endings, wordSet } from '../lists';

export function genderOf(noun: string): 'm' | 'f' {
  const word = noun.toLowerCase().normalize('NFC');
  const folded = fold(word);
  const bare = folded.replace(/(?<=eau|eu|ou)x$|(?<=[^s])s$/u, '');
  const inLists = lists.singularInS.has(folded) ? listed(folded) : (listed(bare) ?? listed(folded));
  if (inLists) return inLists;
  if (isFeminine(bare) || isFeminineInE(word)) return 'f';
  return isMasculine(bare) || !bare.endsWith('e') || isAccented(word) ? 'm' : 'f';
}

function listed(word: string): 'm' | 'f' | undefined {
  if (lists.masculine.has(word)) return 'm';
  return lists.feminine.has(word) ? 'f' : undefined;
}

export function isPlural(noun: string): boolean {
  const word = fold(noun);
  if (lists.pluralInX.has(word)) return true;
  if (lists.singularInS.has(word) || word.length < 3) return false;
  return /[^s]s$|[^h]aux$/u.test(word);
}

export function withArticle(phrase: string): string {
  if (isDetermined(phrase)) return phrase;
  const head = firstWord(phrase);
  if (isPlural(head)) return `des ${phrase}`;
  const [, joint, second = ''] = phrase.split(' ');
  // « Lavage et stérilisation des bidons » : each noun has an article, and what is done to a thing the definite one.
  if (joint === 'et' && !isPlural(second) && isDeed(head) && isDeed(second)) {
    const rest = phrase.slice(head.length + joint.length + 2);
    return `${definite(head, false, genderOf(head) === 'f')} et ${definite(rest, false, genderOf(second) === 'f')}`;
  }
  const isFeminineHead = genderOf(head) === 'f';
  if (lists.deeds.has(fold(head)) && isOf(joint)) return definite(phrase, false, isFeminineHead);
  return `${isFeminineHead ? 'une' : 'un'} ${phrase}`;
}

/** « La location de marmites », « l’affûtage d’outils » : what is done to a thing. */
function isOf(joint = ''): boolean {
  return ofThing.has(joint) || joint.startsWith('d’');
}

const ofThing = wordSet('de des du');
const isDeed = endings('age tion sion aison');

export function definite(noun: string, plural: boolean, feminine: boolean): string {
  if (plural) return `les ${noun}`;
  return startsWithVowel(noun) ? `l’${noun}` : `${feminine ? 'la' : 'le'} ${noun}`;
}

export function generic(people: string): string {
  const some = people.replace(/^des\s/iu, 'les ');
  if (isDetermined(some)) return some;
  const head = firstWord(people);
  if (isPlural(head) || /^\p{Lu}{2}/u.test(head)) return `les ${people}`;
  return definite(people, false, genderOf(head) === 'f');
}

export function withoutArticle(phrase: string): string {
  const first = leading(phrase);
  if (!articles.has(first.word)) return phrase;
  if (first.word !== 'de') return phrase.slice(first.to);
  const second = leading(phrase.slice(first.to));
  // « de la confiture » has an article, « de confiture » has none.
  return partitives.has(second.word) ? phrase.slice(first.to + second.to) : phrase;
}

export function startsWithVowel(text: string): boolean {
  const word = fold(firstWord(text));
  if (!/^(?:[aeiouh]|œ|y(?![aeiou]))/u.test(word)) return false;
  return ![...lists.aspirated].some((beginning) => word.startsWith(beginning));
}

function leading(phrase: string): { word: string; to: number } {
  const match = /^([\p{L}\d-]+)(?:['’]|\s+)/u.exec(phrase);
  return { word: fold(match?.[1] ?? ''), to: match?.[0].length ?? 0 };
}

function isDetermined(phrase: string): boolean {
  const { word } = leading(phrase);
  return articles.has(word) || determiners.has(word) || isFigure(word);
}

function firstWord(phrase: string): string {
  return phrase.split(/[\s,]+/u)[0] ?? '';
}

const isFeminine = endings('tion sion xion aison fenetre lettre montre ombre chambre huitre vitre');
const isFeminineInE = endings('té tés ée ées');
const isMasculine = endings(
  'age isme asme aire toire soire eme ege scope phone gramme logue cle iste cide tre bre phe',
);
const isAccented = endings('é és');
const articles = wordSet('un une des du de le la les l notre nos mon ma mes votre vos ce cet cette ces');
const partitives = wordSet('la l');
const determiners = wordSet(
  'leur leurs tout tous toute toutes chaque plusieurs quelques ceux celles quiconque qui',
);
