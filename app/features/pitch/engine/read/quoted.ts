import { sentenceLimits } from '../bands';
import { quote } from '../span';
import { countWords } from '../words';
import type { ReadParts } from './assemble';

/** The cleaned sentences of the three fields of a brief. */
export type ToldSentences = { description: string[]; audience: string[]; beliefs: string[] };

/**
 * A brief in a language without a pack: its words are quoted and nothing is concluded from them. `frameWords` is how
 * many words the longest frame puts before a quoted sentence.
 */
export function readQuoted(told: ToldSentences, frameWords: number): ReadParts {
  const said = told.description.filter(
    (sentence) => countWords(sentence) <= sentenceLimits.longest - frameWords,
  );
  const who = quote(told.audience.join(' ').replace(/\.$/u, ''));
  return {
    sector: 'general',
    alone: false,
    offer: { plural: false, feminine: false, medium: [], name: brandedName(told.description) },
    audience: { phrase: who, short: who, plural: true, feminine: false, sure: false, broad: false },
    sentences: said.map((text, order) => ({
      text: quote(text.replace(/[.!?]$/u, '')),
      role: 'how',
      shorter: [],
      order,
    })),
    figures: [],
    values: told.beliefs.flatMap((line) => line.replace(/[.]$/u, '').split(/\s*,\s*/u)).map(quote),
    messages: [],
    jargon: [],
  };
}

/** A token such as “BackWerk” at the very beginning: with a capital or a mark inside it. */
function brandedName([first = '']: string[]): string | undefined {
  return /^(\p{Lu}[\p{L}\d]*(?:\p{Ll}\p{Lu}|[&.+-]\p{Lu})[\p{L}\d]*)/u.exec(first)?.[1];
}
