import { describe, expect, it } from 'vitest';

import { pitchMaterial } from '#app/features/pitch/engine/model/material';
import {
  otherTextsSchema,
  readPitch,
  spokenAnswerSchema,
} from '#app/features/pitch/engine/model/pitch-answer';
import { durationsOf, plainText } from '#app/features/pitch/pitch';

const answer = {
  oneLiner: 'A lamp for campers.',
  openings: ['Night falls early.', 'Who carries batteries?', 'Night falls early.', 'Four.', 'Five.'],
  seconds15: ['Night falls early.', 'We sell a lamp.'],
  seconds30: ['Night falls early. We sell a lamp. It charges in the sun.'],
  seconds60: ['Night falls early. We sell a lamp.', 'It charges in the sun. 640 are sold in our shops.'],
  seconds90: ['', '![x](https://evil.example)'],
  email: { subject: '# A lamp', body: ['Hello,', 'We sell a lamp.'] },
};

describe('a pitch that a model answers', () => {
  const pitch = readPitch({ ...spokenAnswerSchema.parse(answer), ...otherTextsSchema.parse(answer) }, 'en');

  it('has only the durations that hold something to say', () => {
    expect(durationsOf(pitch)).toEqual([15, 30, 60]);
  });

  it('is one paragraph in the short durations and as many as given in the long ones', () => {
    expect(Object.values(pitch.spoken).map((passages) => passages.length)).toEqual([1, 1, 2]);
  });

  it('leaves out a text that says hardly more than the one before, and keeps the fuller one', () => {
    const seconds60 = [...answer.seconds60, 'It hangs on a nail beside the door and weighs nothing.'];
    const more = `${seconds60.join(' ')} Today.`;
    const { spoken } = readPitch({ ...answer, seconds60, seconds90: [more] }, 'en');
    expect(spoken['90']).toBeUndefined();
    expect(plainText(spoken['60'] ?? [])).toBe(more);
  });

  it('leaves out a longer text that says less', () => {
    const { spoken } = readPitch({ ...answer, seconds90: ['We sell a lamp.'] }, 'en');
    expect([spoken['90'], spoken['60']]).toEqual([undefined, pitch.spoken['60']]);
  });

  it('holds no markup', () => {
    expect(plainText(pitch.email.subject)).toBe('A lamp');
  });

  it('offers three openings at most, each once, the one it begins with first', () => {
    const swapped = { ...answer, openings: ['Who carries batteries?', 'Night falls early.'] };
    const openings = (read: typeof pitch) => read.openings.map((opening) => plainText(opening));
    expect(openings(pitch)).toEqual(['Night falls early.', 'Who carries batteries?', 'Four.']);
    expect(openings(readPitch(swapped, 'en'))).toEqual(['Night falls early.', 'Who carries batteries?']);
    expect(openings(readPitch({ ...answer, openings: ['Other.'] }, 'en'))).toEqual([
      'Night falls early.',
      'Other.',
    ]);
  });

  it('comes back from a model as it went there', () => {
    expect(readPitch(pitchMaterial(pitch), 'en')).toEqual(pitch);
  });
});
