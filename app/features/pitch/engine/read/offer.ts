import type { Language } from '../languages/language';
import {
  isArticle,
  isIndefinite,
  isSmallWord,
  soughtAt,
  startsWithArticle,
  startsWithUs,
} from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { fold, startsLower, startsUpper } from '../words';
import { isName, isNameStart } from './names';
import { type Context, offerOf, type OfferReading, plainOffer } from './offer-phrase';
import { subject } from './offer-subject';
import { measured } from './measure';
import type { Sentence } from './sentence-features';
import { tellsState, type Unit } from './units';
import { advertsIn } from '../languages/word-lists';

export function readOffer(unit: Unit, language: Language, context: Context): OfferReading {
  return (
    definition(unit, language) ??
    made(unit, language) ??
    nounPhrase(unit, language, context) ??
    beforeColon(unit, language) ?? {
      offer: subject(unit, language, context) ?? plainOffer,
      form: 'sentence',
    }
  );
}

function definition({ words, text }: Sentence, language: Language): OfferReading | undefined {
  const { cues, grammar } = language;
  const match = cues.definition.find(words.slice(0, 8));
  const isHinge = cues.hinges.startsAt(words, 0) !== undefined;
  if (!match || isHinge || match.from === 0 || match.from > 6) return undefined;
  const before = text.slice(0, words[match.from]?.from ?? 0).replace(/[,\s]+$/u, '');
  const isNamed =
    isName(before, cues) || (grammar.barelyNames && match.from < 4 && isNameStart(before, cues));
  // “Problem is the door” has no name.
  if (before.includes(',') || !isNamed || cues.labels.has(fold(before))) return undefined;
  const verbEnd = words[match.to - 1]?.from ?? 0;
  const afterVerb = match.to - match.from > 1 ? verbEnd : (words[match.to]?.from ?? 0);
  return offerOf(text.slice(afterVerb).trim(), language, { name: before, form: 'sentence' });
}

/** “Chez Ressort est un atelier …”: a name, and what it is. */
export function isDefinition(unit: Sentence, language: Language): boolean {
  const { words } = unit;
  const end = language.cues.definition.find(words.slice(0, 8))?.to ?? 0;
  const isNew = words.slice(end - 1, end + 1).some((word) => isIndefinite(word, language));
  return isNew && definition(unit, language) !== undefined;
}

/** “It’s a petrol pump”, «Es una app», said first: of what else would it speak? */
export function isIntroduction({ words }: Pick<Sentence, 'words'>, language: Language): boolean {
  const [first = '', second = ''] = words.map(({ folded }) => folded);
  const said = [first, `${first} ${second}`].findIndex((one) => language.cues.introductions.has(one));
  return said >= 0 && isIndefinite(words[said + 1], language);
}

/** “So since 2022 I run an ambulance”, « C’est pour cela que j’ai créé Chevet »: after its story the offer. */
export function isAnswer({ words }: Sentence, language: Language): boolean {
  const { hinges } = language.cues;
  const acts = words.slice(hinges.startsAt(words, 0)?.to ?? words.length).slice(0, 8);
  const to = language.cues.makers.find(acts)?.to ?? acts.length;
  const thing = acts[language.cues.titles.has(acts[to]?.folded ?? '') ? to + 1 : to];
  return thing !== undefined && (isIndefinite(thing, language) || startsUpper(thing.text));
}

function made({ words, text }: Unit, language: Language): OfferReading | undefined {
  const match = language.cues.makers.find(words.slice(0, 20));
  // Only a short opening may come before, “With two colleagues I opened …”, or who they are, “I am a nurse and …”.
  if (match && match.from > 4 && !tellsState(words, language)) return undefined;
  const isNegated =
    match && match.from > 0 && language.cues.without.startsAt(words, match.from - 1) !== undefined;
  if (isNegated) return undefined;
  const object = match && words[match.to];
  if (!object) return undefined;
  const phrase = text.slice(object.from);
  // “I do this work for others”, “I make them”: the thing was named before.
  const { demonstratives, earlyPronouns, thirdPersons, subjects } = language.cues;
  if ([demonstratives, earlyPronouns, thirdPersons, subjects].some((list) => list.has(object.folded)))
    return { offer: plainOffer, form: 'sentence' };
  const isCopula = language.cues.copulas.has(words[match.to - 1]?.folded ?? '');
  // “The idea is a bank” says outright what it is.
  const isOutright = isCopula && match.to - match.from > 2;
  // “It is cheaper” says nothing that could be sold.
  if (isCopula && !startsWithArticle(phrase, language))
    return isOutright ? { offer: plainOffer, form: 'sentence' } : undefined;
  return offerOf(phrase, language, { form: 'sentence', isMade: true });
}

function nounPhrase(unit: Unit, language: Language, context: Context): OfferReading | undefined {
  const { words, text, hasVerb, title } = unit;
  const { grammar, cues } = language;
  // “Blacksmith wanted to cut down shovels” offers none.
  if (hasVerb || !startsLikeNoun(unit, language) || soughtAt(words, language) >= 0) return undefined;
  const form = grammar.firstWordForm(words.map((word) => word.text));
  const named = title === undefined ? {} : { name: title };
  if (form === 'infinitive' || form === 'gerund') {
    return {
      offer: { ...plainOffer, ...named },
      form: 'noun',
    };
  }
  // “Discover sailing” bids one do something.
  const isBidding = advertsIn(language.lang).startsAt(words, 0) !== undefined;
  if (form !== 'other' || isBidding || startsWithDeed(unit, language)) return undefined;
  const isBareName =
    title === undefined && words.length <= 2 && isName(text, cues) && !grammar.isPlural(text);
  if (isBareName) return { offer: { ...plainOffer, name: text }, form: 'noun', isTitle: true };
  const [before = '', after = ''] = text.split(', ');
  if (/^(?:\S+ ){0,2}\p{Lu}/u.test(after) && isName(before, cues))
    return { offer: { ...plainOffer, name: before }, form: 'sentence', isTitle: true };
  const reading = offerOf(text, language, { name: title, form: 'noun' });
  // “My daughter reads”, “Rain: mud” are hardly what is offered.
  const isOurs = cues.ourselves.has(words[0]?.folded ?? '');
  const isSure = !isOurs && (context.isFirst || title !== undefined || unit.label === 'offer');
  // “Ovens on wheels” further on may be anything: it is said as it stands.
  return isSure ? reading : { offer: plainOffer, form: 'sentence' };
}

/** A word with an object, or with a particle: “Dents out of trumpets”; “Kids bin food”: no English noun has an s inside, but before “that carry”. */
function startsWithDeed({ words, text }: Unit, language: Language): boolean {
  const { cues, grammar, lang } = language;
  const [, next] = words;
  const isDirect = text.slice(words[0]?.to, next?.from) === ' ';
  if (!isDirect || startsWithArticle(text, language)) return false;
  const lead = wordsOf(text.split(/[,:;]\s/u)[0] ?? '', lang);
  const relative = lead.findIndex(({ folded }, at) => at > 0 && cues.relatives.has(folded));
  const holdsPlural =
    grammar.headLast && lead.slice(0, relative < 0 ? lead.length : relative).some(actsOnNext);
  const isObject = isArticle(next, language) && !cues.keepsPreposition.has(next?.folded ?? '');
  return holdsPlural || isObject || cues.particles.has(next?.text ?? '');

  function actsOnNext({ text: one }: Word, at: number, all: readonly Word[]): boolean {
    const after = all[at + 1];
    if (after === undefined || !startsLower(after.text) || !one.endsWith('s') || !grammar.isPlural(one))
      return false;
    return (
      !isSmallWord(after, language) &&
      grammar.firstWordForm([after.text, all[at + 2]?.text ?? '']) === 'other' &&
      !after.folded.endsWith('ly')
    );
  }
}

function beforeColon(unit: Unit, language: Language): OfferReading | undefined {
  const colon = unit.text.indexOf(': ');
  if (colon < 0 || !startsLikeNoun(unit, language) || startsWithUs(unit.words, language)) return undefined;
  const before = measured(unit.text.slice(0, colon), language);
  if (before.hasVerb || before.words.length < 2) return undefined;
  if (language.grammar.firstWordForm(before.words.map((word) => word.text)) !== 'other') return undefined;
  return offerOf(before.text, language, { name: unit.title, form: 'sentence' });
}

function startsLikeNoun({ words, text }: Unit, language: Language): boolean {
  const { cues, grammar, lang } = language;
  const [first] = words;
  if (!first || cues.without.startsAt(words, 0)) return false;
  const isDetermined = startsWithArticle(text, language);
  // « À l’hôpital … »: a place, whatever follows.
  if (grammar.barelyNames && !isDetermined && cues.keepsPreposition.has(first.folded)) return false;
  return isDetermined || !(cues.stopNouns.has(first.folded) || isNumberWord(first.folded, lang));
}
