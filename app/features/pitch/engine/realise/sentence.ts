import { fillFrame, framesOf, type Slots } from '../languages/frames';
import type { WordForm } from '../languages/grammar';
import { type Language, languages } from '../languages/language';
import { isArticle, isIndefinite, isSmallWord, startsWithArticle } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import type { Fact, Reading } from '../facts';
import { moneyIn } from '../read/money';
import { withSmallStart } from '../read/tidy';
import { measured } from '../read/measure';
import { fold, lowerFirst, upperFirst } from '../words';
import { introducedByName } from './introduced';
import { personOf } from './slots';

export function formOf(text: string, lang: Reading['lang']): WordForm {
  return languages[lang].grammar.firstWordForm(wordsOf(text, lang).map((word) => word.text));
}

export function sentenceOf(fact: Fact, reading: Reading, slots: Slots): string {
  if (fact.kind === 'offer') return offerSentence(fact, reading, slots);
  if (wishes(fact, reading)) {
    const text = lowerFirst(fact.text);
    return fillFrame(framesOf[reading.lang].infinitive[personOf(reading)], { text }) ?? fact.text;
  }
  const need = neededOf(fact, reading);
  if (need !== undefined)
    return fillFrame(framesOf[reading.lang].need[personOf(reading)], { text: need }) ?? need;
  return (
    todayOf(fact, reading, slots) ??
    (fact.form === 'sentence' && !beginsWithPrice(fact, reading)
      ? fact.text
      : fragmentSentence(fact, reading, slots))
  );
}

/** Whether an answered request is a wish whose owner is not said: «Que vengas un sábado a Areco». */
export function wishes({ field, text }: Fact, { lang }: Reading): boolean {
  const first = wordsOf(text, lang)[0]?.folded ?? '';
  return field === 'ask' && !text.endsWith('?') && languages[lang].cues.wishing.has(first);
}

/** What they use, noted: “duct tape, or they save up”, « louer au village et tout rapporter »; not “some use tape”. Of a longer note the lead tells. */
function todayOf({ text, field, leans }: Fact, reading: Reading, slots: Slots): string | undefined {
  const { lang } = reading;
  if (field !== 'instead' || leans) return undefined;
  const language = languages[lang];
  const { today, todayDeed } = framesOf[lang];
  const form = formOf(text, lang);
  const words = wordsOf(text, lang);
  const end = words.findIndex(
    ({ folded, from }, at) =>
      at > 1 &&
      (language.cues.alternatives.has(folded) ||
        language.cues.relatives.has(folded) ||
        /[,;:]/u.test(text.slice(words[at - 1]?.to, from))),
  );
  const lead = text.slice(0, words[end - 1]?.to);
  const number = areSeveral(lead, language) ? 'plural' : 'singular';
  const isOfPeople = language.cues.many.startsAt(words, 0) !== undefined;
  const isNote = !isOfPeople && !measured(lead, language).hasVerb && !isNothing(words, language);
  const frame = form === 'infinitive' ? todayDeed : form === 'other' ? today[number] : undefined;
  if (!isNote || frame === undefined) return undefined;
  return upperFirst(fillFrame(frame, { ...slots, text: withSmallStart(text) }) ?? text);
}

function areSeveral(lead: string, { grammar, lang }: Language): boolean {
  return grammar.isPlural(wordsOf(grammar.withoutArticle(lead), lang)[0]?.text ?? '');
}

/** “No tool at all”, «Nada, o pintura» */
function isNothing(words: readonly Word[], language: Language): boolean {
  const { cues } = language;
  const isSmall = cues.stopNouns.has(words[0]?.folded ?? '') && !isArticle(words[0], language);
  return isSmall || cues.without.startsAt(words, 0) !== undefined;
}

function offerSentence(fact: Fact, reading: Reading, slots: Slots): string {
  const { lang, offer } = reading;
  const isTitled = reading.offer.name !== undefined && fact.text.startsWith(`${reading.offer.name}: `);
  if (fact.form !== 'noun' || reading.quotedLang !== undefined)
    return (isTitled ? introducedByName(fact.text, reading) : undefined) ?? fact.text;
  const frames = framesOf[lang];
  const form = formOf(fact.text, lang);
  const [first] = wordsOf(fact.text, lang);
  const deed = languages[lang].grammar.dealingOf?.(wordsOf(fact.text, lang).map((word) => word.text));
  if (deed !== undefined && reading.brief.category !== 'concept')
    return upperFirst(`${slots.we} ${deed}${fact.text.slice(first?.to)}`);
  if (form === 'gerund') return fact.text;
  if (form === 'infinitive') {
    return (
      fillFrame(frames.infinitive[personOf(reading)], { ...slots, text: lowerFirst(fact.text) }) ?? fact.text
    );
  }
  const titled =
    offer.name === undefined || fact.text === offer.name || isOfUs(offer.phrase ?? '', lang)
      ? undefined
      : fillFrame(frames.titled[offer.plural ? 'plural' : 'singular'], slots);
  const plain = framedNoun(fact, reading, slots);
  const isNamed = offer.name !== undefined && !fact.text.includes(offer.name);
  const asTyped = isNamed ? `${offer.name}: ${lowerFirst(fact.text)}` : fact.text;
  return upperFirst(titled ?? plain ?? asTyped);
}

/** “We offer a tool library”; undefined where it is said as it was noted. */
function framedNoun({ text }: Fact, reading: Reading, slots: Slots): string | undefined {
  const { lang, offer, brief } = reading;
  const frames = framesOf[lang];
  // “Teaching chess”, “Winter work for fishermen” as a project, “Rule one: no mortar”: without an article it is said as it was noted.
  const isGerund = lang === 'en' && /^\w+ing\b/u.test(text);
  // « Location de marmites » is « la location de marmites ».
  const isDefinite = startsDefinite(offer.phrase ?? '', languages[lang]);
  const isNote = isGerund || text.includes(': ') || (unframed.has(brief.category) && !isDefinite);
  const staysNoted = isNote && !startsWithArticle(text, languages[lang]);
  if (offer.phrase === undefined || staysNoted || isYours(text, lang)) return undefined;
  // Nobody imagines what is done already, or was sold or tried.
  const isKnown = isDefinite || reading.facts.some(({ kind }) => kind === 'proof');
  const isTried = brief.category === 'concept' && isKnown;
  return fillFrame((isTried ? frames.afterProblem : frames.noun)[personOf(reading)][brief.category], slots);
}

/** “Your boules, re-cut during the siesta” are nobody else's to offer. */
function isYours(phrase: string, lang: Reading['lang']): boolean {
  return languages[lang].cues.yours.has(wordsOf(phrase, lang)[0]?.folded ?? '');
}

function startsDefinite(phrase: string, language: Language): boolean {
  return startsWithArticle(phrase, language) && !isIndefinite(wordsOf(phrase, language.lang)[0], language);
}

function isOfUs(phrase: string, lang: Reading['lang']): boolean {
  return languages[lang].cues.ourselves.has(wordsOf(phrase, lang)[0]?.folded ?? '');
}

const unframed = new Set(['project', 'concept']);

/**
 * A note is said as it was written, but for two that get a verb: what stood after “Need:”, and what begins with its price. “It’s Rs 420”
 * keeps the capital of its currency; of “$210 a tonne. That’s what a factory pays” the next sentence is the verb.
 */
function fragmentSentence(fact: Fact, reading: Reading, slots: Slots): string {
  const { kind, text } = fact;
  const said = withSmallStart(text);
  const fill = (frame: string, filled = said) =>
    upperFirst(fillFrame(frame, { ...slots, text: filled }) ?? text);
  const under = underWay(fact, reading);
  if (under !== undefined) return fill(under);
  const money = kind === 'price' || isPerhapsPrice(fact, reading) ? moneyIn(text) : undefined;
  const next = reading.facts[reading.facts.indexOf(fact) + 1];
  if (next?.kind === 'offer' && next.leans === 'before') return text;
  // To a team an amount may be a wage, but for what is sold by the piece.
  if (
    !money ||
    (reading.brief.goal === 'team' && !isOfPiece(text, reading)) ||
    !isLead(text.slice(0, money.from), reading)
  )
    return text;
  if (isOther(text.slice(money.from + money.text.replace(/,$/u, '').length), reading)) return text;
  const frame = framesOf[reading.lang].price[reading.offer.plural ? 'plural' : 'singular'];
  return fill(frame, money.from === 0 ? text : said);
}

/** Its first part is a note, whatever follows: “165 pesos and it lasts a year”; not “€900 a year, that is what a family loses”. */
function beginsWithPrice(fact: Fact, reading: Reading): boolean {
  const [lead = '', next = ''] = fact.text.split(/, | (?:and|et|y) /u);
  const language = languages[reading.lang];
  const [first] = wordsOf(next, reading.lang);
  const isTold = language.cues.explaining.has(first?.folded ?? '') || unframed.has(reading.brief.category);
  return !isTold && isPerhapsPrice({ ...fact, text: lead }, reading) && !measured(lead, language).hasVerb;
}

/** “₱3,900 the pair, three years in the water”, “$34 a metre, and if a snake gets through, I come back”: what it costs, and more. */
function isPerhapsPrice({ text, odds, field }: Fact, { lang }: Reading): boolean {
  const language = languages[lang];
  const money = moneyIn(text);
  const behind = wordsOf(text.slice((money?.from ?? 0) + (money?.text.length ?? 0)), lang);
  const isEach = behind[0] !== undefined && isPer(behind[0], language);
  return field === 'description' && money?.from === 0 && isEach && (odds?.get('price') ?? 0) >= leastPrice;
}

const leastPrice = 0.15;

/** “$34 each”, «95.000 pesos cada una»: nobody is paid so. */
function isOfPiece(text: string, { lang, brief }: Reading): boolean {
  const [unit] = wordsOf(text, lang)
    .slice(-2)
    .filter(({ folded }) => languages[lang].cues.perUnit.has(folded));
  return brief.category === 'product' && unit !== undefined;
}

/** “A metre”, “for a handi”, “each”, « le mètre », «por libra». */
function isPer(word: Word, language: Language): boolean {
  return isArticle(word, language) || language.cues.perUnit.has(word.folded);
}

/**
 * “96 € of electricity less”, “£9,000 pays for two vans”, “€6, Cork”: no price of the offer, or not that alone; « 89 $ vissée »
 * speaks of the thing.
 */
function isOther(behind: string, { lang }: Reading): boolean {
  const [first] = wordsOf(behind, lang);
  const { keepsPreposition, paying } = languages[lang].cues;
  const isOfThing = behind
    .split(',')
    .some((part) => formOf(part, lang) === 'participle' && agrees(wordsOf(part, lang)[0], lang));
  const isOf = keepsPreposition.has(first?.folded ?? '');
  return (
    isOf ||
    isOfThing ||
    paying.has(first?.folded ?? '') ||
    /^, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(behind)
  );
}

/** « Posée », « rendues »: with a thing that is feminine, or with several. */
function agrees(word: Word | undefined, lang: Reading['lang']): boolean {
  const { grammar } = languages[lang];
  return word !== undefined && [word.text, word.text.slice(0, -1)].some((one) => grammar.isFeminine(one));
}

/** “Raising $750k”, “Already feeding three companies”: the founders do it, and say so. */
function underWay({ kind, text, field }: Fact, reading: Reading): string | undefined {
  const { lang } = reading;
  const words = wordsOf(text, lang).map((word) => word.text);
  const isBegun = framesOf[lang].begun?.split(' ').includes(words[0]?.toLowerCase() ?? '') ?? false;
  const form = languages[lang].grammar.firstWordForm(isBegun ? words.slice(1) : words);
  const isDone = field === 'description' && form === 'gerund' && (isBegun || kind === 'need');
  return isDone ? framesOf[lang].underWay?.[personOf(reading)] : undefined;
}

/** The end of a sentence inside a text; “8 a.m.” is none. */
export const endsInside = /(?<!\.\p{L})[.!?]\s/u;

/** What stood after “Need:”, or was answered to “what do you want?” as a sum, a thing, somebody or help. */
function neededOf({ kind, field, form, sure, text, leans }: Fact, { lang }: Reading): string | undefined {
  const language = languages[lang];
  const words = wordsOf(text, lang);
  const isAsked = field === 'ask' && !leans;
  if (kind !== 'need' || text.endsWith('?') || language.cues.unknowns.find(words)) return undefined;
  const [start, said = ''] =
    Object.entries(framesOf[lang].wanted).find(([one]) => fold(text).startsWith(one)) ?? [];
  if (isAsked && start !== undefined) return said + text.slice(start.length);
  if (isAsked && moneyIn(text)?.from === 0) return text;
  // “A bench in a workshop so we can make five”: what it is for has a verb of its own.
  const end = words.findIndex(({ folded }, at) => {
    const [joint, subject] = [words[at - 1]?.folded ?? '', folded];
    return language.cues.afterJoint.has(joint) && language.cues.subjects.has(subject);
  });
  const [lead = ''] = text.slice(0, words[end - 1]?.from).split(', ');
  const isThing = isNumberWord(words[0]?.folded ?? '', lang) || startsWithArticle(text, language);
  const isAnswered = isAsked && isThing && !measured(lead, language).hasVerb;
  const isNoted =
    field === 'description' && form === 'fragment' && sure === 1 && formOf(text, lang) === 'other';
  return isAnswered || isNoted ? withSmallStart(text) : undefined;
}

function isLead(text: string, { lang }: Reading): boolean {
  const { cues } = languages[lang];
  const words = wordsOf(text, lang);
  const isSmall = (word: Word) => isSmallWord(word, languages[lang]) || isNumberWord(word.folded, lang);
  // « Pour 12 000 francs votre fer marche au gaz » is a sentence, whatever it costs.
  const isAudience = cues.beforeAudience.startsAt(words, 0) !== undefined;
  if (isAudience || cues.keepsPreposition.has(words[0]?.folded ?? '')) return false;
  return words.every(isSmall) || cues.conditions.startsAt(words, 0) !== undefined;
}

export function withFullStop(text: string): string {
  return /[.!?。！？؟।]$|[.!?]\s?["”»]$/u.test(text.trimEnd()) ? text : `${text}.`;
}
