/** What is generally true of a sector, in words that fit any offer of it. */
export type SectorLines = {
  /** Openings: a situation or a question, in the third person. */
  hooks: string[];
  /** Openings that speak to the public itself. */
  hooksYou: string[];
  /** What usually goes wrong, from the most general on. */
  problem: string[];
  problemYou: string[];
  /** Noun phrases as they stand in a list: whom such an offer meets. */
  rivals: string[];
  /** In -ing: what people do when they buy nothing. */
  habit: string;
  /** Noun phrase: what a first trial must show. */
  test: string;
  /** What is counted there, for a placeholder: `number of customers`. */
  proof: string;
  /** Why it matters, or why now. */
  why: string[];
};
