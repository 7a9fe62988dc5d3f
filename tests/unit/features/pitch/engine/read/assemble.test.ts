import { expect, it } from 'vitest';

import { assembleReading, textOfFigures } from '#app/features/pitch/engine/read/assemble';
import { readQuoted } from '#app/features/pitch/engine/read/quoted';
import type { BriefSentence } from '#app/features/pitch/engine/read/reading';
import { lamp } from '../compose/packs';

const told = {
  description: ['BackWerk backt Brot auf dem Markt.', `${'Wort '.repeat(24)}Ende.`],
  audience: ['Familien auf dem Land.'],
  beliefs: ['Handwerk, Ruhe.'],
};

it('quotes a brief in another language and concludes nothing', () => {
  const reading = assembleReading(lamp, readQuoted(told, 3), 'de');
  expect(reading.quotedLang).toBe('de');
  expect(reading.offer.name).toBe('BackWerk');
  expect(reading.audience.phrase).toBe('\u0001Familien auf dem Land\u0002');
  expect(reading.sentences.map(({ text }) => text)).toEqual([
    '\u0001BackWerk backt Brot auf dem Markt\u0002',
  ]);
  expect(reading.values).toEqual(['\u0001Handwerk\u0002', '\u0001Ruhe\u0002']);
});

it('seeds readings by what was written, for whom and what for', () => {
  const seed = (brief: typeof lamp) => assembleReading(brief, readQuoted(told, 3)).seed;
  expect(seed(lamp)).toBe(seed({ ...lamp }));
  expect(seed(lamp)).not.toBe(seed({ ...lamp, goal: 'users' }));
});

it('looks for figures in proofs first', () => {
  const sentence = (text: string, role: BriefSentence['role']): BriefSentence => ({
    text,
    role,
    shorter: [],
    order: 0,
  });
  expect(textOfFigures([sentence('A.', 'how'), sentence('B.', 'proof')], ['C.'])).toBe('B. A. C.');
});
