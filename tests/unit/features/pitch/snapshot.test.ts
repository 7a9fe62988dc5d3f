import { describe, expect, test } from 'vitest';

import {
  isUnderWay,
  type PitchSnapshot,
  redoable,
  shownVersion,
  undoable,
} from '#app/features/pitch/snapshot';
import { streamMessageSchema } from '#app/features/pitch/snapshot-schema';
import { generating, original, pitch, ready, score } from './pitches';
import { card, first, refined, second } from './versions';

test('a snapshot reads as it was written, with nothing that a reader may not know', () => {
  const versions = [{ ...first, score: card }, second];
  const message = { kind: 'snapshot', snapshot: { ...refined, versions } };
  const stored = { ...message, snapshot: { ...message.snapshot, owner: 'hash' } };
  expect(streamMessageSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(message);
});

test('a snapshot without a version is none', () => {
  const message = { kind: 'snapshot', snapshot: { ...ready, versions: [] } };
  expect(streamMessageSchema.safeParse(message).success).toBe(false);
});

describe('a pitch', () => {
  test('is under way until it has its score', () => {
    const written: PitchSnapshot = { ...ready, versions: [{ ...original, status: 'ready', pitch }] };
    expect(isUnderWay(generating)).toBe(true);
    expect(isUnderWay(written)).toBe(true);
    expect(isUnderWay(ready)).toBe(false);
    expect(shownVersion(ready).score).toBe(score);
  });

  test('is not under way once it has failed, and is while it waits for another try', () => {
    expect(isUnderWay({ ...generating, status: 'failed', versions: [original] })).toBe(false);
    expect(isUnderWay({ ...generating, status: 'waiting' })).toBe(true);
  });
});

describe('a version that was asked for', () => {
  const started: PitchSnapshot = {
    ...refined,
    shown: 1,
    versions: [first, { ...second, status: 'generating', pitch: undefined, score: undefined }],
  };

  test('leaves the one before in place while it is being written', () => {
    expect(shownVersion(started)).toMatchObject({ version: 1, pitch });
    expect(isUnderWay(started)).toBe(true);
  });

  test('can be undone and done again', () => {
    expect([undoable(ready), redoable(ready)]).toEqual([undefined, undefined]);
    expect([undoable(refined), redoable(refined)]).toEqual([1, undefined]);
    const undone = { ...refined, shown: 1 };
    expect(shownVersion(undone).version).toBe(1);
    expect([undoable(undone), redoable(undone)]).toEqual([undefined, 2]);
  });

  test('that fails is not shown, and nothing more is to come', () => {
    const failed: PitchSnapshot = {
      ...started,
      versions: [first, { ...second, status: 'failed', pitch: undefined, score: undefined }],
    };
    expect(shownVersion(failed).version).toBe(1);
    expect(isUnderWay(failed)).toBe(false);
    expect(redoable(failed)).toBeUndefined();
  });
});
