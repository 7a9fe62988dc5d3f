import { splitSentences } from './engine/words';
import { type Passage, plainText } from './pitch';

/** `paragraph` counts from 0. */
export type Sentence = { passage: Passage; paragraph: number };

/** Quoted words stay marked. */
export function sentencesOf(passages: Passage[]): Sentence[] {
  return passages.flatMap((passage, paragraph) => {
    const text = plainText(passage);
    let end = 0;
    return splitSentences(text).map((sentence) => {
      const start = text.indexOf(sentence, end);
      end = start + sentence.length;
      return { passage: cut(passage, start, end), paragraph };
    });
  });
}

function cut(passage: Passage, start: number, end: number): Passage {
  let at = 0;
  return passage.flatMap((span) => {
    const text = span.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += span.text.length;
    return text ? [{ ...span, text }] : [];
  });
}
