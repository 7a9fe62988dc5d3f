/** What is generally true of a sector, in words that fit any offer of it. */
export type SectorLines = {
  /** Openings: a situation or a question, in the third person; the last is short. */
  hooks: string[];
  /** Openings that speak to the public itself; the last is short. */
  hooksYou: string[];
  /** What usually goes wrong, from the most general on. */
  problem: string[];
  problemYou: string[];
  /** Noun phrases with articles: whom such an offer meets. */
  rivals: string[];
  /** Infinitive: what people do when they buy nothing. */
  habit: string;
  /** Noun phrase: what a first trial must show. */
  test: string;
  /** What is counted there, for a placeholder: `nombre de clients`. */
  proof: string;
  /** Why it matters, or why now. */
  why: string[];
  /** How one would try or check such an offer for oneself. */
  tries: string[];
};
