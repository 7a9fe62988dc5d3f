export const offerCategories = ['product', 'service', 'offer', 'project', 'concept'] as const;
export type OfferCategory = (typeof offerCategories)[number];

export const goals = ['investors', 'incubator', 'users', 'team'] as const;
export type Goal = (typeof goals)[number];

/** What a founder writes freely: each is read for facts, and may be said. */
export const proseFields = ['description', 'usedBy', 'messagesAndValues'] as const;
export type ProseField = (typeof proseFields)[number];

/** All that is typed as text; the last two answer a question that is also asked later. */
export const briefTexts = [...proseFields, 'moment', 'change'] as const;
export type BriefText = (typeof briefTexts)[number];

/** In the order of the form. Schemas, limits and words are records of these lists: the types name what a new field lacks. */
export const briefFields = ['category', ...briefTexts, 'distributedIn', 'madeIn', 'goal'] as const;
export type BriefField = (typeof briefFields)[number];

/** Characters as the visitor sees them (grapheme clusters); of places, how many. */
export const briefLimits = {
  description: 1000,
  usedBy: 500,
  messagesAndValues: 500,
  moment: 200,
  change: 200,
  distributedIn: 10,
} as const satisfies Record<BriefText | 'distributedIn', number>;

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
