import { fold } from '../../words';
import { around, isFigure, isMark, mainVerb } from '../finite-verb';
import { french as lists } from '../forms';
import { endings, isIn, wordSet } from '../lists';

const { articles, prepositions, clitics, adverbs, subjects, links, nounStems } = lists;
const stems = new Set([...lists.stems, ...nounStems]);

export function isParticiple(word: string): boolean {
  return /[a-zç]{2}ée?s?$/u.test(word.toLowerCase()) || lists.participles.has(fold(word));
}

export function finiteVerbIndex(tokens: readonly string[]): number {
  const words = tokens.map(folded);
  return mainVerb(words, 0, {
    opensClause: (at) => opensClause(tokens, words, at),
    isVerbAt: (at) => isVerbAt(tokens, words, at),
    isJoined: (at) => links.has(words[at - 1 - cliticsBefore(words, at)] ?? ''),
  });
}

/** « était », « a vu », « sont venus ». */
export function isPast(tokens: readonly string[], at: number): boolean {
  const word = fold(tokens[at] ?? '');
  if (/(?:ais|ait|aient)$/u.test(word) && word.length > 4 && !presentInAit.has(word)) return true;
  if (!havesAndBes.has(word)) return false;
  const next = tokens.slice(at + 1).find((token) => !adverbs.has(fold(token)));
  return next !== undefined && (isParticiple(next) || notYetInfinitive.has(fold(next)));
}

/** Elided words keep an apostrophe, however they came: « l », « l’ ». */
function folded(token: string): string {
  const word = fold(token);
  return elided.has(word) ? `${word}'` : word;
}

function opensClause(tokens: readonly string[], words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (word === 'qui' || word === 'quand') return words.at(-1) !== '?';
  if (openers.has(word)) return true;
  if (ques.has(word)) return !words.slice(Math.max(0, at - 4), at).some((one) => comparers.has(one));
  if (word === 'si') return isEdge(words[at - 1]) || subjects.has(words[at + 1] ?? '');
  if (asking.has(word)) return at > 0;
  // « un site ou les élèves … », typed without its accent.
  return at > 0 && word === 'ou' && (tokens[at]?.toLowerCase() === 'où' || placed.has(words[at + 1] ?? ''));
}

function cliticsBefore(words: readonly string[], at: number): number {
  let count = 0;
  while (isIn(words[at - count - 1] ?? '', clitics, adverbs)) count += 1;
  return count;
}

function isVerbAt(tokens: readonly string[], words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isSmall(word) || isFigure(word) || (prepositions.has(word) && word !== 'a')) return false;
  if (isParticiple(tokens[at] ?? '') && !lists.transitive.has(word)) return false;
  if (isInfinitive(word)) return false;
  if (isInverted(word)) return !word.startsWith('rendez-');
  if (word === 'part') return isLeaving(words, at) || words[at - 1] === 'ne';
  if (word === 'a') return hasHas(tokens, words, at);
  const beside = surroundings(words, at);
  // A subject or « ne », « se » before it makes any word a verb; « chez elle » and « pour nous » do not.
  if (beside.hasSubject) return word.length > 1;
  if (beside.chain.includes('nous') && isOfUs(word) && !prepositions.has(beside.lead)) return true;
  if (beside.chain.includes('vous') && isOfYou(word)) return true;
  return isVerbByForm(words, at, beside);
}

function isSmall(word: string): boolean {
  return isEdge(word) || isIn(word, clitics, adverbs, articles, subjects, links);
}

type Surroundings = ReturnType<typeof surroundings>;

function surroundings(words: readonly string[], at: number) {
  const count = cliticsBefore(words, at);
  const chain = words.slice(Math.max(0, at - count - 1), at);
  const lead = words[at - count - 1] ?? '';
  const isGoverned = prepositions.has(words[at - count - 2] ?? '') && (lead === 'elle' || lead === 'elles');
  const object = chain.find((one) => !adverbs.has(one) && one !== lead) ?? '';
  const isClitic = clitics.has(words[at - 1] ?? '') && at > count && words[at - 1] !== "l'";
  return {
    chain,
    lead,
    hasSubject: lead !== 'qui' && !isGoverned && chain.some((one) => subjects.has(one)),
    // « vous », « lui », « y » before it: it can only be a verb.
    hasObject: count > 0 && objects.has(object) && !prepositions.has(lead),
    isNamed: isNounAfter(words, at) && !isClitic,
  };
}

function isVerbByForm(words: readonly string[], at: number, beside: Surroundings): boolean {
  const { before, word, after } = around(words, at);
  const isFree = beside.hasObject || beside.lead === 'qui';
  const isNoun = isNounAfter(words, at);
  if (haves.has(word)) return true;
  if (lists.plain.has(word)) return !beside.isNamed && !(word === 'est' && before === "l'");
  if (lists.transitive.has(word)) return !isNoun && startsObject(after) && at > 0 && !auxiliaries.has(before);
  if (isNoun && !isFree) return isAfterClitic(words, at);
  if (isSurelyVerb(word)) return true;
  if (word.endsWith('ent')) return isThirdPlural(word, beside.lead);
  if (isFigure(before)) return false;
  const ofUs = word.replace(/e?(?:ons|ez)$/u, '');
  if (ofUs !== word) return stems.has(ofUs) && !nounsInOns.has(word);
  const ofOther = word.replace(/e?(?:ait|era)$/u, '');
  if (ofOther !== word) return stems.has(ofOther);
  return word.endsWith('e') && isThird(words, at, isFree);
}

function isNounAfter(words: readonly string[], at: number): boolean {
  return isIn(words[at - 1] ?? '', articles, prepositions, lists.qualifiers);
}

/** « 26 restaurants l’utilisent »: after a noun, « l’ » and « les » are the object of a verb. */
function isAfterClitic(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const lead = words[at - 2] ?? '';
  if (!objectArticles.has(words[at - 1] ?? '') || isEdge(lead) || isNounAfter(words, at - 1)) return false;
  if (prepositions.has(lead) || isInfinitive(lead) || links.has(lead)) return false;
  if (word.endsWith('ent')) return !word.endsWith('ment') && isThirdPlural(word, '');
  return word.endsWith('e') && lists.stems.has(word.slice(0, -1));
}

function isThirdPlural(word: string, lead: string): boolean {
  if (word.endsWith('ment')) return lists.mentVerbs.has(word);
  if (lists.nounsInEnt.has(word)) return false;
  const stem = word.slice(0, -3);
  return stems.has(stem) || (isPluralNoun(lead) && stem.length > 2);
}

/** A third person in -e: sure for « propose », by what follows it for « aide » and « livre ». */
function isThird(words: readonly string[], at: number, sure: boolean): boolean {
  const { first, before, word, after } = around(words, at);
  const stem = word.slice(0, -1);
  const hasObject = startsObject(after);
  if (sure) return stems.has(stem);
  if (isEdge(before)) return lists.stems.has(stem) && (at > 0 || hasObject || prepositions.has(after));
  if (!stems.has(stem)) return mayBeThird(word) && hasObject;
  if (!nounStems.has(stem)) return true;
  const isLed = at > 1 && (lists.definite.has(first) || isFigure(first));
  return (hasObject && after !== 'du') || (isLed && complements.has(after));
}

/** « part » is a verb after a noun, and a noun before « de ». */
function isLeaving(words: readonly string[], at: number): boolean {
  const isSubject = at > 1 && lists.definite.has(words[0] ?? '') && !isNounAfter(words, at);
  return isSubject && !ofWords.has(words[at + 1] ?? 'de');
}

/** « a » is the verb, or « à » without its accent: « velos a domicile ». */
const haves = wordSet('ont avons avez avaient aurait auraient');

function hasHas(tokens: readonly string[], words: readonly string[], at: number): boolean {
  if ((tokens[at] ?? '').toLowerCase() !== 'a' || at === 0) return false;
  const after = words[at + 1] ?? '';
  if (beforeHas.has(words[at - 1] ?? '') || isParticiple(tokens[at + 1] ?? '')) return true;
  return lists.afterHas.has(after) || isFigure(after);
}

function isInfinitive(word: string): boolean {
  if (word.endsWith('er') || word.endsWith('ir')) return true;
  return mayBeInfinitive(word) && !stems.has(word.slice(0, -1)) && !lists.plain.has(word);
}

function startsObject(word = ''): boolean {
  return articles.has(word) || objectWords.has(word) || isFigure(word);
}

function isEdge(word = ''): boolean {
  return word === '' || isMark(word);
}

const elided = wordSet('l d j m n s t c qu jusqu lorsqu puisqu quoiqu quelqu');
const openers = wordSet("dont lorsque lorsqu' puisque puisqu'");
const presentInAit = wordSet('connait parait nait plait mais jamais francais desormais');
const havesAndBes = wordSet('ai as a avons avez ont suis est sommes etes sont');
const notYetInfinitive = wordSet('ete eu fait pris mis vu');
const ques = wordSet("que qu'");
const comparers = wordSet("plus moins aussi mieux autant meme autre autres ne n'");
const asking = wordSet('comment combien pourquoi');
const placed = wordSet('les on chacun nous vous ils');
const isInverted = endings('-je -tu -ce -il -ils -elle -elles -on -nous -vous');
const isOfUs = endings('ons mes');
const isOfYou = endings('ez tes');
const objects = wordSet("nous vous me m' te t' lui y");
const isSurelyVerb = endings('aient issent issons issez eront erons erait');
const auxiliaries = wordSet('est sont a ont avons ete');
const nounsInOns = wordSet('savons patrons boutons talons jetons rayons poissons');
const objectArticles = wordSet("l' les la le");
const isPluralNoun = endings('s x');
const mayBeThird = endings('aise iise mise nise alise ilise mlise nlise ifie ionne');
const complements = wordSet('en a au sur par dans mieux plus deja chez quand avec');
const ofWords = wordSet("de d' des");
const beforeHas = wordSet("on il elle qui y ca cela n' l' nous lui en");
const mayBeInfinitive = endings('dre tre vre pre cre ire aire');
const objectWords = wordSet('tout tous toutes comment beaucoup aux');
