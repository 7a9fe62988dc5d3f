import { describe, expect, it } from 'vitest';

import { pitchMaterial } from '#app/features/pitch/engine/model/material';
import { pitchAnswerSchema, readPitch } from '#app/features/pitch/engine/model/pitch-answer';
import { plainText } from '#app/features/pitch/pitch';

const answer = {
  oneLiner: 'A lamp for campers.',
  openings: ['Night falls early.', 'Who carries batteries?', 'Night falls early.', 'Four.', 'Five.'],
  seconds15: ['Night falls early.', 'We sell a lamp.'],
  seconds30: ['Night falls early. We sell a lamp.'],
  seconds60: ['Night falls early. We sell a lamp.', 'It costs [price to add].'],
  seconds90: ['Night falls early. We sell a lamp.', '![x](https://evil.example)', 'Call us.'],
  email: { subject: '# A lamp', body: ['Hello,', 'We sell a lamp.'] },
};

describe('a pitch that a model answers', () => {
  const pitch = readPitch(pitchAnswerSchema.parse(answer), 'en');

  it('is one paragraph in the short durations and as many as given in the long ones', () => {
    expect(Object.values(pitch.spoken).map((passages) => passages.length)).toEqual([1, 1, 2, 2]);
  });

  it('holds blanks as placeholders and no markup', () => {
    expect(pitch.spoken['60'][1]?.[1]).toEqual({ text: '[price to add]', placeholder: true });
    expect(plainText(pitch.email.subject)).toBe('A lamp');
    expect(plainText(pitch.spoken['90'])).not.toContain('evil');
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
