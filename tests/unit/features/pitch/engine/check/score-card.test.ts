import { describe, expect, it } from 'vitest';

import { scoreByRules } from '#app/features/pitch/engine/check/score-card';
import {
  type AnsweredBrief,
  type CheckNumber,
  type Pitch,
  plainText,
  type Question,
} from '#app/features/pitch/pitch';
import { checkNumbers } from '#app/features/pitch/pitch-constants';
import { locales, type Locale } from '#app/i18n/locales';
import { lampIn, line, pitchOf } from './lamp';

function score(text?: string, more: Partial<Pitch> = {}, lang: Locale = 'en', questions: Question[] = []) {
  const order = lampIn(lang);
  const pitch = { ...pitchOf(order, text), ...more };
  const card = scoreByRules({ ...order, pitch, refinements: [], questions });
  const weakOn = (check: CheckNumber) => card.weakPoints.find((point) => point.check === check);
  return { ...card, on: (check: CheckNumber) => card.checks[check - 1]?.verdict, weakOn };
}

describe('the score card by rules', () => {
  it.each(locales)('tells of all ten checks in order in %s', (lang) => {
    const { checks, weakPoints } = score(undefined, {}, lang);
    expect(checks.map(({ check }) => check)).toEqual(checkNumbers);
    expect(weakPoints).toEqual([]);
  });

  it('calls good what a program can tell, and leaves the rest to the reader', () => {
    const { on } = score();
    expect([on(7), on(9), on(10)]).toEqual(['good', 'good', 'good']);
    expect([on(2), on(3), on(4), on(6)]).toEqual(['good', 'good', 'good', 'good']);
    expect([on(1), on(5), on(8)]).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('does not call a text that is too long hard to say', () => {
    const { on, weakOn } = score(undefined, { spoken: { 15: [line(lampIn('en').brief.description)] } });
    expect([on(9), weakOn(9)]).toEqual(['good', undefined]);
  });

  it('finds offer and audience in the first two sentences', () => {
    expect(score('A reading lamp for campers and hikers. It glows.').on(1)).toBe('good');
  });

  it('says that the offer comes late, and offers the one-liner', () => {
    const { on, weakOn } = score('Nights are long. Days are short. A reading lamp helps.');
    expect(on(1)).toBe('weak');
    expect(plainText(weakOn(1)?.better ?? [])).toBe('A reading lamp that charges in the sun');
  });

  it.each([
    ['en', 'Hello, I am Ann.'],
    ['fr', 'Bonjour, je suis Anne.'],
    ['es', 'Hola, me llamo Ana.'],
  ] as const)('takes a greeting in %s for a weak opening, and offers another', (lang, text) => {
    const openings = [line('640')];
    const { on, weakOn } = score(text, { openings }, lang);
    expect(on(2)).toBe('weak');
    expect(plainText(weakOn(2)?.line ?? [])).toContain(text.slice(0, 4));
  });

  it('finds technique before outcome', () => {
    const text = 'A screwdriver opens the sealed shell. You read in the tent without a sound.';
    expect(plainText(score(text).weakOn(4)?.line ?? [])).toBe('A screwdriver opens the sealed shell.');
  });

  it('finds a difference said outright', () => {
    expect(score('Unlike battery lamps, it charges in the sun.').on(5)).toBe('good');
  });

  it('calls an ask good that holds a word of this offer, and leaves another to the reader', () => {
    expect(score('It glows. May I show you the lamp?').on(8)).toBe('good');
    expect(score('It glows. May I call you?').on(8)).toBe('unknown');
  });

  it('finds an ask in the middle', () => {
    const { weakOn } = score('A reading lamp. Call us. It is bright. May I show you the lamp?');
    expect(plainText(weakOn(8)?.line ?? [])).toBe('Call us.');
  });

  it('splits a sentence that is too long', () => {
    const long =
      'A reading lamp charges in the sun during the whole long day, and it gives light in the tent for as long as one wants to read.';
    expect(plainText(score(long).weakOn(9)?.better ?? [])).toContain('day. It gives light');
  });

  it('says a word of hype in plain words', () => {
    expect(plainText(score('We sell innovative lamps.').weakOn(9)?.better ?? [])).toBe('We sell new lamps.');
  });

  it('quotes the facts that the longest text leaves out, three at most', () => {
    const { weakPoints } = score('A reading lamp that charges in the sun. 640 lamps are sold in 12 shops.');
    const leftOut = weakPoints.filter(({ check }) => check === 10);
    expect(leftOut.map(({ line: fact }) => plainText(fact))).toEqual([
      'Battery lamps are thrown away too soon',
      'You read in the tent without a sound',
      'A screwdriver opens the sealed shell',
    ]);
    expect(score('A reading lamp.').weakPoints.filter(({ check }) => check === 10)).toHaveLength(3);
  });

  it('takes a figure for a fact as its maker has written it, until they write another in its place', () => {
    const edit = (before: string, text: string, followed = false) => ({
      duration: 30 as const,
      before,
      text,
      followed,
    });
    const on7 = (edits: AnsweredBrief['edits']) => {
      const order = lampIn('en', { edits });
      const pitch = pitchOf(order, 'A reading lamp. 500 shops sell it.');
      return scoreByRules({ ...order, pitch, refinements: [], questions: [] }).checks[6]?.verdict;
    };
    const [first, second] = ['500 shops sell it.', '50 shops sell it.'];
    expect(on7([edit('', first)])).toBe('good');
    expect(on7([edit('', first), edit(first, second)])).toBe('weak');
    // The other texts were told to say it, and still do.
    expect(on7([edit('', first, true), edit(first, second)])).toBe('good');
  });

  it('shows what is invented first, six lines at most', () => {
    const { weakPoints } = score(
      `${'We sell 7 innovative lamps at Harrods. We cook. '.repeat(1)}Sold in 8. In 9. In 11. In 13. In 14. In 15.`,
    );
    expect(weakPoints).toHaveLength(6);
    expect(weakPoints.every(({ check }) => check === 7)).toBe(true);
  });

  it('asks the questions that it is given, five at most', () => {
    const questions = Array.from({ length: 7 }, (_, at): Question => ({
      id: `q${at}`,
      text: 'Who?',
      lifts: 6,
    }));
    expect(score(undefined, {}, 'en', questions).questions).toEqual(questions.slice(0, 5));
  });
});
