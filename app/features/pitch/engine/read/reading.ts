import type { Brief } from '../../pitch';
import type { Sector } from '../sectors';

/** What a sentence of the brief is about; `how` when no cue says more. */
export const roles = [
  'definition',
  'problem',
  'benefit',
  'how',
  'difference',
  'proof',
  'stage',
  'model',
  'team',
  'ask',
] as const;
export type Role = (typeof roles)[number];

/** A whole sentence of the visitor's, at most 25 words, that can be said as it is. */
export type BriefSentence = {
  text: string;
  role: Role;
  /** Shorter ways to say it, cut at a clause boundary, each a whole sentence; longest first. */
  shorter: string[];
  order: number;
};

export type Offer = {
  name?: string;
  /** Noun phrase with its indefinite article, without the name: `une épicerie mobile qui livre …`. */
  phrase?: string;
  /** The same, cut before its first complement clause; at most eight words. */
  short?: string;
  /** The visitor's own words before the phrase, when they are a subject and a verb: `Nous fabriquons`. */
  lead?: string;
  /** The phrase with less of its tail, longest first. */
  medium: string[];
  /** The visitor's own sentence that says what they do: `Nous livrons à vélo.` Set when no noun phrase says it better. */
  statement?: string;
  /** What it is for, beginning with an infinitive: `réduire le gaspillage`. */
  aim?: string;
  plural: boolean;
  feminine: boolean;
};

export type Audience = {
  /** Noun phrase with article that can follow a preposition which does not contract: `les jeunes parents`. */
  phrase: string;
  /** At most six words of it. */
  short: string;
  plural: boolean;
  feminine: boolean;
  /** False when the words do not look like a noun phrase: then only quote them. */
  sure: boolean;
  /** « Tout le monde »: the audience excludes nobody. */
  broad: boolean;
};

/** Everything the engine knows of a brief; the rest of the engine reads this and never the raw text. */
export type Reading = {
  brief: Brief;
  seed: number;
  /** Set when the brief is in a language without a pack: its words are only quoted. */
  quotedLang?: string;
  /** The founder says `I` and never `we`. */
  alone: boolean;
  sector: Sector;
  offer: Offer;
  audience: Audience;
  sentences: BriefSentence[];
  /** Figures with the words around them: `340 clients réguliers`. */
  figures: string[];
  /** The alternative the brief itself names (`contrairement à …`), with its article. */
  alternative?: string;
  /** Declared values, as written, in lower case. */
  values: string[];
  /** Messages given as whole sentences beside or instead of values. */
  messages: string[];
  /** Words of the jargon list that the brief uses, as written. */
  jargon: string[];
  /** True when the brief uses a whole sentence of facts besides its definition. */
  detailed: boolean;
};
