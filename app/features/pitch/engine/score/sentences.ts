import type { Passage } from '../../pitch';
import { splitSentences } from '../words';

/** A sentence of a text, with the spans it is made of. */
export type Sentence = { text: string; line: Passage };

/** The sentences of some passages, each with its own spans. */
export function sentencesOf(passages: Passage[]): Sentence[] {
  return passages.flatMap((passage) => {
    const whole = passage.map((span) => span.text).join('');
    let from = 0;
    return splitSentences(whole).map((text) => {
      const start = whole.indexOf(text, from);
      from = start + text.length;
      return { text, line: cut(passage, start, from) };
    });
  });
}

/** The spans between two places of a passage, in UTF-16 units. */
function cut(passage: Passage, start: number, end: number): Passage {
  let at = 0;
  return passage.flatMap((span) => {
    const text = span.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += span.text.length;
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** The engine's own words: neither placeholders nor words quoted in another language. */
export function ownText(line: Passage): string {
  return line
    .map((span) => (span.placeholder === true || span.lang !== undefined ? '…' : span.text))
    .join('');
}
