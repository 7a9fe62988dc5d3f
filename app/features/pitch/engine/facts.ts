import type { Locale } from '#app/i18n/locales';
import type { ProseField } from '../brief';
import type { AnsweredBrief, QuestionId } from '../pitch';

/** `detail` is whatever tells none of the others. */
export const factKinds = [
  'offer',
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

export type FactField = ProseField | QuestionId;

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
  /** How likely it is each kind, 1 together, where that was weighed. */
  odds?: ReadonlyMap<FactKind, number>;
  order: number;
  /** Begins with a word that points back: to the offer, or to the fact before it, which must then be said first. */
  leans?: 'offer' | 'before';
};

export type Offer = {
  name?: string;
  /** The thing in a few words without article: `bicycle trailer`. Undefined when no noun was surely found. */
  noun?: string;
  /** The noun phrase with its indefinite article and qualifications: `a bicycle trailer that unfolds …`. */
  phrase?: string;
  plural: boolean;
  feminine: boolean;
};

/**
 * `told`: below it the founder is asked what they offer; `named`: below it no frame and no ask names the thing; `scene`: below
 * it what names the offer's own topic is not told as a problem before it.
 */
export const leastSure = { told: 0.6, named: 0.5, scene: 0.85 };

/** All that is known of a brief; what comes after reading never looks at the text again. */
export type Reading = {
  brief: AnsweredBrief;
  lang: Locale;
  /** Set when the brief is in a language that the engine does not read: its sentences are only quoted. */
  quotedLang?: string;
  offer: Offer;
  /** 0 to 1: how surely the sentence that was taken for the offer is it, and not another of the brief. */
  offerSure: number;
  facts: Fact[];
  /** `phrase` is a noun phrase that can follow `for`, undefined when there is none; `words` is the field as cleaned. */
  audience: { phrase?: string; words: string; broad: boolean };
  values: string[];
};
