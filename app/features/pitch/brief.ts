export const offerCategories = ['product', 'service', 'offer', 'project', 'concept'] as const;
export type OfferCategory = (typeof offerCategories)[number];

export const goals = ['investors', 'incubator', 'users', 'team'] as const;
export type Goal = (typeof goals)[number];

/** Characters as the visitor sees them (grapheme clusters). */
export const briefLimits = {
  description: 1000,
  usedBy: 500,
  messagesAndValues: 500,
  moment: 200,
  change: 200,
  distributedIn: 10,
} as const;

/** What is wrong with a field; the form chooses the words. */
export const faultCodes = [
  'category-required',
  'description-required',
  'goal-required',
  'places-required',
  'places-too-many',
  'place-unknown',
  'audience-required',
  'too-long',
  'unsafe-characters',
  'answer-required',
] as const;
export type BriefFault = (typeof faultCodes)[number];
