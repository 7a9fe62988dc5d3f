import type { Language } from '../languages/language';
import { isNumberWord } from '../numbers';
import type { Word } from '../phrases';
import { fold, lowerFirst } from '../words';
import type { Offer } from './facts';
import { isName, isNameStart, nameTold, splitName } from './names';
import { isOfPeople, nounOf, nounPhraseHead } from './noun';
import { startsWithAcronym } from './tidy';
import { measured, startsWithUs, tellsState, type Unit } from './units';

/** A unit read as the statement of what is sold; `rank` tells how surely it is one. */
export type OfferReading = { offer: Offer; rank: number; form: 'sentence' | 'noun' };

/** What else must be known of a brief: whether the unit is its first, and the words that it has in small letters. */
export type Context = { isFirst: boolean; smallWords: ReadonlySet<string> };

/** Reads a unit as what is sold: a definition, the object of “we offer”, a noun phrase, a name, or a deed. */
export function readOffer(unit: Unit, language: Language, context: Context): OfferReading | undefined {
  if (unit.mark === '?') return undefined;
  return (
    definition(unit, language) ??
    naming(unit, language) ??
    made(unit, language) ??
    nounPhrase(unit, language, context) ??
    beforeColon(unit, language) ??
    subject(unit, language, context)
  );
}

/** “You bring it flat and take it home full: that is called Kolibri”, with what it is in the same sentence. */
function naming(unit: Unit, language: Language): OfferReading | undefined {
  const name = nameTold(unit, language);
  const { words } = unit;
  // “Now I am 34 and it is called Kolibri” says who.
  const tellsWho = words.some(
    (_, at) => startsWithUs(words.slice(at), language) && tellsState(words.slice(at), language),
  );
  if (name === undefined || words.length < fewestNamingWords || startsWithUs(words, language) || tellsWho)
    return undefined;
  return { offer: { ...plainOffer, name }, rank: 4.5, form: 'sentence' };
}

const fewestNamingWords = 10;

/** “Kolibri is a van …”. */
function definition({ words, text }: Unit, language: Language): OfferReading | undefined {
  const { cues, lang } = language;
  const match = cues.definition.find(words.slice(0, 8));
  if (!match || match.from === 0 || match.from > 6) return undefined;
  const before = text.slice(0, words[match.from]?.from ?? 0).replace(/[,\s]+$/u, '');
  const isNamed = isName(before, cues) || (lang !== 'en' && match.from < 4 && isNameStart(before, cues));
  // “Problem is the door” has no name.
  if (before.includes(',') || !isNamed || cues.labels.has(fold(before))) return undefined;
  const verbEnd = words[match.to - 1]?.from ?? 0;
  const afterVerb = match.to - match.from > 1 ? verbEnd : (words[match.to]?.from ?? 0);
  return offerOf(text.slice(afterVerb).trim(), language, { name: before, rank: 5, form: 'sentence' });
}

/** “We offer a …”, “It is a …”. */
function made({ words, text }: Unit, language: Language): OfferReading | undefined {
  const match = language.cues.makers.find(words.slice(0, 20));
  // Only a short opening may come before, “With two colleagues I opened …”, or who they are, “I am a nurse and …”.
  if (match && match.from > 4 && !tellsState(words, language)) return undefined;
  const object = match && words[match.to];
  if (!object) return undefined;
  const phrase = text.slice(object.from);
  const isDetermined = language.grammar.withoutArticle(phrase) !== phrase;
  // “My idea is to rent my crates out”.
  if (isCopula(words[match.to - 1]?.folded) && match.to - match.from > 2 && !isDetermined)
    return { offer: plainOffer, rank: 7, form: 'sentence' };
  // “It is cheaper” says nothing that could be sold.
  if (isCopula(words[match.to - 1]?.folded) && !isDetermined) return undefined;
  const reading = (rank: number) => offerOf(phrase, language, { rank, form: 'sentence', isMade: true });
  // “We are a team of nurses” says who, not what.
  if (
    isCopula(words[match.to - 1]?.folded) &&
    isOfPeople(nounOf(language.grammar.withoutArticle(phrase), language) ?? '', language)
  )
    return undefined;
  const rank = isNumberWord(object.folded, language.lang) ? 1 : 4;
  return reading(rank);
}

function isCopula(folded: string | undefined): boolean {
  return folded !== undefined && copulas.has(folded);
}
const copulas = new Set(["it's", "we're", 'is', 'est', 'es', 'are', 'son', 'sont', 'somos', 'sommes']);

/** “A trailer that …”, “Mobile app for parents”, or the same after a title. */
function nounPhrase(unit: Unit, language: Language, context: Context): OfferReading | undefined {
  const { words, text, hasVerb, title } = unit;
  const { grammar, cues } = language;
  if (hasVerb || !startsLikeNoun(unit, language)) return undefined;
  const form = grammar.firstWordForm(words.map((word) => word.text));
  const named = title === undefined ? {} : { name: title };
  if (form === 'infinitive' || form === 'gerund') {
    return {
      offer: { plural: false, feminine: false, ...named },
      rank: context.isFirst ? 4.5 : 2.5,
      form: 'noun',
    };
  }
  if (form !== 'other') return undefined;
  const isBareName =
    title === undefined && words.length <= 2 && isName(text, cues) && !grammar.isPlural(text);
  if (isBareName) return { offer: { ...plainOffer, name: text }, rank: 1, form: 'noun' };
  const [before = '', after = ''] = text.split(', ');
  if (/^(?:\S+ ){0,2}\p{Lu}/u.test(after) && isName(before, cues))
    return { offer: { ...plainOffer, name: before }, rank: 2, form: 'sentence' };
  const reading = offerOf(text, language, { name: title, rank: title === undefined ? 4 : 5, form: 'noun' });
  const isSure = context.isFirst || title !== undefined || unit.label === 'offer';
  // “Potters fire at night” may be a sentence: it is said as it stands.
  return isSure ? reading : { offer: plainOffer, rank: 1.5, form: 'sentence' };
}

/** “An app for truffle hunters: it learns …” is a noun phrase, and a sentence about it. */
function beforeColon(unit: Unit, language: Language): OfferReading | undefined {
  const colon = unit.text.indexOf(': ');
  if (colon < 0 || !startsLikeNoun(unit, language) || startsWithUs(unit.words, language)) return undefined;
  const before = measured(unit.text.slice(0, colon), language);
  if (before.hasVerb || before.words.length < 2) return undefined;
  if (language.grammar.firstWordForm(before.words.map((word) => word.text)) !== 'other') return undefined;
  return offerOf(before.text, language, { name: unit.title, rank: 3.8, form: 'sentence' });
}

function startsLikeNoun({ words, text }: Unit, { cues, grammar, lang }: Language): boolean {
  const [first] = words;
  if (!first || cues.without.startsAt(words, 0)) return false;
  const isDetermined = grammar.withoutArticle(text) !== text;
  return isDetermined || !(cues.stopNouns.has(first.folded) || isNumberWord(first.folded, lang));
}

/** “Fixly sends a technician …”, “We walk dogs …”, “Our shop …”, “Learn to sail …”. */
function subject(unit: Unit, language: Language, context: Context): OfferReading | undefined {
  const { words, title, isOurs, hasVerb } = unit;
  if (!hasVerb) return undefined;
  const reading = (rank: number, offer = plainOffer): OfferReading => ({ offer, rank, form: 'sentence' });
  if (title !== undefined) return reading(3.5, { ...plainOffer, name: title });
  const start = startsWithUs(words, language) ? 0 : afterComma(unit);
  const founders = words.slice(start);
  const company = companyBefore(unit, language);
  if (startsWithUs(founders, language)) {
    const rank = !tellsState(founders, language) ? 3 : addsDeed(founders, unit.text, language) ? 5 : 1;
    return reading(rank, company ?? plainOffer);
  }
  if (company) return reading(3.6, company);
  const apposed = apposition(unit, language);
  if (apposed) return apposed;
  const possessed = possession(unit, language);
  if (possessed) return reading(2.8, possessed);
  const name = nameBefore(unit, language, context);
  if (name !== undefined) return reading(3.5, { ...plainOffer, name });
  if (verbAt(unit, language) === 0 && context.isFirst) return reading(3.2);
  // “You ring one number and whoever is nearest comes”.
  if (language.cues.secondPersons.has(words[0]?.folded ?? '')) return reading(3.4);
  return isOurs ? reading(1.4) : undefined;
}

/** “I am a plumber and I close cottages”, « Somos siete, vamos … »: who they are, and then what they do. */
function addsDeed(words: readonly Word[], text: string, language: Language): boolean {
  return words.some((word, at) => {
    const isJoint = at > 1 && language.cues.afterJoint.get(word.folded) === '';
    const isAfterComma = at > 1 && text.charAt(words[at - 1]?.to ?? 0) === ',';
    const rest = words.slice(isJoint ? at + 1 : at);
    return (isJoint || isAfterComma) && startsWithUs(rest, language) && !tellsState(rest, language);
  });
}

/** “At Recoule, we …”, “With Recoule, the hotel …”: the name that the sentence begins with. */
function companyBefore(unit: Unit, { cues }: Language): Offer | undefined {
  const { words, text } = unit;
  const start = afterComma(unit);
  if (start < 2 || !cues.beforeCompany.has(words[0]?.folded ?? '')) return undefined;
  const name = text.slice(words[1]?.from, words[start - 1]?.to);
  return isName(name, cues) ? { ...plainOffer, name } : undefined;
}

/** “Kolibri, our van, weighs …”: a name, and what it is between commas. */
function apposition({ text }: Unit, language: Language): OfferReading | undefined {
  const [before = '', phrase = '', ...rest] = text.split(', ');
  const isPhrase = language.grammar.withoutArticle(phrase) !== phrase;
  if (rest.length === 0 || !isPhrase || !isName(before, language.cues)) return undefined;
  if (measured(phrase, language).hasVerb) return undefined;
  return offerOf(phrase, language, { name: before, rank: 4, form: 'sentence' });
}

/** Index of the word after a short opening: “Chez Mona, on achète …”. */
function afterComma({ words, text }: Unit): number {
  const at = words.slice(0, 5).findIndex(({ to }) => text.charAt(to) === ',');
  return at < 0 ? 0 : at + 1;
}

function verbAt({ words }: Pick<Unit, 'words'>, { grammar }: Language): number {
  return grammar.finiteVerbIndex(words.map((word) => word.text));
}

/** “Our app tells …”. */
function possession(unit: Unit, language: Language): Offer | undefined {
  const { words, text } = unit;
  const { cues } = language;
  const [first] = words;
  const verb = verbAt(unit, language);
  if (
    !first ||
    verb < 2 ||
    verb > 6 ||
    !cues.ourselves.has(first.folded) ||
    cues.subjects.has(first.folded)
  ) {
    return undefined;
  }
  const said = text.slice(words[1]?.from ?? 0, words[verb - 1]?.to ?? 0);
  // “My wife and I …” are the founders.
  if (words.slice(1, verb).some(({ folded }) => cues.afterJoint.get(folded) === '')) return plainOffer;
  const noun = nounOf(said, language);
  // Nobody buys “our customers”.
  if (noun === undefined || isOfPeople(noun, language)) return undefined;
  return { noun, ...nounPhraseHead(noun, language) };
}

const plainOffer: Offer = { plural: false, feminine: false };

/** Words with capitals that stand right before the verb. */
function nameBefore(unit: Unit, language: Language, { smallWords }: Context): string | undefined {
  const { text, words } = unit;
  const { cues, grammar, lang } = language;
  const verb = verbAt(unit, language);
  // « Kolibri vous prête »: a pronoun before the verb is no part of the name.
  const isPronoun = verb > 1 && cues.objectPronouns.has(words[verb - 1]?.folded ?? '');
  const end = verb < 1 ? 0 : (words[isPronoun ? verb - 2 : verb - 1]?.to ?? 0);
  const name = text.slice(0, end).replace(/[,:]$/u, '');
  const isPhraseName =
    lang !== 'en' &&
    verb > 1 &&
    verb < 5 &&
    isNameStart(name, cues) &&
    !grammar.isPlural(words[0]?.text ?? '');
  if (isPhraseName) return name;
  if (name === '' || !isName(name, cues) || cues.ourselves.has(words[0]?.folded ?? '')) return undefined;
  if (verb > 1) return name;
  const isOrdinary = grammar.isPlural(name) || smallWords.has(fold(name));
  const isDeed = grammar.firstWordForm(words.map((word) => word.text)) === 'gerund';
  return isOrdinary || isDeed ? undefined : name;
}

type Known = {
  name?: string | undefined;
  rank: number;
  form: 'sentence' | 'noun';
  /** It stands after a verb: a capital means a name. */
  isMade?: boolean;
};

function offerOf(
  phrase: string,
  language: Language,
  { name, rank, form, isMade = false }: Known,
): OfferReading {
  const { grammar } = language;
  const named = splitName(phrase, language);
  const found = nounOf(grammar.withoutArticle(named.phrase), language);
  // “I built ScamShield: …”: what stands there without an article is a name.
  const isBare = isMade && grammar.withoutArticle(named.phrase) === named.phrase;
  const isCalled =
    isBare && found !== undefined && isName(named.phrase.slice(0, found.length), language.cues);
  const noun = isCalled ? undefined : found;
  const called = name ?? named.name ?? (isCalled ? named.phrase.slice(0, found.length) : undefined);
  const said = startsWithAcronym(named.phrase) ? named.phrase : lowerFirst(named.phrase);
  return {
    rank,
    form,
    offer: {
      ...(called === undefined ? {} : { name: called }),
      ...(noun === undefined ? {} : { noun }),
      ...(noun === undefined && called !== undefined ? {} : { phrase: grammar.withArticle(said) }),
      ...nounPhraseHead(noun ?? '', language),
    },
  };
}
