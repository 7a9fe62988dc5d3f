import type { Passage, Pitch } from '../../pitch';
import type { LanguagePack, Style } from '../pack';
import type { Reading } from '../read/reading';
import { countWords } from '../words';
import { restyleText } from './restyle';
import type { Line } from './search';

/** The lines of 60 s as an e-mail: greeting, paragraphs to read, the ask on its own, closing. */
export function writeEmail(
  lines: Line[],
  reading: Reading,
  pack: LanguagePack,
  style: Style,
  passage: (text: string) => Passage,
): Pitch['email'] {
  const { subject, greeting, closing } = pack.letter(reading);
  const asks = lines.filter(({ name }) => name === 'ask').map(({ text }) => text);
  const told = lines.filter(({ name }) => name !== 'ask');
  return {
    subject: passage(subject),
    body: [greeting, ...readable(told), ...asks, restyleText(closing, style, pack)].map(passage),
  };
}

/** Paragraphs where the lines say so, but none of a few words. */
function readable(lines: Line[]): string[] {
  const blocks: string[] = [];
  for (const { text, opensParagraph } of lines) {
    const last = blocks.at(-1);
    if (last === undefined || (opensParagraph && countWords(last) >= fewestWords)) blocks.push(text);
    else blocks[blocks.length - 1] = `${last} ${text}`;
  }
  const end = blocks.at(-1);
  if (blocks.length > 1 && end !== undefined && countWords(end) < fewestWords)
    return [...blocks.slice(0, -2), `${blocks.at(-2) ?? ''} ${end}`];
  return blocks;
}

/** A paragraph of less than about two lines is joined to its neighbour. */
const fewestWords = 20;
