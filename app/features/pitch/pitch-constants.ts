/** Speaking times of a pitch, in seconds. */
export const durations = [15, 30, 60, 90] as const;

export const stepNumbers = [1, 2, 3, 4, 5, 6] as const;

/** `waiting`: it failed, an address was left, and it is tried again by itself later. */
export const pitchStatuses = ['generating', 'waiting', 'ready', 'failed'] as const;

export const engineNames = ['embedded', 'model'] as const;

/**
 * 1 what and for whom at once, 2 opens on this offer, 3 one problem of a named audience, 4 outcome before
 * technique, 5 difference, 6 proof, 7 nothing invented, 8 one ask of its own, 9 speakable, 10 every fact of the
 * description is in the longest text.
 */
export const checkNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What a pitch gains most from, best first: each is asked until it is answered or the brief tells it. */
export const questionIds = ['offer', 'moment', 'instead', 'change', 'proof', 'ask'] as const;

/** What a check says; `unknown`: nobody but the reader can tell. */
export const verdicts = ['good', 'weak', 'unknown'] as const;

export const tones = ['shorter', 'less-jargon', 'more-formal'] as const;

/** Characters of an answer, as the visitor sees them. */
export const founderAnswerLimit = 200;

/** Characters of a text that its maker edits by hand, as they see them. */
export const editLimit = 2000;

/** Characters of a comment with feedback, as the visitor sees them. */
export const feedbackLimit = 500;
