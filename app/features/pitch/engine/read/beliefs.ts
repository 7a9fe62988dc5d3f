import { sentenceLimits } from '../bands';
import { countWords, lowerFirst } from '../words';

/** What a brief says its founders stand for: values of a few words each, and messages that are whole sentences. */
export type Beliefs = { values: string[]; messages: string[] };

/** Sorts sentences by `valuesIn`, which gives the values that one lists, none where it is a message. */
export function sortBeliefs(
  sentences: string[],
  valuesIn: (sentence: string) => string[] | undefined,
): Beliefs {
  const values: string[] = [];
  const messages: string[] = [];
  for (const sentence of sentences) {
    const listed = valuesIn(sentence);
    // What begins with two capitals is an acronym.
    if (listed)
      values.push(...listed.map((value) => (/^\p{Lu}{2}/u.test(value) ? value : lowerFirst(value))));
    else if (countWords(sentence) <= sentenceLimits.longest) messages.push(sentence);
  }
  return { values: [...new Set(values)].slice(0, 6), messages };
}
