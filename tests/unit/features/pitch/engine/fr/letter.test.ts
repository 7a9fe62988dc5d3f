import { describe, expect, it } from 'vitest';

import { french } from '#app/features/pitch/engine/fr/pack';
import { briefCases } from '#tests/fixtures/briefs/all';
import { goals, type Brief } from '#app/features/pitch/pitch';

const cases = briefCases.filter(({ name }) => name.startsWith('fr-'));
const letter = (brief: Brief) => french.letter(french.read(brief));
const named = (name: string): Brief => {
  const found = cases.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found.brief;
};

describe('the message around a pitch', () => {
  it.each(cases)('$name has a subject that fits', ({ brief }) => {
    const { subject, greeting, closing } = letter(brief);
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(subject).toMatch(/^\p{Lu}/u);
    expect(subject).not.toMatch(/pitch|[.]$/iu);
    expect(`${greeting} ${closing}`).toMatch(/^Bonjour, \p{Lu}.+,$/u);
  });

  it('says what it is and for whom', () => {
    expect(letter(named('fr-typed-cercueils')).subject).toBe('Des cercueils en carton recyclé');
    expect(letter(named('fr-software-stocks')).subject).toBe(
      'Un logiciel en ligne pour les restaurateurs indépendants',
    );
  });

  it('closes otherwise for each goal', () => {
    const closings = goals.map((goal) => letter({ ...named('fr-food-vrac'), goal }).closing);
    expect(new Set(closings).size).toBe(goals.length);
  });
});
