import { describe, expect, test } from 'vitest';

import {
  applyEvent,
  isUnderWay,
  type PitchEvent,
  type PitchSnapshot,
  redoable,
  shownVersion,
  undoable,
} from '#app/features/pitch/story';
import { generating, original, pitch, ready, score } from './pitches';

const blank: PitchSnapshot = { ...generating, findings: [], lastSeq: 0 };
const first: PitchEvent = { seq: 1, kind: 'step', step: 1, finding: [[{ text: 'one' }]] };
const second: PitchEvent = { seq: 2, kind: 'step', step: 2, finding: [[{ text: 'two' }]] };
const after = (...events: PitchEvent[]) => events.reduce(applyEvent, blank);

describe('a snapshot after one more event', () => {
  test('holds its finding, in the order of the steps', () => {
    expect(after(first, second)).toEqual({
      ...blank,
      findings: [
        { step: 1, finding: first.kind === 'step' && first.finding },
        { step: 2, finding: second.kind === 'step' && second.finding },
      ],
      lastSeq: 2,
    });
  });

  test('changes nothing when it holds that event already', () => {
    const once = after(first, second);
    expect(applyEvent(once, first)).toBe(once);
    expect(applyEvent(once, second)).toBe(once);
  });

  test('leaves the one before as it was', () => {
    const before = structuredClone(blank);
    after(first, second);
    expect(blank).toEqual(before);
  });

  test('is ready with its pitch, and under way until it has its score', () => {
    const there = after(first, { seq: 2, kind: 'ready', version: 1, pitch });
    expect(there).toMatchObject({ status: 'ready', lastSeq: 2, versions: [{ status: 'ready', pitch }] });
    expect(isUnderWay(there)).toBe(true);
    const scored = applyEvent(there, { seq: 3, kind: 'scored', version: 1, score });
    expect(shownVersion(scored).score).toBe(score);
    expect(isUnderWay(scored)).toBe(false);
  });

  test('keeps what was found when the work fails and is tried again', () => {
    const failed = after(first, { seq: 2, kind: 'failed' });
    expect(failed).toMatchObject({ status: 'failed', lastSeq: 2 });
    expect(isUnderWay(failed)).toBe(false);
    const retried = applyEvent(failed, { seq: 3, kind: 'retried' });
    expect(retried).toMatchObject({ status: 'generating', lastSeq: 3, findings: failed.findings });
  });

  test('waits when it is tried again later by itself, and goes on with the next step', () => {
    const waiting = after(first, { seq: 2, kind: 'waiting' });
    expect(waiting.status).toBe('waiting');
    expect(isUnderWay(waiting)).toBe(true);
    expect(applyEvent(waiting, { ...second, seq: 3 }).status).toBe('generating');
  });
});

describe('a version that was asked for', () => {
  const asked = { kind: 'manner', manner: 'shorter' } as const;
  const start: PitchEvent = {
    seq: 9,
    kind: 'version',
    version: 2,
    parent: 1,
    asked,
    lang: 'fr',
    goal: 'investors',
  };
  const started = applyEvent(ready, start);
  const shorter = { ...pitch, oneLiner: [{ text: 'Herbs.' }] };
  const written = applyEvent(started, { seq: 10, kind: 'ready', version: 2, pitch: shorter });

  test('leaves the one before in place while it is being written', () => {
    expect(shownVersion(started)).toMatchObject({ version: 1, pitch });
    expect(isUnderWay(started)).toBe(true);
  });

  test('is shown once it is there', () => {
    expect(shownVersion(written)).toMatchObject({ version: 2, parent: 1, asked, pitch: shorter });
  });

  test('can be undone and done again', () => {
    expect([undoable(ready), redoable(ready)]).toEqual([undefined, undefined]);
    expect([undoable(written), redoable(written)]).toEqual([1, undefined]);
    const undone = applyEvent(written, { seq: 11, kind: 'shown', version: 1 });
    expect(shownVersion(undone).version).toBe(1);
    expect([undoable(undone), redoable(undone)]).toEqual([undefined, 2]);
  });

  test('that fails is not shown, and nothing more is to come', () => {
    const failed = applyEvent(started, { seq: 10, kind: 'version-failed', version: 2 });
    expect(shownVersion(failed).version).toBe(1);
    expect(failed.versions.at(-1)?.status).toBe('failed');
    expect(isUnderWay(failed)).toBe(false);
    expect(redoable(failed)).toBeUndefined();
  });
});

test('the original has the status of its pitch: it is not under way by itself', () => {
  expect(isUnderWay({ ...generating, status: 'failed', versions: [original] })).toBe(false);
});
