import { parse } from 'yaml';
import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { createPhrases } from '../phrases';
import { factKinds } from '../read/facts';
import english from './en/cues.yaml?raw';
import spanish from './es/cues.yaml?raw';
import french from './fr/cues.yaml?raw';
import { pairs, phrases, wordSet } from './lists';

const kind = z.enum(factKinds);
const elided = wordSet('l d j m n s t c qu');
const words = phrases.transform((list): ReadonlySet<string> => new Set(list));
/** Words of which some are elided: with their apostrophe and without. */
const elidable = phrases.transform((list): ReadonlySet<string> => new Set(list.flatMap(bothForms)));

/** The words of a language that tell what a sentence says; the file `cues.yaml` explains each list. */
export type Cues = ReturnType<typeof read>;

export const cuesOf: Record<Locale, Cues> = {
  en: read(english, 'en'),
  es: read(spanish, 'es'),
  fr: read(french, 'fr'),
};

function read(yaml: string, lang: Locale) {
  const found = phrases.transform((list) => createPhrases(list, lang));
  const schema = z.strictObject({
    makers: found,
    definition: found,
    titles: words,
    ourselves: elidable,
    subjects: elidable,
    earlyPronouns: words,
    alone: elidable,
    leansOnOffer: found,
    leansBefore: found,
    labels: pairs.pipe(z.record(z.string(), kind)).transform((labels) => new Map(Object.entries(labels))),
    without: found,
    /** In the order in which they are tried. */
    kinds: z
      .partialRecord(kind, found)
      .transform((kinds) => Object.entries(kinds).map(([one, list]) => [kind.parse(one), list] as const)),
    /** Verbs that ask the listener for a deed: “come and see”. */
    invitations: found.default(createPhrases([])),
    conditions: found,
    raising: found,
    /** “Il faut …”: a subject that points to nothing. */
    impersonal: found.default(createPhrases([])),
    /** Verbs after the founders' pronoun that tell no deed. */
    states: found,
    /** Words that make a sentence the answer to the one before: “so we …”. */
    unknowns: found,
    hinges: found,
    /** What the second of two sentences begins with, by the joint where they were one. */
    joints: z.record(z.string(), z.string()),
    /** What tells a name, which follows. */
    naming: found,
    /** “It clamps …”: subjects that may be the thing that is sold. */
    thirdPersons: words.default(new Set<string>()),
    /** Subjects of a sentence that tells the listener how it goes: “You ring one number …”. */
    secondPersons: words,
    /** “2 in a hundred”: what a share is taken of, and the words before it. */
    shareBases: words,
    beforeBase: words,
    /** “that beer”: words for what was named before. */
    demonstratives: words,
    /** “At Kolibri, we …”. */
    beforeCompany: words,
    /** Pronouns between a subject and its verb. */
    objectPronouns: words,
    /** What begins the second half of a contrast: “ours”. */
    contrasts: found,
    /** What begins a clause that cannot stand alone. */
    subordinators: words,
    relatives: words,
    /** What begins a sentence about how things are done today. */
    nowadays: words,
    /** Words that address a friend. */
    familiar: found.default(createPhrases([])),
    broad: words,
    beforeAudience: found,
    peopleEndings: phrases,
    people: words,
    stopNouns: elidable,
    keepsPreposition: elidable,
    spoken: pairs,
    abbreviations: phrases.transform((list) => Object.fromEntries(list.map((one) => [one, one]))),
    common: words,
  });
  const { joints, ...cues } = schema.parse(parse(yaml));
  const afterJoint: ReadonlyMap<string, string> = new Map(Object.entries(joints));
  return { ...cues, joints: createPhrases(Object.keys(joints), lang), afterJoint };
}

function bothForms(word: string): string[] {
  if (word.endsWith("'")) return [word, word.slice(0, -1)];
  return elided.has(word) ? [word, `${word}'`] : [word];
}
