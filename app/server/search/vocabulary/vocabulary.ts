/** How people ask in one language, in ordinary spelling. */
export type Vocabulary = {
  /** Words of a question that say nothing of its subject. */
  asking: string;
  /** Phrases of a question, and the words of the subject that they ask for. */
  phrases: readonly (readonly [phrase: string, subject: string])[];
  /** Words that the trade uses for one thing, a line each. */
  synonyms: readonly string[];
};
