import { type AnsweredBrief, type Pitch, plainText } from './pitch';

/** A duration as its maker changed it by hand; `before` and `text` are its words, paragraphs apart by an empty line. */
export type Edit = NonNullable<AnsweredBrief['edits']>[number];

/** What an edit by hand changed in the pitch that it was made on. */
export function editOf({ duration, text }: Pick<Edit, 'duration' | 'text'>, on: Pitch | undefined): Edit {
  return { duration, before: plainText(on?.spoken[`${duration}`] ?? []), text };
}
