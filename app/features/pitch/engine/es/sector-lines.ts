/** What is generally true of a sector, in words that fit any offer of it. */
export type SectorLines = {
  /** Openings: a situation or a question, in the third person. */
  hooks: string[];
  /** Openings that speak to the public itself. */
  hooksYou: string[];
  /** What usually goes wrong, from the most general on. */
  problem: string[];
  problemYou: string[];
  /** Noun phrases with articles: whom such an offer meets. */
  rivals: string[];
  /** Infinitive: what people do when they buy nothing. */
  habit: string;
  /** A sentence: what those alternatives leave unsolved. */
  gap: string;
  /** An indirect question, what a first trial must show: `cuántos repiten`. */
  test: string;
  /** What is counted there, for a placeholder: `número de clientes`. */
  proof: string;
  /** Why it matters, or why now; true for any listener. */
  why: string[];
  /** To the public: ways to find out whether it is for them. */
  tries: string[];
};
