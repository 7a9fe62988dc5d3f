import { describe, expect, it } from 'vitest';

import { faultFinder, faultsOf } from '#app/features/pitch/engine/score/faults';
import { sourceOf } from '#app/features/pitch/engine/score/source';
import { unstyled } from '#app/features/pitch/engine/style';
import { plainText, type AnsweredBrief, type Pitch } from '#app/features/pitch/pitch';
import { runSteps } from '#tests/fixtures/briefs/render';
import { samples } from '#tests/fixtures/briefs/samples';

const brief: AnsweredBrief = { category: 'product', goal: 'investors', ...samples.en.full };
const { pitch: written } = await runSteps(brief, 'en');
if (written === undefined) throw new Error('no pitch');
const pitch: Pitch = written;

/** The pitch with a sentence more in its 60 s. */
function saying(sentence: string): Pitch {
  return {
    ...pitch,
    spoken: { ...pitch.spoken, 60: [...pitch.spoken['60'], [{ text: sentence }]] },
  };
}

function found(sentence: string, answered = brief): string[] {
  return faultsOf(saying(sentence), answered, 'en')
    .filter(({ line }) => plainText(line) === sentence)
    .map(({ check, duration, text }) => `${check} in ${duration ?? '?'} s: ${text}`);
}

describe('the faults a program finds', () => {
  it.each([
    ['We already have 4,500 customers.', '9 in 60 s: The number 4500 is not in the brief.'],
    ['We already have three thousand customers.', '9 in 60 s: The number 3000 is not in the brief.'],
    ['It is sold at Harrods.', '9 in 60 s: The name “Harrods” is not in the brief.'],
    ['It is a revolutionary lamp.', '11 in 60 s: “revolutionary” is jargon or a superlative.'],
    ['See <b>more</b> of it.', '12 in 60 s: “<b” cannot be said aloud.'],
  ])('says what is wrong with « %s »', (sentence, fault) => {
    expect(found(sentence)).toEqual([fault]);
  });

  it.each(['We have sold 640 lamps.', 'Six hundred and forty lamps are sold.', 'It lasts 12 hours.'])(
    'traces « %s » to the brief',
    (sentence) => {
      expect(found(sentence)).toEqual([]);
    },
  );

  it('traces numbers and names to the answers', () => {
    const answers = [
      {
        question: { id: '[amount to add]', text: '', lifts: 10 as const },
        answer: '1.200 euros from Nordlys',
      },
    ];
    expect(found('We are raising 1,200 euros with Nordlys.', { ...brief, answers })).toEqual([]);
  });

  it('finds a sentence that is said twice', () => {
    const twice = saying('It is sold. And it is used. It is sold.');
    expect(faultsOf(twice, brief, 'en').map(({ text }) => text)).toContain('This sentence is said twice.');
  });

  it('finds the same in a pitch that follows others of its brief', () => {
    const find = faultFinder(sourceOf(brief, 'en'), 'en');
    const faulty = saying('It is sold at Harrods. It is sold at Harrods.');
    find(pitch, unstyled);
    expect(find(faulty, unstyled)).toEqual(faultsOf(faulty, brief, 'en'));
    expect(find(pitch, unstyled)).toEqual(faultsOf(pitch, brief, 'en'));
  });

  it('measures a shorter version against its own band', () => {
    const faults = faultsOf(pitch, brief, 'en', { shorter: true }).filter(({ check }) => check === 1);
    expect(faults.map(({ duration }) => duration)).toEqual([15, 30, 60, 90]);
  });

  it('misses what the brief gives', () => {
    const bare: Pitch = { ...pitch, spoken: { ...pitch.spoken, 90: [[{ text: 'A lamp is sold.' }]] } };
    const texts = faultsOf(bare, brief, 'en')
      .filter(({ check, duration }) => check === 14 && duration === 90)
      .map(({ text }) => text);
    expect(texts).toContain('It does not name the place “France”.');
    expect(texts).toContain('It does not name the audience of the brief.');
  });

  it('compares no words with a brief in another language', () => {
    const foreign = { ...brief, ...samples.fr.full, distributedIn: brief.distributedIn, madeIn: 'FR' };
    const texts = faultsOf(pitch, foreign, 'en').map(({ text }) => text);
    expect(texts).not.toContain('It does not name the audience of the brief.');
  });

  it('names the language a text is in by mistake', () => {
    const french = saying(
      'Les lampes sont dans le salon et la table est sur le tapis, avec les livres pour les enfants, et nous sommes dans la cuisine avec vous. '.repeat(
        3,
      ),
    );
    expect(faultsOf(french, brief, 'en').some(({ text }) => text.includes('reads as “fr”'))).toBe(true);
  });

  it('wants French spaces in French', async () => {
    const french = { ...brief, ...samples.fr.full };
    const { pitch: said } = await runSteps(french, 'fr');
    if (said === undefined) throw new Error('no pitch');
    const wrong: Pitch = { ...said, openings: [[{ text: 'Et vous, comment faites-vous ?' }]] };
    expect(faultsOf(wrong, french, 'fr').map(({ check, part }) => `${check} ${part}`)).toEqual(['2 opening']);
  });
});
