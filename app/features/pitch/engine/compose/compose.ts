import { type Duration, type Passage, type Pitch } from '../../pitch';
import { oneLinerLimit, wordBands } from '../bands';
import type { LanguagePack } from '../pack';
import type { Reading } from '../read/reading';
import { toPassage } from '../span';
import { chooseLines, type Line } from './search';

/** The one-liner and the four spoken durations of a brief that was read. */
export function composePitch(reading: Reading, pack: LanguagePack): Pitch {
  const beats = pack.beats(reading);
  const passage = (text: string) => toPassage(pack.typeset(text), reading.quotedLang);
  const spoken = (duration: Duration): Passage[] =>
    paragraphs(chooseLines(beats, duration, wordBands[pack.lang][duration]), duration).map(passage);
  const lines = pack.oneLiners(reading).map(passage);
  return {
    oneLiner: lines.find(fits) ?? lines.at(-1) ?? [],
    spoken: { 15: spoken(15), 30: spoken(30), 60: spoken(60), 90: spoken(90) },
  };
}

function fits(passage: Passage): boolean {
  return passage.reduce((length, span) => length + span.text.length, 0) <= oneLinerLimit;
}

/** A short pitch is said in one go; a longer one breathes where its beats say so. */
function paragraphs(lines: Line[], duration: Duration): string[] {
  const blocks: string[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || (line.opensParagraph && duration >= 60)) blocks.push(line.text);
    else blocks[blocks.length - 1] = `${last} ${line.text}`;
  }
  return blocks;
}
