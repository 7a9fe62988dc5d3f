/** How the finding of every step is written. */
export const findingRules = [
  // Notes first: the finding is then drawn from what was written down, not from a first impression.
  'Fill in notes first; later steps read them. Short phrases, in the words of the material. An empty list or an empty text where the material says nothing.',
  // The founder sees it while the pitch is being made: it must teach something about this brief, not about pitches.
  'finding: one or two sentences of at most 30 words each, to the founder directly, about this very offer. One says what you see, the other what to do about it. No praise, nothing that would be true of any offer.',
];
