import { describe, expect, it } from 'vitest';

import { english } from '#app/features/pitch/engine/en/pack';
import { restyle } from '#app/features/pitch/engine/en/style/restyle';
import { plainNouns, plainPhrases, plainVerbs } from '#app/features/pitch/engine/en/style/plain-words';
import { briefCases } from '#tests/fixtures/briefs/all';
import { splitSentences } from '#app/features/pitch/engine/words';

const asked = { shorter: false, concrete: false, plain: false, formal: false, opening: 0 };
const plain = (text: string) => restyle(text, { ...asked, plain: true });
const formal = (text: string) => restyle(text, { ...asked, formal: true });

describe('an English sentence in plain words', () => {
  it('leaves a sentence alone when no style is asked', () => {
    expect(restyle('We don’t utilise solvents.', asked)).toBe('We don’t utilise solvents.');
  });

  it('knows some hundred bookish words', () => {
    expect(plainVerbs.length + plainNouns.length + plainPhrases.length).toBeGreaterThan(100);
  });

  it.each([
    ['We utilise heat in order to dry the grain.', 'We use heat to dry the grain.'],
    ['The sensor facilitates repairs.', 'The sensor helps with repairs.'],
    ['We are implementing the plan in 12 shops.', 'We are putting in place the plan in 12 shops.'],
    ['We selected 12 farms.', 'We chose 12 farms.'],
    ['12 farms were selected.', '12 farms were chosen.'],
    ['An SME waits 60 days.', 'A small firm waits 60 days.'],
    ['SMEs wait 60 days.', 'Small firms wait 60 days.'],
    ['Approximately 40 families currently use it.', 'About 40 families now use it.'],
    ['Will you take us into your next intake?', 'Will you take us into your next group?'],
    ['Our SaaS platform uses AI.', 'Our online software uses AI.'],
  ])('says “%s” plainly', (sentence, said) => {
    expect(plain(sentence)).toBe(said);
  });

  it.each([
    'You already know the established suppliers.',
    'The library is due to open in March.',
    'Our motto: « utilise less ».',
    'We are implementing it in 12 shops.',
    'It is called Enhance.',
    'What they say: [number of SMEs to add].',
  ])('leaves “%s” alone', (sentence) => {
    expect(plain(sentence)).toBe(sentence);
  });
});

describe('an English sentence said formally', () => {
  it.each([
    ['We’re raising [amount to add].', 'We are raising [amount to add].'],
    ['It isn’t for everyone, and we can’t say so.', 'It is not for everyone, and we cannot say so.'],
    ['Why don’t you try it?', 'Why do you not try it?'],
    ['They’d been waiting, and we’d like to help.', 'They had been waiting, and we would like to help.'],
    ['What’s more, it’s been tested.', 'What is more, it has been tested.'],
    ['The shop’s owner says it’s made here.', 'The shop’s owner says it is made here.'],
    ['A lot of people don’t know.', 'Many people do not know.'],
    ['But it breaks.', 'However, it breaks.'],
    ['So people put it off.', 'As a result, people put it off.'],
    ['So far: 12 shops.', 'So far: 12 shops.'],
    ['When can we talk?', 'A conversation with you would be a pleasure.'],
    ['Get in touch and ask to try it.', 'Please get in touch and ask to try it.'],
    ['Write to me tonight.', 'Please write to me.'],
    ['They say: « don’t ».', 'They say: « don’t ».'],
  ])('says “%s” with measure', (sentence, said) => {
    expect(formal(sentence)).toBe(said);
  });

  it.each(briefCases.filter(({ name }) => name.startsWith('en-')))(
    'leaves no contraction in what may be said of $name, and every sentence whole',
    ({ brief }) => {
      const texts = english
        .beats(english.read(brief))
        .flatMap(({ variants }) => variants.map(({ text }) => text));
      for (const sentence of texts.flatMap(splitSentences)) {
        const said = formal(plain(sentence));
        expect(said).not.toMatch(/n’t\b|’(?:re|ve|ll|m|d)\b|\b(?:[Ii]t|[Tt]hat|[Ww]hat|[Ww]ho)’s\b/u);
        expect(said).toMatch(/[.!?][”»]?$/u);
        expect(splitSentences(said)).toHaveLength(1);
      }
    },
  );
});
