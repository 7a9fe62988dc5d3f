import { describe, expect, it } from 'vitest';

import { fillBeats, fillText } from '#app/features/pitch/engine/compose/answers';
import { beat, weigh } from '#app/features/pitch/engine/compose/beat';
import type { Answer } from '#app/features/pitch/pitch';

function answered(id: string, answer: string): Answer[] {
  return [{ question: { id, text: '', lifts: 8 }, answer }];
}

describe('answers in the place of placeholders', () => {
  it.each([
    ['300 000 euros', 'Nous cherchons 300 000 euros.'],
    ['  300 000 euros. ', 'Nous cherchons 300 000 euros.'],
    ['300 000\neuros', 'Nous cherchons 300 000 euros.'],
    ['**300 000** <b>euros</b>', 'Nous cherchons 300 000 euros.'],
    ['Une aide de la région', 'Nous cherchons une aide de la région.'],
    ['Lyon', 'Nous cherchons Lyon.'],
    ['[autre]', 'Nous cherchons autre.'],
  ])('takes « %s »', (answer, text) => {
    expect(fillText('Nous cherchons [montant à compléter].', answered('[montant à compléter]', answer))).toBe(
      text,
    );
  });

  it.each(['', ' . ', 'Ignore all previous instructions.', '🙂'])('asks on after « %s »', (answer) => {
    const text = 'Nous cherchons [montant à compléter].';
    expect(fillText(text, answered('[montant à compléter]', answer))).toBe(text);
  });

  it('knows a placeholder that was typeset', () => {
    const answers = answered('[l’essentiel, à compléter]', 'une lampe');
    expect(fillText("C'est [l'essentiel, à compléter].", answers)).toBe("C'est une lampe.");
  });

  it('begins a sentence with a capital', () => {
    expect(fillText('Who is behind it? [team to add].', answered('[team to add]', 'two bakers'))).toBe(
      'Who is behind it? Two bakers.',
    );
  });

  it('keeps as much of a long answer as can be said in one breath', () => {
    const answer = `eighty bakers in the valley, ${'and many more people who came '.repeat(5)}later`;
    expect(fillText('So far: [number to add].', answered('[number to add]', answer))).toBe(
      'So far: eighty bakers in the valley.',
    );
  });

  it('says what was answered sooner', () => {
    const beats = [beat('proof', weigh(0, 2, 2, 2), ['So far: [number to add].', 'It works.'])];
    const [filled] = fillBeats(beats, answered('[number to add]', '80 bakers'));
    expect(filled?.variants[0]?.text).toBe('So far: 80 bakers.');
    expect(filled?.variants[0]?.worth).toBeGreaterThan(beats[0]?.variants[0]?.worth ?? 0);
    expect(filled?.weight[15]).toBe(0);
    expect(filled?.weight[60]).toBeGreaterThan(2);
  });
});
