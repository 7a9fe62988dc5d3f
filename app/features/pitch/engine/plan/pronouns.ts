import { inEach } from '../languages/each';
import { type Language, languages } from '../languages/language';
import { isPerson, isSmallWord, stemsIn } from '../languages/words';
import { isNumberWord } from '../numbers';
import { type Word, wordsOf } from '../phrases';
import { remembered, startsCapitalized } from '../words';

/** `any` where a language, or a word, tells none. */
type Agreement = { number: 'one' | 'many' | 'any'; gender: 'm' | 'f' | 'any' };
type Noun = Agreement & { at: number; word: Word };
export type Pronoun = Agreement & { at: number; isSubject: boolean; isObject: boolean };

export function agrees(noun: Agreement, pronoun: Agreement): boolean {
  const isOf = (one: string, other: string) => one === 'any' || other === 'any' || one === other;
  return isOf(noun.number, pronoun.number) && isOf(noun.gender, pronoun.gender);
}

/** « ce typha », “these crates”, “the same 400 metres” */
export function pointedIn(text: string, language: Language): { stem: string; from: number }[] {
  const words = wordsOf(text, language.lang);
  return words.flatMap((word, at) => {
    const isCount = isNumberWord(words[at + 1]?.folded ?? '', language.lang);
    const next = words[at + (isCount ? 2 : 1)];
    // «Está» is a verb.
    const isPointing = language.cues.pointing.has(word.folded) && word.text.toLowerCase() === word.folded;
    if (!next || !isPointing || language.cues.times.has(next.folded)) return [];
    const [stem] = stemsIn([next], language);
    const isNamed = stem !== undefined && stemsIn(words.slice(0, at), language).has(stem);
    return stem === undefined || isNamed ? [] : [{ stem, from: word.from }];
  });
}

/** Pronouns that stand for nothing named before them in their own sentence. */
export function unboundIn(text: string, language: Language): Pronoun[] {
  const words = wordsOf(text, language.lang);
  const nouns = nounsIn(text, language);
  return pronounsIn(words, language).filter((pronoun) => {
    // Nobody checks himself: what an object stands for is named before its clause. «Un muelle lo hago en dos días»
    const isOurs =
      language.cues.subjects.has(words[pronoun.at - 1]?.folded ?? '') ||
      language.grammar.isOurs(words[pronoun.at + 1]?.text ?? '') !== undefined;
    // «La gente lo agradece»: what the founders do.
    const isOfDeed = !language.grammar.headLast && pronoun.gender === 'any' && pronoun.number === 'one';
    if (isOfDeed && !isOurs) return false;
    const isApart = pronoun.isObject && !isOurs;
    const end = isApart ? clauseStart(text, words, pronoun.at, language) : pronoun.at;
    return !nouns.some((noun) => noun.at < end && agrees(noun, pronoun));
  });
}

function clauseStart(text: string, words: readonly Word[], at: number, { cues }: Language): number {
  for (let from = at; from > 0; from -= 1) {
    const [word, before] = [words[from], words[from - 1]];
    if (!word || !before) return from;
    const opens =
      cues.relatives.has(word.folded) ||
      cues.subordinators.has(word.folded) ||
      cues.afterJoint.has(word.folded);
    if (opens || /[,:;]/u.test(text.slice(before.to, word.from))) return from;
  }
  return 0;
}

function pronounsIn(words: readonly Word[], language: Language): Pronoun[] {
  const { cues, grammar, lang } = language;
  const verb = grammar.finiteVerbIndex(words.map(({ text }) => text));
  return words.flatMap((word, at): Pronoun[] => {
    const agreement = cues.pronouns.get(word.folded);
    const isForm = cues.objectForms.has(word.folded);
    // « La caisse » has an article.
    if (agreement === undefined || (isForm && !grammar.headLast && !isBeforeVerb(at))) return [];
    // “It is just that …” stands for nothing.
    const isSaying = grammar.headLast && cues.copulas.has(words[at + 1]?.folded ?? '');
    if (isSaying || cues.impersonal.startsAt(words, at)) return [];
    // “With a flap on it”: only what a verb acts on is an object.
    const isObject = isForm && !(grammar.headLast && isSmallWord(words[at - 1], language));
    return [{ ...agreementOf(agreement), at, isSubject: !isForm, isObject }];
  });

  /** «con los portes»: no pronoun stands behind a preposition. */
  function isLed(before: Word | undefined): boolean {
    const folded = before?.folded ?? '';
    const joins = cues.relatives.has(folded) || cues.afterJoint.has(folded) || cues.subordinators.has(folded);
    return isSmallWord(before, language) && !joins;
  }

  /** « On la ramasse », « vient la poser », «las repartimos»; not « la caisse ». */
  function isBeforeVerb(at: number): boolean {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!next || isSmallWord(next, language)) return false;
    const isSpoken = cues.subjects.has(before?.folded ?? '') || cues.thirdPersons.has(before?.folded ?? '');
    const isInfinitive = at === verb + 1 && verb >= 0 && /(?:[eiao]r|re)$/u.test(next.folded);
    const isNext = lang === 'es' && grammar.finiteVerbIndex([words[at]?.text ?? '', next.text]) === 1;
    return at === verb - 1 || isSpoken || (isInfinitive && lang === 'fr') || (isNext && !isLed(before));
  }
}

export const nounsIn = (text: string, { lang }: Language) => nounsOf[lang](text);

/** Things by their article, “a cabinet”, « des cadrans », “31 cabinets”, or their name; several without one as well. */
const nounsOf = inEach((lang) =>
  remembered(500, (text): Noun[] => {
    const language = languages[lang];
    const { cues, grammar } = language;
    const words = wordsOf(text, lang);
    const verb = grammar.finiteVerbIndex(words.map((word) => word.text));
    // “My idea is that …”: of what, is told behind it.
    const from = cues.makers.startsAt(words, 0)?.to ?? 0;
    return words.flatMap((word, at): Noun[] => {
      const lead = leadOf(words, at, language);
      const told = cues.agreements.get(lead);
      const isMany = grammar.isPlural(word.text) && word.folded.length > 3;
      const isBare = isMany && (grammar.headLast || (verb >= 0 && at === verb + 1));
      const isCount = isNumberWord(lead, lang);
      const isName = grammar.headLast && at > 0 && startsCapitalized(word.text);
      const isNamed = told !== undefined || isCount || isBare || isName;
      if (at < from || !isNamed || isSmallWord(word, language) || isNumberWord(word.folded, lang)) return [];
      // “It” stands for nobody.
      const isOne = grammar.headLast && !isBare && (isPerson(word, language) || cues.kin.has(word.folded));
      const { gender, number } = agreementOf(told ?? '*');
      const isFeminine = grammar.isFeminine(word.text);
      const own = gender === 'any' && !grammar.headLast ? (isFeminine ? 'f' : 'm') : gender;
      return isOne ? [] : [{ at, word, gender: own, number: isCount || isBare ? 'many' : number }];
    });
  }),
);

/** The word before a noun that tells of it, in English before its adjectives. */
function leadOf(words: readonly Word[], at: number, { cues, grammar, lang }: Language): string {
  const leads = words.slice(Math.max(0, at - (grammar.headLast ? 3 : 1)), at).map(({ folded }) => folded);
  const tells = (lead: string) => cues.agreements.has(lead) || isNumberWord(lead, lang);
  const lead = leads.findLast((one) => tells(one) || cues.stopNouns.has(one)) ?? '';
  return tells(lead) ? lead : '';
}

/** `f`, `f+`: one, many; `*` of any gender. */
function agreementOf(told: string): Agreement {
  const gender = told.startsWith('m') ? 'm' : told.startsWith('f') ? 'f' : 'any';
  return { gender, number: told.endsWith('+') ? 'many' : 'one' };
}
