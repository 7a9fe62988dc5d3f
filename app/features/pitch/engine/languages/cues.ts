import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { createPhrases } from '../phrases';
import { factKinds } from '../facts';
import { dataOf, inEach } from './each';
import { pairs, phrases, wordSet } from './lists';

const kind = z.enum(factKinds);
const elided = wordSet('l d j m n s t c qu');
const words = phrases.transform((list): ReadonlySet<string> => new Set(list));
const elidable = phrases.transform((list): ReadonlySet<string> => new Set(list.flatMap(bothForms)));

const agreements = pairs.transform((list): ReadonlyMap<string, string> => new Map(Object.entries(list)));

/** Described list by list in `cues.yaml`. */
export type Cues = ReturnType<typeof read>;

/** Who is spoken to, what denies, what is only like something, and what compares with what follows it. */
const ofAnswers = {
  listeners: words,
  denials: words,
  likenesses: words,
  comparing: words,
  comparingEnds: words,
  substitutes: words.default(new Set<string>()),
};

/** Whose somebody is, who uses and who makes what is sold, and what stands before a name. */
const ofPeople = { kin: words, people: words, staff: words, honorifics: words };

export const cuesOf = inEach(read);

function schemaFor(lang: Locale) {
  const found = phrases.transform((list) => createPhrases(list, lang));
  return z.strictObject({
    makers: found,
    definition: found,
    titles: words,
    particles: words.default(new Set<string>()),
    ourselves: elidable,
    subjects: elidable,
    earlyPronouns: words,
    soloWords: elidable,
    leansOnOffer: found,
    leansBefore: found,
    labels: pairs.pipe(z.record(z.string(), kind)).transform((labels) => new Map(Object.entries(labels))),
    without: found,
    conditions: found,
    /** What makes a price one that is paid again and again. */
    impersonal: found.default(createPhrases([])),
    states: found,
    greetings: found,
    fillers: found,
    hinges: found,
    chrome: found,
    joints: z.record(z.string(), z.string()),
    naming: found,
    thirdPersons: words.default(new Set<string>()),
    they: words.default(new Set<string>()),
    someone: words.default(new Set<string>()),
    many: found,
    usual: found,
    beforePlace: words,
    demonstratives: words,
    beforeCompany: words,
    objectPronouns: words,
    toUs: elidable,
    /** Of these what stands for a thing that was named. */
    named: elidable,
    /** Pronouns with the number and the gender of what they stand for, and those among them that may be no subject. */
    pronouns: agreements,
    objectForms: words,
    /** Words before a noun that tell its number and its gender, and those that point at what was named. */
    agreements,
    pointing: words,
    /** A part of what was named before. */
    parts: found,
    /** “This year” points at no thing. */
    times: words,
    contrasts: found,
    copulas: words,
    ...ofClauses(found),
    reasons: words,
    alternatives: words,
    limits: words,
    relatives: words,
    since: words,
    nowadays: words,
    familiar: found.default(createPhrases([])),
    broad: words,
    beforeAudience: found,
    peopleEndings: phrases,
    ...ofPeople,
    stopNouns: elidable,
    keepsPreposition: elidable,
    spoken: pairs,
    abbreviations: phrases.transform((list) => Object.fromEntries(list.map((one) => [one, one]))),
    calendar: words.default(new Set<string>()),
    common: words,
    intensifiers: words,
    superlatives: words,
    introductions: words,
    selves: words,
    withWhom: words,
    pointers: words.default(new Set<string>()),
    datives: words.default(new Set<string>()),
    beforeDative: words.default(new Set<string>()),
    selfIntroduction: found,
    ...ofNeeds(found),
    yours: words,
    ...ofAnswers,
    ...ofPitches(found),
  });
}

/**
 * What a clause that another follows may begin with, “when it rains, we …”; `clauseOpeners` are more of them, that a text typed in haste is asked for.
 * `timeAdverbs` are such words that may also stand alone, `leadingWords` what leads to a subject; with `aloneSubjects` a clause begins wherever they stand.
 */
function ofClauses<Found extends z.ZodType>(found: Found) {
  return {
    subordinators: words,
    clauseOpeners: elidable,
    timeAdverbs: words.default(new Set<string>()),
    leadingWords: elidable.default(new Set<string>()),
    aloneSubjects: found.optional(),
  };
}

/** What is asked of the listener, and of whom. */
function ofNeeds<Found extends z.ZodType>(found: Found) {
  return {
    needs: found,
    unknowns: found,
    /** What nobody needs, as who is sought is told. */
    unneeded: found,
    somebodies: found,
    introducing: found,
    invitations: found,
    withoutAppointment: found,
    /** With one of them a sentence may begin before its subject. */
    days: words.default(new Set<string>()),
    /** What a wish begins with where nobody is said to have it. */
    wishing: words.default(new Set<string>()),
    women: words.default(new Set<string>()),
    visits: found,
  };
}

/** What tells how a sentence of a pitch works; `buying` are verbs of who pays, not of who is paid, `paying` those of a sum. */
function ofPitches<Found extends z.ZodType>(found: Found) {
  return {
    comparisons: found,
    replacing: found,
    asks: found,
    calls: found,
    buying: found,
    paying: words,
    perUnit: words,
    explaining: elidable,
    capitals: words,
  };
}

function read(lang: Locale) {
  const { joints, people, ...cues } = schemaFor(lang).parse(dataOf(lang, 'cues'));
  const afterJoint: ReadonlyMap<string, string> = new Map(Object.entries(joints));
  return {
    ...cues,
    people: new Set([...people, ...cues.kin]),
    afterJoint,
  };
}

function bothForms(word: string): string[] {
  if (word.endsWith("'")) return [word, word.slice(0, -1)];
  return elided.has(word) ? [word, `${word}'`] : [word];
}
