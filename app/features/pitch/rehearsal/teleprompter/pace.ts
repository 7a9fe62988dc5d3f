import type { Locale } from '#app/i18n/locales';
import { speakingSeconds } from '../../speaking-seconds';

/** The end of each sentence, in ms at an easy pace. */
export type Script = number[];

/** When each sentence of that many words has been said, in ms from the first. */
export function scriptOf(words: number[], lang: Locale): Script {
  let spokenWords = 0;
  return words.map((count) => {
    spokenWords += count;
    // A thousand times the words, so that the whole seconds are milliseconds.
    return speakingSeconds(spokenWords * 1000, lang);
  });
}

export type Run = {
  /** In ms. */
  countdown: number;
  /** In ms of the script. */
  position: number;
  /** In ms since the text began, without pauses. */
  used: number;
  /** Percent of the easy pace. */
  pace: number;
  paused: boolean;
};

export const newRun: Run = { countdown: 3000, position: 0, used: 0, pace: 100, paused: false };

export type Command = 'toggle' | 'back' | 'forward' | 'faster' | 'slower' | 'restart';

/** A number: elapsed ms. */
export type Move = Command | number;

/** A run after a move; a number is the time that has passed, in ms, and counts while the run moves. */
export function advance(run: Run, move: Move, script: Script): Run {
  if (typeof move === 'number') return isMoving(run, script) ? pass(run, move, script) : run;
  switch (move) {
    case 'toggle':
      return { ...run, paused: !run.paused };
    case 'back':
      return { ...run, position: startOf(sentenceAt(run, script).index - 1, script) };
    case 'forward':
      return { ...run, position: startOf(sentenceAt(run, script).index + 1, script) };
    case 'faster':
      return { ...run, pace: Math.min(run.pace + 10, 200) };
    case 'slower':
      return { ...run, pace: Math.max(run.pace - 10, 50) };
    case 'restart':
      return { ...newRun, pace: run.pace };
  }
}

export function isOver(run: Run, script: Script): boolean {
  return run.position >= lengthOf(script);
}

export function isMoving(run: Run, script: Script): boolean {
  return !run.paused && !isOver(run, script);
}

/** `index` counts from 0 and stays at the last sentence; `share`: 0 to 1 of it has passed. */
export function sentenceAt(run: Run, script: Script): { index: number; share: number } {
  const found = script.findIndex((end) => run.position < end);
  if (found < 0) return { index: Math.max(0, script.length - 1), share: 1 };
  const start = startOf(found, script);
  return { index: found, share: (run.position - start) / ((script[found] ?? start) - start) };
}

/** How much of the text is still to come, 0 to 1. */
export function remainingShare(run: Run, script: Script): number {
  return 1 - run.position / lengthOf(script);
}

/** Whole seconds at the present pace. */
export function remainingSeconds(run: Run, script: Script): number {
  return Math.ceil((lengthOf(script) - run.position) / (run.pace * 10));
}

/** Nobody speaks while the page is not drawn: in a hidden tab, or a device asleep. */
const longestFrame = 250;

function pass(run: Run, milliseconds: number, script: Script): Run {
  const elapsed = Math.min(milliseconds, longestFrame);
  if (run.countdown > 0) return { ...run, countdown: Math.max(0, run.countdown - elapsed) };
  const position = Math.min(run.position + (elapsed * run.pace) / 100, lengthOf(script));
  return { ...run, position, used: run.used + elapsed };
}

function startOf(index: number, script: Script): number {
  return index <= 0 ? 0 : (script[index - 1] ?? lengthOf(script));
}

function lengthOf(script: Script): number {
  return script.at(-1) ?? 0;
}
