import { describe, expect, test } from 'vitest';

import {
  advance,
  isMoving,
  isOver,
  type Move,
  newRun,
  type Run,
  scriptOf,
  remainingSeconds,
  sentenceAt,
  remainingShare,
} from '#app/features/pitch/rehearsal/teleprompter/pace';

/** Three sentences, each of four seconds. */
const script = [4000, 8000, 12_000];
const speaking: Run = { ...newRun, countdown: 0 };

const after = (run: Run, ...moves: Move[]) =>
  moves.reduce<Run>((now, move) => advance(now, move, script), run);

describe('a script', () => {
  test('gives each sentence the time of its words in the language', () => {
    expect(scriptOf([14, 7], 'en')).toEqual([6000, 9000]);
    expect(scriptOf([15], 'es')).toEqual([6000]);
    expect(scriptOf([29], 'fr')).toEqual([12_000]);
  });

  test('of a text of sixty seconds lasts about that long', () => {
    expect(
      scriptOf(
        Array.from({ length: 13 }, () => 10),
        'en',
      ).at(-1),
    ).toBeCloseTo(55_714, -1);
  });
});

describe('time', () => {
  test('first runs down the three seconds before the text', () => {
    const run = after(newRun, 250, 250);
    expect(run).toMatchObject({ countdown: 2500, position: 0, used: 0 });
  });

  test('then moves the text at its pace, and counts as used whatever the pace', () => {
    expect(after(speaking, 100)).toMatchObject({ position: 100, used: 100 });
    expect(after({ ...speaking, pace: 150 }, 100)).toMatchObject({ position: 150, used: 100 });
  });

  test('stands still during a pause', () => {
    const run = after(speaking, 100, 'toggle');
    expect(after(run, 200)).toBe(run);
    expect(after(run, 'toggle', 200)).toMatchObject({ position: 300, used: 300 });
  });

  test('while the page was not drawn does not count', () => {
    expect(after(speaking, 60_000).used).toBe(250);
  });

  test('ends with the text', () => {
    const run = after({ ...speaking, position: 11_900 }, 200);
    expect(run.position).toBe(12_000);
    expect(isOver(run, script)).toBe(true);
    expect(isMoving(run, script)).toBe(false);
    expect(after(run, 200)).toBe(run);
  });
});

describe('sentences', () => {
  test('follow the position', () => {
    expect(sentenceAt(speaking, script)).toEqual({ index: 0, share: 0 });
    expect(sentenceAt({ ...speaking, position: 5000 }, script)).toEqual({ index: 1, share: 0.25 });
    expect(sentenceAt({ ...speaking, position: 12_000 }, script)).toEqual({ index: 2, share: 1 });
  });

  test('are gone back and forward one by one, to their beginning', () => {
    const middle = { ...speaking, position: 5000 };
    expect(after(middle, 'back').position).toBe(0);
    expect(after(middle, 'forward').position).toBe(8000);
    expect(after(speaking, 'back').position).toBe(0);
  });

  test('have an end: forward from the last one', () => {
    expect(isOver(after({ ...speaking, position: 9000 }, 'forward'), script)).toBe(true);
  });
});

test('the pace has bounds', () => {
  expect(after(speaking, 'faster').pace).toBe(110);
  expect(after(speaking, 'slower').pace).toBe(90);
  expect(after({ ...speaking, pace: 200 }, 'faster').pace).toBe(200);
  expect(after({ ...speaking, pace: 50 }, 'slower').pace).toBe(50);
});

test('a restart counts down again, at the pace that was chosen', () => {
  const run = after({ ...speaking, position: 5000, used: 7000, paused: true, pace: 120 }, 'restart');
  expect(run).toEqual({ ...newRun, pace: 120 });
});

test('the time left depends on the pace', () => {
  expect(remainingSeconds(speaking, script)).toBe(12);
  expect(remainingSeconds({ ...speaking, pace: 200 }, script)).toBe(6);
  expect(remainingSeconds({ ...speaking, position: 11_001 }, script)).toBe(1);
});

test('a text without sentences is over at once', () => {
  expect(isOver(speaking, [])).toBe(true);
  expect(sentenceAt(speaking, [])).toEqual({ index: 0, share: 1 });
});

test('what is left is a share of the whole text', () => {
  expect(remainingShare(speaking, script)).toBe(1);
  expect(remainingShare({ ...speaking, position: 3000 }, script)).toBe(0.75);
  expect(remainingShare({ ...speaking, position: 12_000 }, script)).toBe(0);
});
