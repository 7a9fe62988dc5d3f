import { durations, type Answer, type Duration, type Pitch } from '../../pitch';
import { bandFor } from '../bands';
import type { LanguagePack, Style } from '../pack';
import type { Reading } from '../read/reading';
import type { Source } from '../score/source';
import { toPassage } from '../span';
import { fillText } from './answers';
import { hookBeat, type Beat, type Variant } from './beat';
import { writeEmail } from './email';
import { chooseOneLiner } from './one-liner';
import { openWith } from './openings';
import { restyleText } from './restyle';
import { chooseLines, type Line } from './search';
import { styleBeats } from './style-beats';

/** What a pitch is written from. */
export type Material = {
  reading: Reading;
  pack: LanguagePack;
  answers: Answer[];
  /** The pack's beats with the answers filled in. */
  beats: Beat[];
  source: Source;
};

/** The lines of each duration. */
export type Draft = Record<`${Duration}`, Line[]>;

/** Chooses what to say in that style, beginning with `hook` when there is one. */
export function draft({ beats, source, pack }: Material, style: Style, hook?: Variant): Draft {
  const opened = hook === undefined ? beats : openWith(beats, hook, source);
  const styled = styleBeats(opened, style, pack, source);
  const lines = (duration: Duration) =>
    chooseLines(styled, duration, bandFor(pack.lang, duration, style), style.concrete ? spare[duration] : 0);
  return { 15: lines(15), 30: lines(30), 60: lines(60), 90: lines(90) };
}

/** Placeholders more that a concrete version may leave to fill in. */
const spare: Record<Duration, number> = { 15: 0, 30: 1, 60: 2, 90: 2 };

/** The pitch of a draft, typeset. `hooks` are the ways to begin that it offers besides its own. */
export function typesetPitch(material: Material, style: Style, lines: Draft, hooks: string[]): Pitch {
  const { reading, pack, answers } = material;
  const passage = (text: string) => toPassage(pack.typeset(text), reading.quotedLang);
  const spoken = (duration: Duration) => paragraphs(lines[`${duration}`], duration).map(passage);
  const oneLiners = pack
    .oneLiners(reading)
    .map((text) => passage(restyleText(fillText(text, answers), style, pack)));
  const first = openingLine(lines);
  return {
    oneLiner: chooseOneLiner(oneLiners, style),
    spoken: { 15: spoken(15), 30: spoken(30), 60: spoken(60), 90: spoken(90) },
    openings:
      first === undefined ? [] : [first, ...hooks.map((text) => restyleText(text, style, pack))].map(passage),
    email: writeEmail(lines[60], reading, pack, style, passage),
  };
}

/** What a draft begins with, as the 60 s say it, else the longest that has an opening. */
export function openingLine(lines: Draft): string | undefined {
  return [lines[60], ...durations.toReversed().map((duration) => lines[`${duration}`])]
    .flatMap((said) => said.filter(({ name }) => name === hookBeat))
    .at(0)?.text;
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
