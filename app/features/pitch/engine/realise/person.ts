import { dictionaryOf } from '../languages/dictionary';
import { type Language, languages } from '../languages/language';
import { isArticle, isIndefinite, isPerson, isSmallWord } from '../languages/words';
import { type Word, wordsOf } from '../phrases';
import type { Fact, Reading } from '../facts';
import { isName } from '../read/names';
import { measured } from '../read/measure';
import { hasNoSubject } from '../plan/leaning';
import { lowerFirst, startsCapitalized, upperFirst } from '../words';

/**
 * “She takes orders again”, said after others were spoken of: “Achieng takes orders again”, where the moment names who that is.
 * Only of its first sentence, and of a proof where it begins so: it may be of somebody else, whom it names itself.
 */
export function withPerson({ text, field, order }: Fact, { facts: all, lang }: Reading): string | undefined {
  const isNear = all.some((fact) => fact.field === field && fact.order === order - 1);
  if (isNear || (field !== 'change' && field !== 'proof')) return undefined;
  const { someone, nowadays } = languages[lang].cues;
  const words = wordsOf(text, lang);
  const start = nowadays.has(words[0]?.folded ?? '') ? 1 : 0;
  const at = (field === 'change' ? laterPronounAt(words, languages[lang]) : undefined) ?? start;
  const pronoun = words[at];
  const moment = all.find(({ kind }) => kind === 'moment')?.text ?? '';
  if (languages[lang].cues.impersonal.startsAt(words, at)) return undefined;
  const known = personIn(moment, languages[lang]) ?? (pronoun && kinIn(moment, pronoun, languages[lang]));
  if (known !== undefined && pronoun && actsAlone(words.slice(at), languages[lang])) {
    const rest = `${known} ${lowerFirst(text.slice(pronoun.from))}`;
    return text.slice(0, pronoun.from) + (at === 0 ? upperFirst(rest) : rest);
  }
  if (!pronoun || !someone.has(pronoun.folded)) return undefined;
  const person = known ?? actorIn(moment, pronoun, languages[lang]);
  if (person === undefined) return undefined;
  return text.slice(0, pronoun.from) + (at === 0 ? upperFirst(person) : person) + text.slice(pronoun.to);
}

/**
 * Where “he” stands further on, “Now the gauge stays at 24 inches and he sleeps in his bed”, if the text names nobody; in French,
 * where « il » may be nobody, behind a day alone: « Le jeudi il reprend ses boules ».
 */
function laterPronounAt(words: readonly Word[], { cues, grammar }: Language): number | undefined {
  const at = words.findIndex(({ folded }) => cues.someone.has(folded));
  const isAlone = !words.slice(1).some((word) => isNamePart(word, cues) || cues.kin.has(word.folded));
  const isDay = at > 0 && at < mostOfDay && words.slice(0, at).some(({ folded }) => cues.days.has(folded));
  return (grammar.headLast ? at > 1 : isDay) && isAlone ? at : undefined;
}

const mostOfDay = 4;

/** «Corta la totora desde la puerta de su casa»: one who is neither named nor spoken to; of «llueve», «sale limpia» nobody may do it. */
function actsAlone(words: readonly Word[], language: Language): boolean {
  const { grammar, cues } = language;
  if (grammar.isTheirs === undefined || !hasNoSubject(words, language)) return false;
  const at = grammar.finiteVerbIndex(words.map((word) => word.text));
  const verb = words[at]?.folded ?? '';
  const next = words.slice(at + 1).map((word) => word.text);
  const isDone = isArticle(words[at + 1], language) || grammar.firstWordForm(next) === 'infinitive';
  const isTold = words.some(({ folded }) => cues.listeners.has(folded));
  return isDone && !/[ns]$/u.test(verb) && !cues.copulas.has(verb) && !isTold && words[0]?.folded !== 'se';
}

/** « Ma tante », «mi tía», where they act and nobody else is told of; an English “she” may be another. */
function kinIn(moment: string, pronoun: Word, { cues, grammar, lang }: Language): string | undefined {
  const { words, verb } = measured(moment, languages[lang]);
  const isSomebody = (word: Word) => cues.kin.has(word.folded) || isPersonAlone(word, languages[lang]);
  const people = words.filter(isSomebody);
  const [who] = people;
  const at = who === undefined ? -1 : words.indexOf(who);
  const whose = words[at - 1];
  const isOurs = cues.ourselves.has(whose?.folded ?? '') && (verb < 0 || at < verb);
  if (!who || !whose || !isOurs || people.length > 1 || grammar.headLast) return undefined;
  const isFeminine = grammar.pronoun(false, true) === pronoun.folded;
  const agrees = !cues.someone.has(pronoun.folded) || isFeminine === grammar.isFeminine(who.text);
  return agrees ? lowerFirst(moment.slice(whose.from, who.to)) : undefined;
}

/** Who acts in it, where it names nobody: “a retired fellow from Selkirk burned …” is “the retired fellow”, « une savonnière » « la savonnière ». */
function actorIn(moment: string, pronoun: Word, language: Language): string | undefined {
  const { cues, grammar } = language;
  const { words, verb } = measured(moment, language);
  const isLed = (at: number) => {
    const lead = words[at - 1]?.folded ?? '';
    return cues.beforePlace.has(lead) || cues.keepsPreposition.has(lead);
  };
  const starts = words.flatMap((word, at) =>
    isIndefinite(word, language) && !isLed(at) && !cues.relatives.has(words[at - 1]?.folded ?? '')
      ? [at]
      : [],
  );
  const [start = -1, next = Infinity] = starts;
  const rest = words.slice(start + 1);
  const end = rest.findIndex(
    (word, index) =>
      isSmallWord(word, language) ||
      start + 1 + index === verb ||
      moment.slice((words[start + index] ?? word).to, word.from) !== ' ',
  );
  const actor = rest.slice(0, Math.max(0, end));
  const noun = moment.slice(actor[0]?.from ?? 0, actor.at(-1)?.to ?? 0);
  const isFeminine = grammar.pronoun(false, true) === pronoun.folded;
  const definite = grammar.definite(noun, false, isFeminine);
  const isOther = ({ folded }: Word) => cues.kin.has(folded) || cues.people.has(`${folded}s`);
  const isSomebody = (word: Word) => cues.kin.has(word.folded) || isPersonAlone(word, language);
  const agrees = grammar.headLast || isFeminine === grammar.isFeminine(words[start]?.text ?? '');
  // “A teacher told a mother …”: which of them, nobody knows.
  const isAlone = !words.slice(verb).some(isOther);
  const isActor = start >= 0 && start < verb && next > verb && actor.length <= mostOfActor;
  return isActor && isAlone && agrees && actor.some(isSomebody) ? definite : undefined;
}

const mostOfActor = 3;

/** “Nurse”, « savonnière »: by the ending of several of them. */
function isPersonAlone(word: Word, language: Language): boolean {
  return isPerson(word, language) || isPerson({ folded: `${word.folded}s` }, language);
}

/** The one name in it: “Last month Achieng sewed …”, « En mars, Denis a percé … », “In May Ramona …”. A place has a preposition, a thing its article; « M. Hoareau » keeps his title. */
function personIn(moment: string, language: Language): string | undefined {
  const { cues, grammar, lang } = language;
  const words = wordsOf(moment, lang);
  const names = words.flatMap((first, at) => {
    const lead = words[at - 1];
    const isTitled = lead !== undefined && cues.honorifics.has(lead.folded);
    const isBegun = lead
      ? !(isTitled && at === 1) && goesOn(moment, lead, first, cues)
      : !isNamedFirst(words, language);
    if (!isNamePart(first, cues) || isBegun) return [];
    const isSmall = lead !== undefined && isSmallWord(lead, language) && !startsCapitalized(lead.text);
    const isOfPlace = isSmall || cues.beforePlace.has(lead?.folded ?? '');
    if (!isTitled && (isOfPlace || isArticle(lead, language))) return [];
    const rest = words.slice(at + 1);
    const end = rest.findIndex((word, index) => !goesOn(moment, words[at + index] ?? first, word, cues));
    const last = rest[(end < 0 ? rest.length : end) - 1] ?? first;
    const name = moment.slice((isTitled ? lead : first).from, last.to);
    return [{ name: isTitled && lead.from === 0 && lead.text.length > 3 ? lowerFirst(name) : name, last }];
  });
  // « Devant l’hôpital Donka, le petit Alpha est tombé »: of several who acts.
  const verb = grammar.finiteVerbIndex(words.map((word) => word.text));
  const acting = names.length === 1 ? names[0] : names.find(({ last }) => last === words[verb - 1]);
  const plain = acting?.name.replace(/^\p{Ll}+ |^\p{L}{1,3}\. /u, '') ?? '';
  return isName(plain, cues) ? acting?.name : undefined;
}

/** “Oom Dawid sowed”, “Stavros has forty heaps”; any other first word has its capital from the sentence. */
function isNamedFirst(words: readonly Word[], { cues, lang }: Language): boolean {
  const [first, second] = words;
  const isOther = [cues.beforePlace, cues.common, cues.honorifics].some((list) =>
    list.has(first?.folded ?? ''),
  );
  if (!first || isOther) return false;
  const isKnown = dictionaryOf(lang).has(first.text.toLocaleLowerCase());
  return isKnown ? second !== undefined && isNamePart(second, cues) && second.from === first.to + 1 : true;
}

/** “Mama Doose” is one name, « la Tabaski, Ndèye » are two. */
function goesOn(text: string, before: Word, word: Word, cues: Language['cues']): boolean {
  return isNamePart(before, cues) && isNamePart(word, cues) && text.slice(before.to, word.from) === ' ';
}

function isNamePart({ text, folded }: Word, { calendar }: Language['cues']): boolean {
  return startsCapitalized(text) && !calendar.has(folded);
}
