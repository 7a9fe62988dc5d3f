import { describe, expect, test } from 'vitest';

import { presentationOf } from '#app/features/pitch/presentation';
import { durationsOf } from '#app/features/pitch/pitch';
import { pitch, shortPitch } from './pitches';

const told = { lang: 'fr', writtenAt: 1 } as const;
const usual = { duration: null, hidesLonger: false, inPreview: false };

describe('what others see of a pitch', () => {
  test('is its sentence and its texts, and nothing else of it', () => {
    const { oneLiner, spoken } = pitch;
    expect(presentationOf({ ...pitch, name: 'Basil' }, { ...told, sharing: usual })).toEqual({
      ...told,
      name: 'Basil',
      oneLiner,
      spoken,
      duration: 30,
      inPreview: false,
    });
  });

  test('begins with the duration that was chosen', () => {
    const seen = presentationOf(pitch, {
      ...told,
      sharing: { duration: 60, hidesLonger: false, inPreview: false },
    });
    expect([seen.duration, durationsOf(seen)]).toEqual([60, [15, 30, 60, 90]]);
  });

  test('leaves out what is longer where its maker hides that', () => {
    const seen = presentationOf(pitch, {
      ...told,
      sharing: { duration: 30, hidesLonger: true, inPreview: false },
    });
    expect(durationsOf(seen)).toEqual([15, 30]);
  });

  test('falls back to what there is when a version does not fill the duration that was chosen', () => {
    const seen = presentationOf(shortPitch, {
      ...told,
      sharing: { duration: 60, hidesLonger: true, inPreview: false },
    });
    expect([seen.duration, durationsOf(seen)]).toEqual([15, [15]]);
  });
});
