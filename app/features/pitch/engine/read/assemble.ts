import type { Brief } from '../../pitch';
import { hash } from '../words';
import type { BriefSentence, Reading } from './reading';

/** What a language reads of a brief; the rest of a `Reading` follows from it. */
export type ReadParts = Omit<Reading, 'brief' | 'seed' | 'quotedLang' | 'detailed'>;

/** Everything the visitor wrote, as one text. */
export function rawText(brief: Brief): string {
  return `${brief.description} ${brief.usedBy} ${brief.messagesAndValues ?? ''}`;
}

/** A reading from what a language read. `quotedLang` is set when it could only quote. */
export function assembleReading(brief: Brief, parts: ReadParts, quotedLang?: string): Reading {
  return {
    brief,
    seed: hash(rawText(brief) + brief.category + brief.goal),
    ...(quotedLang === undefined ? {} : { quotedLang }),
    ...parts,
    detailed: parts.sentences.length >= 2,
  };
}

/** Where figures are looked for: what proves something first, then the other sentences, then the whole description. */
export function textOfFigures(sentences: BriefSentence[], description: string[]): string {
  return sentences
    .toSorted((a, b) => Number(b.role === 'proof') - Number(a.role === 'proof'))
    .map((sentence) => sentence.text)
    .concat(description)
    .join(' ');
}
