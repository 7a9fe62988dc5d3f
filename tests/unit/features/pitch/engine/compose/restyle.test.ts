import { describe, expect, it } from 'vitest';

import { restyleText } from '#app/features/pitch/engine/compose/restyle';
import { unstyled } from '#app/features/pitch/engine/style';
import { restylingBy } from './packs';

const plain = { ...unstyled, plain: true };
const swap = (from: string | RegExp, to: string) => restylingBy((sentence) => sentence.replace(from, to));

describe('saying a text in other words', () => {
  it('restyles sentence by sentence', () => {
    expect(restyleText('We utilise it. You utilise it.', plain, swap('utilise', 'use'))).toBe(
      'We use it. You use it.',
    );
  });

  it('leaves a text alone when no words were asked for', () => {
    expect(restyleText('We utilise it.', unstyled, swap('utilise', 'use'))).toBe('We utilise it.');
  });

  it.each([
    ['a number', swap('many', '3,000')],
    ['a name', swap('bakers', 'Harrods bakers')],
    ['jargon', swap('many', 'innovative')],
    ['a lost placeholder', swap(/\[.*\]/u, 'some')],
    ['a lost final mark', swap('.', '')],
    ['too long a sentence', swap('many', 'very '.repeat(25))],
  ])('takes no %s', (_, pack) => {
    const text = 'We have many bakers and [number to add].';
    expect(restyleText(text, plain, pack)).toBe(text);
  });

  it('leaves quoted words of another language alone', () => {
    const text = 'In a sentence: « \u0001Wir backen\u0002 ».';
    expect(restyleText(text, plain, swap('Wir', 'Ihr'))).toBe(text);
  });
});
