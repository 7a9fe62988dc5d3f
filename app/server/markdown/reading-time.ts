const wordsPerMinute = 200;

/** Tags, and where a link or a picture leads: nobody reads them. */
const unread = /<[^<>]*>|\]\([^()\s]*/gu;
const wordOfText = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;

/** Of texts in Markdown, in whole minutes; at least one. Counts the words as they are typed: a list of articles parses none. */
export function readingMinutes(markdown: string[]): number {
  const words = markdown.reduce(
    (sum, text) => sum + (text.replace(unread, ' ').match(wordOfText)?.length ?? 0),
    0,
  );
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
