import { maxSentenceWords } from '../max-words';
import { fillFrame, framesOf, type Slots } from '../languages/frames';
import { dictionaryOf } from '../languages/dictionary';
import { type Language, languages } from '../languages/language';
import {
  isAnd,
  isArticle,
  isSmallWord,
  shareIn,
  soughtAt,
  startsWithArticle,
  startsWithUs,
  stemsIn,
} from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import type { Line } from '../plan/lines';
import type { Goal } from '../../brief';
import type { Reading } from '../facts';
import { countWords, fold, lowerFirst, startsLower, upperFirst, withoutEnd } from '../words';
import { startsWithAcronym } from '../read/tidy';
import { withoutGerund } from '../read/noun';
import { slotsOf } from './slots';
import { withFullStop } from './sentence';

/** The only sentence of a brief with whom it is for, in one breath: “For people without a car, I carry cats to the vet”; “With OarWell, our cabinet …” begins with one. */
export function forWhom({ text: said, facts: [fact] }: Line, reading: Reading): string | undefined {
  const { audience, brief, lang, offer, facts } = reading;
  const language = languages[lang];
  const words = wordsOf(said, lang);
  const slots = slotsOf(reading);
  // Whom to test it with is asked, and who is spoken to knows.
  const isNamedInAsk = slots.thing !== undefined || startsWithUs(words, language);
  const isAsked =
    brief.goal === 'incubator' &&
    slots.group !== undefined &&
    isNamedInAsk &&
    !facts.some(({ field }) => field === 'ask');
  // “Village halls and clubs in Wales” are named by “halls”.
  const named = [...stemsOf(audience.phrase ?? '', lang)].slice(0, 2);
  const told = stemsOf(said, lang);
  const isSaid =
    named.some((stem) => told.has(stem)) || saysMost(said, audience.phrase ?? '', lang, someOfThem);
  const [lead = ''] = framesOf[lang].withName.replace('{name}', offer.name ?? '{name}').split('{text}');
  if (isAsked || seeksSomebody(words, language) || brief.goal === 'users' || isSaid || said.startsWith(lead))
    return undefined;
  const isTyped = fact !== undefined && said.startsWith(fact.text);
  const isNew = startsWithArticle(said, language);
  const isNamed = offer.name !== undefined && said.startsWith(`${offer.name} `);
  // A note has no subject to go on with: “For home cooks: a kit that …”.
  const isNote = isTyped && fact.form !== 'sentence' && !isNew;
  const isOrdinary = !isTyped || isNew || isNamed || startsWithUs(words, language);
  const first = words[0]?.text ?? '';
  const isUnknown = !dictionaryOf(lang).has(first.toLocaleLowerCase());
  const isWhole = isNamed || first === 'I' || startsWithAcronym(said) || isUnknown;
  const led = { people: peopleIn(reading), offer: isWhole ? said : lowerFirst(said) };
  const frame = framesOf[lang].toAudience.replace(',', isNote ? ':' : ',');
  // “For those who drive there, imagine …” bids them and speaks of them.
  const isImagined = !isTyped && brief.category === 'concept';
  const canLead = isNote ? !said.includes(': ') : isOrdinary && !isImagined;
  return withAudience(said, reading) ?? (canLead ? filledWith(frame, led, reading) : undefined);
}

/** “…, wanted: a carpenter”: whom that would be for is another question. */
function seeksSomebody(words: readonly Word[], language: Language): boolean {
  const sought = soughtAt(words, language);
  return sought > 0 && startsWithUs(words.slice(sought), language);
}

const someOfThem = 0.33;

/** “Donkeys for rent that eat the scrub, for town halls”, unless it is said already. */
export function withAudience(offer: string, reading: Reading): string | undefined {
  const { lang } = reading;
  const frame = framesOf[lang].withAudience;
  const people = peopleIn(reading);
  const [preposition] = /\S+(?= \{people\})/u.exec(frame) ?? [];
  const isSaid = wordsOf(offer, lang).some(({ folded }) => folded === preposition);
  if (isSaid || saysMost(offer, people ?? '', lang) || /[.!?:]\s/u.test(offer)) return undefined;
  return reading.offer.phrase && filledWith(frame, { offer: withoutEnd(offer), people }, reading);
}

function filledWith(frame: string, slots: Slots, { lang }: Reading): string | undefined {
  const filled = fillFrame(frame, slots);
  return filled === undefined || countWords(filled) > maxSentenceWords
    ? undefined
    : withFullStop(languages[lang].grammar.joinWords(filled));
}

/** “Tailors, footballers’ mothers” are said as a list; “tuba players, New Orleans” are none. */
function peopleIn({ audience: { phrase, broad }, lang }: Reading): string | undefined {
  const { afterJoint } = languages[lang].cues;
  const [and] = [...afterJoint].find(([, after]) => after === '') ?? [];
  const parts = phrase?.split(', ') ?? [];
  if (broad || parts.slice(1).some((part) => !startsLower(part))) return undefined;
  const isJoined = wordsOf(phrase ?? '', lang).some(({ folded }) => afterJoint.has(folded));
  return isJoined || parts.length < 2 ? phrase : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/**
 * “Today they drive”, said of the audience by name, or to it: an answer begins where nobody was spoken of yet. Where one is not sure
 * what it tells, a verb alone is not theirs: «Cuestan 1.20 pesos la pieza».
 */
export function ofAudience(text: string, { audience, brief, lang }: Reading, isSure: boolean): string {
  const { cues, grammar } = languages[lang];
  const words = wordsOf(text, lang);
  const at = cues.nowadays.has(words[0]?.folded ?? '') ? 1 : 0;
  const they = words[at];
  const isAgain = words.some(({ folded }, index) => index !== at && folded === they?.folded);
  const isNamed = words.slice(at + 1).some(({ folded }) => cues.they.has(folded));
  const isVerb = grammar.isTheirs?.(words.slice(at).map((word) => word.text)) ?? false;
  const isUnsaid = isSure && isVerb && !isNamed;
  const isSaid = they !== undefined && cues.they.has(they.folded);
  const told = isSaid && !isAgain && brief.goal === 'users' ? toListener(text, lang) : undefined;
  if (told !== undefined) return told;
  if (!they || audience.broad || !(isSaid || isUnsaid)) return text;
  // « Les familles … ils » : said again, a pronoun may have another gender.
  const people = peopleFor(brief.goal, audience.phrase ?? '', lang).find((one) =>
    // «La gente» uses, they “usan”.
    isUnsaid
      ? grammar.isPlural(nounIn(one, lang)?.text ?? '')
      : !isSaid || !isAgain || pronounOf(one, lang) === they.folded,
  );
  if (people === undefined) return text;
  const rest = isUnsaid ? ` ${lowerFirst(text.slice(they.from))}` : text.slice(they.to);
  return at === 0 ? upperFirst(people) + rest : text.slice(0, they.from) + people + rest;
}

/** “Today you ring round parents”; undefined where “them” may be these parents. */
function toListener(text: string, lang: Reading['lang']): string | undefined {
  const { listener } = framesOf[lang];
  const words = wordsOf(text, lang);
  const { objectForms, thirdPersons } = languages[lang].cues;
  const isOfOthers = words.some(({ folded }) => objectForms.has(folded) && !thirdPersons.has(folded));
  if (listener === undefined || isOfOthers) return undefined;
  return words.reduceRight((said, { from, to, folded, text: word }) => {
    const own = listener[folded];
    if (own === undefined) return said;
    return said.slice(0, from) + (startsLower(word) ? own : upperFirst(own)) + said.slice(to);
  }, text);
}

/**
 * In a few words, else “people”: the name of a field, “farms and processors of Southland”, is hardly who acts. In Spanish these are
 * no women.
 */
function peopleFor(goal: Goal, phrase: string, lang: Reading['lang']): string[] {
  const people = nameableIn(phrase, lang);
  const words = wordsOf(people ?? '', lang);
  const isShort = words.length <= (goal === 'users' ? fewOfListener : fewOfOthers);
  const isNamed = people !== undefined && isShort && !words.some((word) => isAnd(word, languages[lang]));
  const { many } = framesOf[lang];
  // «Las personas compran …» is anybody.
  if (people !== undefined && languages[lang].cues.broad.has(fold(headOf(people, lang)))) return [many];
  return isNamed ? [people, many] : [many, ...(people === undefined ? [] : [headOf(people, lang)])];
}

/** « Les vendeuses » of « les vendeuses de marché et de bord de route »: where “many” is of another gender. */
function headOf(people: string, lang: Reading['lang']): string {
  const words = wordsOf(people, lang);
  const { keepsPreposition } = languages[lang].cues;
  const end = words.findIndex(
    (word, at) => at > 0 && (keepsPreposition.has(word.folded) || isAnd(word, languages[lang])),
  );
  return people.slice(0, words[(end < 0 ? words.length : end) - 1]?.to);
}

const [fewOfListener, fewOfOthers] = [3, 5];

function pronounOf(people: string, lang: Reading['lang']): string {
  return languages[lang].grammar.pronoun(true, isFeminine(people, lang));
}

function isFeminine(people: string, lang: Reading['lang']): boolean {
  return languages[lang].grammar.isFeminine(nounIn(people, lang)?.text ?? '');
}

function nounIn(people: string, lang: Reading['lang']): Word | undefined {
  return wordsOf(people, lang).find((word) => !isArticle(word, languages[lang]));
}

/** Of a list, “carrom clubs, tea stalls”, the first; of “weavers of rugs from Oaxaca with a loom” what stands before “from”; “every ice fisher” puts, not “put”. */
function nameableIn(phrase: string, lang: Reading['lang']): string | undefined {
  const [first = ''] = phrase.split(/[,:;]/u);
  const language = languages[lang];
  const words = wordsOf(first, lang);
  const isOne = language.cues.perUnit.has(words[0]?.folded ?? '');
  const keeps = (word: Word) => language.cues.keepsPreposition.has(word.folded) || isAnd(word, language);
  const end = words.findIndex((word, at) => at > 1 && isSmallWord(word, language) && !keeps(word));
  const head = words.slice(0, Math.max(0, end)).filter((word) => !isSmallWord(word, language));
  const isLong = words.length > shortPeopleWords && head.length > 1;
  const people = isLong ? first.slice(0, withoutGerund(words.slice(0, end), language).at(-1)?.to) : first;
  return people === '' || isOne || wordsOf(people, lang).length > mostPeopleWords ? undefined : people;
}

const mostPeopleWords = 12;
/** More are not said in one breath. */
const shortPeopleWords = 5;

export function saysMost(text: string, other: string, lang: Reading['lang'], most = 0.5): boolean {
  return shareIn(stemsOf(other, lang), stemsOf(text, lang)) > most;
}

function stemsOf(text: string, lang: Reading['lang']): ReadonlySet<string> {
  return stemsIn(wordsOf(text, lang), languages[lang]);
}
