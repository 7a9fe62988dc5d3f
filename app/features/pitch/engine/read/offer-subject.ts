import type { Language } from '../languages/language';
import { isAnd, isArticle, isSmallWord, startsWithUs } from '../languages/words';
import { fold, startsUpper } from '../words';
import type { Offer } from '../facts';
import { isName, isNameStart } from './names';
import { isOfPeople, nounOf, nounPhraseHead } from './noun';
import { type Context, plainOffer } from './offer-phrase';
import { measured } from './measure';
import { type Unit } from './units';

/** A name or a noun that acts: “Fixly sends a technician …”, “Our shop …”, “At Kolibri, we …”. */
export function subject(unit: Unit, language: Language, context: Context): Offer | undefined {
  const { words, title, hasVerb } = unit;
  if (!hasVerb) return undefined;
  if (title !== undefined) return { ...plainOffer, name: title };
  const company = companyBefore(unit, language);
  const isOfFounders = context.founders >= 0 && startsWithUs(words.slice(context.founders), language);
  if (company || isOfFounders) return company;
  const placed = nameInSubject(unit, language);
  if (placed !== undefined) return { ...plainOffer, name: placed };
  const possessed = possession(unit, language);
  if (possessed) return possessed;
  const name = nameBefore(unit, language, context);
  return name === undefined ? undefined : { ...plainOffer, name };
}

function companyBefore(unit: Unit, { cues }: Language): Offer | undefined {
  const { words, text } = unit;
  const start = afterComma(unit);
  if (start < 2 || !cues.beforeCompany.has(words[0]?.folded ?? '')) return undefined;
  const name = text.slice(words[1]?.from, words[start - 1]?.to);
  return isName(name, cues) ? { ...plainOffer, name } : undefined;
}

/** “Founded in 2022, Backroad drives …”, « L’association Clé au Bar met … ». */
function nameInSubject(unit: Unit, language: Language): string | undefined {
  const { words, text, verb } = unit;
  const comma = afterComma(unit, mostOpeningWords);
  const start = comma > 0 && !measured(text.slice(0, words[comma - 1]?.to), language).hasVerb ? comma : 0;
  const isOurs = [words[0], words[start]].some((word) => language.cues.ourselves.has(word?.folded ?? ''));
  if (isOurs || verb <= start + 1 || verb > start + mostOpeningWords) return undefined;
  // “The women of Maní”, “folks around Leech Lake”, “pickers along the Saint John River”: nobody's name.
  const isLed = (at: number): boolean => {
    const [lead, word] = [words[at - 1], words[at]];
    const isLater = isArticle(lead, language) || startsUpper(lead?.text ?? '');
    return (
      isSmallWord(lead, language) ||
      (at > start && language.cues.beforePlace.has(lead?.folded ?? '')) ||
      (startsUpper(word?.text ?? '') && isLater && at > start && isLed(at - 1))
    );
  };
  const subjects = words.slice(start, verb).filter((_, at) => !isLed(start + at));
  return subjects
    .map(({ from }) => text.slice(from, endOfSubject(unit, language)))
    .find((one) => isName(one, language.cues));
}

const mostOpeningWords = 7;

function afterComma({ words, text }: Unit, most = 5): number {
  const at = words.slice(0, most).findIndex(({ to }) => text.charAt(to) === ',');
  return at < 0 ? 0 : at + 1;
}

function possession(unit: Unit, language: Language): Offer | undefined {
  const { words, text, verb } = unit;
  const { cues } = language;
  const [first] = words;
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
  const noun = nounOf(said, language);
  if (noun === undefined || isOfPeople(noun, language)) return undefined;
  return { noun, ...nounPhraseHead(noun, language) };
}

function nameBefore(unit: Unit, language: Language, { smallWords }: Context): string | undefined {
  const { text, words, verb } = unit;
  const { cues, grammar } = language;
  const name = text.slice(0, endOfSubject(unit, language)).replace(/[,:]$/u, '');
  if (isAnd(words[verb - 1], language)) return undefined;
  const isPhraseName =
    grammar.barelyNames &&
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

/** « Kolibri vous prête », «Kolibri les da»: a pronoun before the verb is no part of the name. */
function endOfSubject({ words, verb }: Unit, { cues }: Language): number {
  const isPronoun = verb > 1 && cues.objectPronouns.has(words[verb - 1]?.folded ?? '');
  return verb < 1 ? 0 : (words[isPronoun ? verb - 2 : verb - 1]?.to ?? 0);
}
