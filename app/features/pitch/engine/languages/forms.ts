import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { dataOf } from './each';
import { type Words, wordSet } from './lists';

/** The words that a grammar knows one by one; the files `forms.yaml` explain each list. */
export const english = listsOf(
  'en',
  'verbs nounLike auxiliaries pasts purePasts intransitive determiners prepositions subjects mostlyVerbs',
  'adverbs openers objects afterParticiple months singularInS pluralsWithoutS massNouns countedInIng',
  'nounsInIng dealings participles states objectStarts',
);
export const french = listsOf(
  'fr',
  'articles definite prepositions qualifiers clitics adverbs subjects links afterHas stems nounStems plain',
  'transitive nounsInEnt mentVerbs infinitives participles nounsInEe adverbsBeforeParticiple deeds masculine',
  'feminine singularInS pluralInX aspirated',
);
export const spanish = listsOf(
  'es',
  'thirds nounLike firsts nounsInO otherPersons nounsInN nounsInR nounsInDo participles determiners',
  'prepositions clitics objects determined singularInS mass collectives genderless stressedA masculine feminine',
);

type Lists<Names extends string> = Record<NameIn<Names>, Words>;
type NameIn<Names extends string> = Names extends `${infer Name} ${infer Rest}` ? Name | NameIn<Rest> : Names;

function listsOf<Names extends string>(lang: Locale, ...names: Names[]): Lists<Names> {
  const lists = z.record(z.string(), z.string().transform(wordSet)).parse(dataOf(lang, 'forms'));
  if (!holds(lists, names)) throw new Error('A list of a grammar is missing, or one too many.');
  return lists;
}

function holds<Names extends string>(
  lists: Record<string, Words>,
  names: readonly Names[],
): lists is Lists<Names> {
  return Object.keys(lists).toSorted().join(' ') === names.join(' ').split(' ').toSorted().join(' ');
}
