import { describe, expect, test } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';

function read(description: string, usedBy = 'growers') {
  const brief = {
    category: 'product',
    description,
    goal: 'investors',
    distributedIn: ['GB'],
    usedBy,
  } as const;
  return readBrief({ brief: { ...brief, distributedIn: ['GB'] }, lang: 'en' });
}

/** The kind of the sentence after one that says what is sold. */
function kindOf(sentence: string) {
  return read(`Kelda is a trailer that unfolds into a stall. ${sentence}`).facts.at(-1)?.kind;
}

describe('the offer', () => {
  test.each([
    ['A shared workshop where people repair bicycles.', 'shared workshop'],
    ['We make solid shampoo for curly hair.', 'solid shampoo'],
    ['Taproot is a countertop planter that grows herbs.', 'countertop planter'],
    ['Jumpers knitted in Yorkshire.', 'jumpers'],
    ['Pet insurance you can cancel anytime.', 'pet insurance'],
    ['Our idea is a photo inventory both sides sign on their phone.', 'photo inventory'],
    ['My brother fell in 2023. So I built a stair lift for narrow houses.', 'stair lift'],
    ['I am a teacher and I want to create evening workshops for pupils.', 'evening workshops'],
  ])('of “%s” is “%s”', (description, noun) => expect(read(description).offer.noun).toBe(noun));

  test.each([
    ['Taproot is a planter that grows herbs.', 'Taproot'],
    ['GrainGuard: a box that keeps grain dry.', 'GrainGuard'],
    ['Kindly Due helps small builders get paid.', 'Kindly Due'],
    ['Today the trimmer glues a wooden block. We make Hobb, a rubber shoe with a buckle.', 'Hobb'],
    ['Sunroll is the ULTIMATE market leader! A solar motor that fits any shutter.', 'Sunroll'],
  ])('of “%s” is called “%s”', (description, name) => expect(read(description).offer.name).toBe(name));

  test('has no name where a sentence only begins with a capital', () => {
    const { offer } = read('I teach maths in the evening. Explaining to a friend helps you understand.');
    expect(offer.name).toBeUndefined();
  });

  test.each([
    'Love knows no language. We whisper the ceremony in Hindi to the couple. It takes half an hour.',
    'Let’s keep the romance on the rails! We rewind motors for trams. Two jobs come in each month.',
    'We dream of a kinder and truly unforgettable India. We print seed packets in Braille. Spinach is ready.',
  ])('is not called after praise that is left out: “%s”', (description) => {
    const { facts, offer } = read(description);
    expect(facts[0]?.text).toMatch(/^We (?:whisper|rewind|print)/u);
    expect(offer.name).toBeUndefined();
  });

  test('is the sentence that says of a name what it is', () => {
    const { facts } = read(
      'I ride out with a box of parts and fix sewing machines where they stand, for 20 cedis. StitchWheel is a repair round for tailors in Tamale.',
    );
    expect(facts.find(({ kind }) => kind === 'offer')?.text).toMatch(/^StitchWheel/u);
  });

  test('is what the founders do, where they name no thing', () => {
    expect(read('We walk dogs at lunchtime. 14 euros a walk.').facts[0]).toMatchObject({
      kind: 'offer',
      form: 'sentence',
      text: 'We walk dogs at lunchtime',
    });
  });

  test('is followed by what an incubator can find out with the founders', () => {
    const description = 'We sharpen scissors by post. What we don’t know is whether salons would subscribe.';
    const ofGoal = (goal: 'incubator' | 'users') =>
      readBrief({
        brief: { category: 'service', goal, description, distributedIn: ['GB'], usedBy: 'hairdressers' },
        lang: 'en',
      });
    expect(ofGoal('incubator').facts.at(-1)?.kind).toBe('need');
    expect(ofGoal('users').facts.at(-1)?.kind).not.toBe('need');
  });

  test('is no problem that comes first', () => {
    const facts = read(
      'Damp spoils old flats because nobody looks for the cause. We measure each room.',
    ).facts;
    expect(facts.map(({ kind }) => kind)).toEqual(['problem', 'offer']);
  });
});

describe('what a sentence says', () => {
  test.each([
    ['26 growers around Ghent use it.', 'proof'],
    ['We have drawn 212 parts.', 'proof'],
    ['38% of testers stopped wearing their hearing aids.', 'proof'],
    ['It rents for 9 euros a day.', 'price'],
    ['From £20 a month.', 'price'],
    ['We are raising £300,000 to open in Spain.', 'need'],
    ['We are missing a baker and a weekend manager.', 'need'],
    ['Most people die without a will.', 'problem'],
    ['I was a welder for 15 years.', 'team'],
    ['38 societies have put their costumes in it.', 'proof'],
    ['Competitor: the big makers, £90 a visit.', 'instead'],
  ])('“%s”: %s', (sentence, kind) => expect(kindOf(sentence)).toBe(kind));

  test('a count of what is included is no price', () => {
    expect(kindOf('Included: one hour by phone, two drafts.')).not.toBe('price');
  });

  test('the second half of “… and want to raise …” is a need of its own', () => {
    const { facts } = read('We make logs. We sold 9,000 logs and want to raise £200,000 for a site.');
    expect(facts.map(({ kind }) => kind)).toEqual(['offer', 'proof', 'need']);
    expect(facts[2]?.text).toBe('We want to raise £200,000 for a site');
  });

  test('a pronoun leans on the offer', () => {
    expect(read('Kelda is a trailer. It needs no van.').facts[1]?.leans).toBe('offer');
  });
});

describe('the audience', () => {
  test.each([
    [
      'Walkers over 50 who would rather not carry a rucksack',
      'walkers over 50 who would rather not carry a rucksack',
    ],
    ['for nurses who work shifts', 'nurses who work shifts'],
    ['NHS staff', 'NHS staff'],
  ])('“%s” is a noun phrase', (usedBy, phrase) =>
    expect(read('A lamp.', usedBy).audience.phrase).toBe(phrase),
  );

  test('“Everyone” is nobody', () => {
    expect(read('A lamp.', 'Everyone').audience).toMatchObject({ broad: true });
  });

  test('a sentence is no noun phrase', () => {
    expect(read('A lamp.', 'We target clinics because they have no IT team').audience.phrase).toBeUndefined();
  });
});
