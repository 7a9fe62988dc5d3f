export type WordForm = 'participle' | 'infinitive' | 'gerund' | 'third' | 'past' | 'clause' | 'other';

export type Mend = readonly [slip: RegExp, right: string];

/** What only a grammar knows of a language. Words are given and answered as they are written in a text. */
export type Grammar = {
  /** What is mended of every text, careful ones, too: what the language hardly ever has beside each other. */
  mends: readonly Mend[];
  /** “A bicycle trailer”: the head of a noun phrase is its last word, and adjectives come before it. */
  headLast: boolean;
  /** A noun that is a subject has its article: what has none is a name. */
  barelyNames: boolean;
  /** What an article tells of its noun, whatever its ending looks like: « un lave-bottes » is one, and masculine. */
  articles: Readonly<Record<string, { plural: boolean; feminine?: boolean }>>;
  /** Index of the conjugated verb of a main clause among words, an elided word being one of its own; -1 without any. */
  finiteVerbIndex(words: readonly string[]): number;
  /** Whether the verb at that place tells what was: “used to”, « était », “serví”. */
  isPast(words: readonly string[], at: number): boolean;
  /** Whether a verb says by itself that the founders speak: `ofrecemos`, `busco`. */
  isOurs(verb: string): 'we' | 'I' | undefined;
  /** Whether a clause begins with its verb, said of several whom it does not name: «Usan sogas». */
  isTheirs?(words: readonly string[]): boolean;
  isPlural(noun: string): boolean;
  isFeminine(noun: string): boolean;
  withoutArticle(phrase: string): string;
  /** People in general: `the` where the language wants an article. */
  generic(people: string): string;
  /** A noun phrase with its indefinite article, unless it has an article or number already: `a bicycle trailer`. */
  withArticle(phrase: string): string;
  /** The thing that was spoken of, without its qualifications: `the trailer`. */
  definite(noun: string, plural: boolean, feminine: boolean): string;
  pronoun(plural: boolean, feminine: boolean): string;
  /** Contractions and elisions that two words make where frames meet words: `de le` → `du`, `a apple` → `an apple`. */
  joinWords(text: string): string;
  /** The plain form of a gerund that tells what the founders do: “rent” of “renting pots to growers”. */
  dealingOf?(words: readonly string[]): string | undefined;
  /** What a fragment begins with; `third` and `past` are verbs whose subject was left out: “Fits any frame”; `clause` is who acts. */
  firstWordForm(words: readonly string[]): WordForm;
};
