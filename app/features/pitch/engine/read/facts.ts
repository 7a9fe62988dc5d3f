import type { Locale } from '#app/i18n/locales';
import type { AnsweredBrief, QuestionId } from '../../pitch';

/** What a fact tells the listener. `detail` is whatever no cue says more of. */
export const factKinds = [
  'offer',
  'qualification',
  'audience',
  'moment',
  'problem',
  'instead',
  'change',
  'benefit',
  'difference',
  'mechanism',
  'proof',
  'price',
  'condition',
  'stage',
  'team',
  'need',
  'invitation',
  'place',
  'value',
  'detail',
] as const;
export type FactKind = (typeof factKinds)[number];

/** Where the founder wrote it: a field of the brief, or the answer to a question. */
export type FactField = 'description' | 'usedBy' | 'messagesAndValues' | QuestionId;

/** One thing that the founder says, in words that can be said. */
export type Fact = {
  kind: FactKind;
  field: FactField;
  /** UTF-16 units of the field as it was typed. */
  span: readonly [from: number, to: number];
  /** The founder's words: cleaned, without a final mark; a `sentence` begins with a capital. */
  text: string;
  /** `noun` is a noun phrase, `fragment` neither that nor a sentence. */
  form: 'sentence' | 'noun' | 'fragment';
  /** 0 to 1: how sure the kind is. */
  sure: number;
  /** Place in the brief. */
  order: number;
  /** Begins with a word that points back: to the offer, or to the fact before it, which must then be said first. */
  leans?: 'offer' | 'before';
};

/** What the founder sells. */
export type Offer = {
  /** `Kolibri`, when the brief names it. */
  name?: string;
  /** The thing in a few words without article: `bicycle trailer`. Undefined when no noun was surely found. */
  noun?: string;
  /** The noun phrase with its indefinite article and qualifications: `a bicycle trailer that unfolds …`. */
  phrase?: string;
  plural: boolean;
  feminine: boolean;
};

/** All that is known of a brief; what comes after reading never looks at the text again. */
export type Reading = {
  brief: AnsweredBrief;
  lang: Locale;
  /** Set when the brief is in a language that the engine does not read: its sentences are only quoted. */
  quotedLang?: string;
  offer: Offer;
  /** In the order of the brief. */
  facts: Fact[];
  /** `phrase` is a noun phrase that can follow `for`, undefined when there is none; `words` is the field as cleaned. */
  audience: { phrase?: string; words: string; broad: boolean };
  /** Declared values, a few words each. */
  values: string[];
  /** Words of the hype list that the brief uses, as written. */
  hype: string[];
};
