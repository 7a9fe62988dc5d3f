import { around, isFigure, isMark, mainVerb } from '../finite-verb';
import { english as forms } from '../forms';
import { endings, isIn, wordSet } from '../lists';
import { isPlural } from './nouns';

const { verbs, nounLike, auxiliaries, determiners, prepositions, adverbs, openers, subjects } = forms;

/** Where the main finite verb stands in a sentence or clause, or -1: a noun phrase, “to …”, “helping …”. */
export function finiteVerbIndex(tokens: readonly string[]): number {
  const words = tokens.map((token) => token.toLowerCase().replaceAll('’', "'"));
  if (words[0] === 'what' && words[1] === 'if') return 1;
  const afterName = tokens.findIndex((token) => !/^\p{Lu}/u.test(token));
  let auxiliary = -1;
  return mainVerb(words, afterInfinitive(words), {
    opensClause: (at) => opensClause(words, at),
    isVerbAt(at) {
      if (!isVerbAt(words, at) && !(at === afterName && isThirdOfName(words, at))) return false;
      if (goesOn(words, auxiliary, at)) return false;
      if (auxiliaries.has(words[at] ?? '')) auxiliary = at;
      return true;
    },
    isJoined: (at) => links.has(words[at - 1] ?? ''),
  });
}

/** “Borrowed Blades lends skates”: a name in the plural is one thing. “Skirt Crew closes in the space” has what is closed, too. */
function isThirdOfName(words: string[], at: number): boolean {
  const base = baseOf(words[at] ?? '') ?? '';
  const [after = '', next = ''] = words.slice(at + 1);
  const hasObject = isObject(after) || (prepositions.has(after) ? isObject(next) : nounLike.has(base));
  return at > 1 && !afterNoun.has(after) && (verbs.has(base) || (nounLike.has(base) && hasObject));
}

export function isPastVerb(tokens: readonly string[], at: number): boolean {
  const [word = '', next = ''] = tokens.slice(at).map((token) => token.toLowerCase().replaceAll('’', "'"));
  if (pastAuxiliaries.has(word) || forms.purePasts.has(word) || word.endsWith('ed')) return true;
  if (perfectAuxiliaries.has(word)) return mayBePast(next) || next === 'been';
  return forms.pasts.has(word) && !isBase(word) && !presentToo.has(word);
}

function afterInfinitive(words: string[]): number {
  if (words[0] !== 'to') return 0;
  const comma = words.indexOf(',');
  return comma < 0 ? words.length : comma + 1;
}

/** “would rather not carry”, “have just lost”: one verb in several words. */
function goesOn(words: string[], auxiliary: number, at: number): boolean {
  if (auxiliary < 0) return false;
  return words.slice(auxiliary + 1, at).every((word) => adverbs.has(word) || betweenVerbs.has(word));
}

function opensClause(words: string[], at: number): boolean {
  const { word, before } = around(words, at);
  if (word === 'that') return at > 0 && !isMark(before) && !prepositions.has(before);
  if (asking.has(word)) return at > 0 && (!isMark(before) || before === ',');
  if (openers.has(word)) return word !== 'since' || !isTime(words[at + 1]);
  if (beforeOrAfter.has(word)) return subjects.has(words[at + 1] ?? '');
  return contactSubjects.has(word) && (verbs.has(before) || isContact(words, at));
}

function isTime(word = ''): boolean {
  return forms.months.has(word) || isFigure(word);
}

function isContact(words: string[], at: number): boolean {
  const { first, before } = around(words, at);
  if (at < 1 || isMark(before) || isIn(before, timeWords, links, prepositions, adverbs, openers))
    return false;
  if (isIn(first, prepositions, beforeOrAfter) || (first.endsWith('ing') && !first.endsWith('thing')))
    return false;
  return !words.slice(0, at).some((word) => isIn(word, auxiliaries, subjects, openers));
}

function isVerbAt(words: string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isNeverVerb(word)) return false;
  let back = 1;
  while (adverbs.has(words[at - back] ?? '')) back += 1;
  const before = words[at - back] ?? '';
  const after = words[at + 1] ?? '';
  if (before === 'to') return false;
  // “If its a scam”: the apostrophe is often left out.
  if (word === 'its') return afterItIs.has(after);
  if (auxiliaries.has(word)) return isAuxiliary(word, before, after);
  if (isSubject(words, at, back)) return !subjects.has(word) && !openers.has(word);
  const isFirst = at === 0 || (isMark(before) && before !== ',') || (at === 1 && words[0] === 'please');
  if (isFirst) return begins(word, words[at + 1]);
  if (links.has(before)) return isSecondVerb(words, at);
  if (isBlocker(before)) return false;
  if (baseOf(word) !== undefined) return isThird(words, at, before);
  return isPlain(words, at, before);
}

function isNeverVerb(word: string): boolean {
  if (isIn(word, prepositions, adverbs, links) || isMark(word) || isFigure(word)) return true;
  return (determiners.has(word) && word !== 'its') || (word.endsWith('ing') && !verbsInIng.has(word));
}

function isBlocker(word: string): boolean {
  return isIn(word, prepositions, determiners, blockers);
}

/** “The can”, “in May” and “a must” are nouns. */
function isAuxiliary(word: string, before: string, after: string): boolean {
  if (!nounAuxiliaries.has(word) || !isBlocker(before) || quantities.has(before)) return true;
  return word !== 'may' && after === '';
}

function isSubject(words: string[], at: number, back: number): boolean {
  const before = words[at - back] ?? '';
  const lead = words[at - back - 1] ?? '';
  if (!subjects.has(before)) return false;
  const isObjectOf = prepositions.has(lead) || (at > 2 && isVerbForm(lead));
  if (mayBeObject.has(before) && isObjectOf) return false;
  return strictSubjects.has(before) || isVerbForm(words[at] ?? '');
}

function isSecondVerb(words: string[], at: number): boolean {
  const { first, word, after } = around(words, at);
  const base = baseOf(word);
  if (!verbs.has(word) && !verbs.has(base ?? '')) return false;
  return (at > 1 && begins(first, words[1])) || (base !== undefined && isObject(after));
}

/** “Fits any frame”, “Sold 1,150 in 2025”: the verb of a note whose subject was left out. */
export function subjectlessForm(first: string, next: string): 'third' | 'past' | undefined {
  if (baseOf(first) !== undefined && !isPlural(next)) {
    return begins(first, next) || (first === 'costs' && isFigure(next)) ? 'third' : undefined;
  }
  return mayBePast(first) && isObject(next) ? 'past' : undefined;
}

function begins(word: string, after?: string): boolean {
  if (verbs.has(word)) return !after?.endsWith('ing');
  if (nounLike.has(word)) return afterImperative.has(after ?? '');
  const base = baseOf(word);
  if (base === undefined || after === undefined) return false;
  if (nounLike.has(base) && base !== 'work' && base !== 'help') return isObject(after) && !isFigure(after);
  return !afterPlural.has(after);
}

function isThird(words: string[], at: number, before: string): boolean {
  const base = baseOf(words[at] ?? '') ?? '';
  const after = words[at + 1] ?? '';
  const hasObject = isObject(after) && after !== 'people' && !isRate(words, at + 1);
  const isFar = words.slice(0, at).some((word) => prepositions.has(word));
  const mayBeSubject = isFar || !isPlural(before);
  if (verbs.has(base)) return mayBeSubject || hasObject;
  if (particles.has(after) && mayBeSubject) return true;
  if (isPlural(before)) return false;
  if (hasObject || (base === 'turn' && words.includes('into', at))) return true;
  const opensWithDeterminer = determiners.has(words[0] ?? '') && at > 1;
  if (opensWithDeterminer && oftenVerbs.has(base)) return !afterNoun.has(after);
  if (base === 'help' || base === 'need') return !afterNoun.has(after) && after !== 'in';
  // “Our machine stands at the farm gate”: one noun alone, and where it is.
  if (isFar || !opensWithDeterminer) return false;
  return places.has(after) || (after === 'with' && ofOne.has(words[0] ?? ''));
}

/** “Farmers use it”, “the hospitals hand out a stock eye”. */
function isPlain(words: string[], at: number, before: string): boolean {
  const { word, after, first } = around(words, at);
  const plural = isPlural(before) || before.endsWith('ics') || collective.has(before);
  if (forms.purePasts.has(word) || forms.intransitive.has(word)) return true;
  if (forms.pasts.has(word) && !(plural && isBase(word) && isObject(after))) return isPast(word, after);
  const led = determiners.has(first) || prepositions.has(first) || isFigure(first) || isPlural(first);
  if (word.endsWith('ed') && afterPast.has(after)) return true;
  if (word.endsWith('ed') && word.length > 4) {
    return isPastTense(after, led && (plural || determiners.has(first)), at);
  }
  if (plural && led && particles.has(after) && isBase(word)) return true;
  return isPresent(words, at, before, { plural, led });
}

function isPast(word: string, after: string): boolean {
  if (after === '' || forms.afterParticiple.has(after)) return false;
  return isObject(after) || !mostlyParticiples.has(word);
}

/** “repaired 70 percent”, “stopped wearing …”, “Turnover reached 90,000 euros”; not “opened in 2025”, “signed by”. */
function isPastTense(after: string, hasSubject: boolean, at: number): boolean {
  if (isFigure(after)) return !/^(?:19|20)\d\d$/u.test(after) && (hasSubject || at === 1);
  return hasSubject && (isObject(after) || after.endsWith('ing'));
}

type Before = { plural: boolean; led: boolean };

function isPresent(words: string[], at: number, before: string, { plural, led }: Before): boolean {
  const { word, after } = around(words, at);
  const earlier = words.slice(0, at);
  if (!isBase(word)) return false;
  const far = led && earlier.some(isPlural);
  if (isFigure(before) && at > 2) return isObject(after) && !isRate(words, at + 1);
  if (verbs.has(word)) {
    const isPair = earlier.includes('and') && (words[0] === 'my' || words[0] === 'our');
    return plural || far || isPair || before.endsWith('ly') || before === 'hand';
  }
  if (far && (plainObjects.has(after) || particles.has(after))) return true;
  if (word === 'cost' && led && (isFigure(after) || amounts.has(after))) return true;
  if (isAgents(before) && (isPlural(after) || places.has(after)) && !earlier.some(isBlocker)) return true;
  if (!plural) return false;
  if (isObject(after) || afterPresent.has(after)) return true;
  if (forms.mostlyVerbs.has(word) && !afterMostly.has(after)) return true;
  return led && afterLedPresent.has(after);
}

function isBase(word: string): boolean {
  return verbs.has(word) || nounLike.has(word);
}

function baseOf(word: string): string | undefined {
  if (!word.endsWith('s') || word.endsWith('ss')) return undefined;
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`].find(isBase);
  return [...(takesEs(word) ? [word.slice(0, -2)] : []), word.slice(0, -1)].find(isBase);
}

function mayBePast(word: string): boolean {
  return forms.pasts.has(word) || forms.purePasts.has(word) || word.endsWith('ed');
}

function isVerbForm(word: string): boolean {
  return isBase(word) || auxiliaries.has(word) || mayBePast(word) || baseOf(word) !== undefined;
}

function isObject(word = ''): boolean {
  return determiners.has(word) || forms.objects.has(word) || isFigure(word);
}

function isRate(words: string[], at: number): boolean {
  return (perWords.has(words[at] ?? '') || isFigure(words[at])) && units.has(words[at + 1] ?? '');
}

const pastAuxiliaries = wordSet("was were had did used wasn't weren't didn't couldn't");
const perfectAuxiliaries = wordSet("have has i've we've they've");
const presentToo = wordSet('cut put read set');
const links = wordSet('and or but then nor');
const betweenVerbs = wordSet('no longer been be');
const beforeOrAfter = wordSet('before after');
const asking = wordSet('what how why who where');
const contactSubjects = wordSet('we you they i he she');
const timeWords = wordSet(
  'today here so yet now weekend weekends year month week night morning day evening winter summer spring autumn season',
);
const afterItIs = wordSet('a an the not too so');
const verbsInIng = wordSet('bring sing ring');
const blockers = wordSet('or new very too so fully freshly newly hand');
const nounAuxiliaries = wordSet('can will may might must');
const quantities = wordSet('all each this these those many few some most');
const mayBeObject = wordSet('you it people everyone everybody someone there');
const strictSubjects = wordSet('we i they he she you it');
const afterImperative = wordSet('a an the your my their this every any all it them up only');
const afterPlural = wordSet('and for of ,');
const particles = wordSet('up out off down away back over asleep apart together');
const oftenVerbs = wordSet('work help need cost last start stop run open');
const afterNoun = new Set(['', 'of', 'for', 'that', 'and', 'or']);
const places = wordSet('at on onto in into under between from within through');
const ofOne = wordSet('a an every each this');
const collective = wordSet('all sheep fish cattle deer others both');
const afterPast = wordSet('it them us during again back up');
const mostlyParticiples = wordSet('cut set put read built made led grown held done seen written given drawn');
const isAgents = endings('ers ors ists ians ents ants');
const amounts = wordSet('about around only up');
const plainObjects = wordSet('it us them you me the their our one some ours');
const afterPresent = wordSet('too again together alone early late back');
const afterMostly = new Set(['', 'and', 'of', ',']);
const afterLedPresent = wordSet('about as on at once twice well online after before when until if because');
const takesEs = endings('ses xes zes ches shes oes');
const perWords = wordSet('a an each every per this');
const units = wordSet('day days week weeks month months year years night nights term season head time');
