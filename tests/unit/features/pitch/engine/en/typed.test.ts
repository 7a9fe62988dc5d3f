import { describe, expect, it } from 'vitest';

import { agree } from '#app/features/pitch/engine/en/agreement';
import { fixArticles } from '#app/features/pitch/engine/en/grammar';
import { english } from '#app/features/pitch/engine/en/pack';
import { unfold } from '#app/features/pitch/engine/en/unfold';
import { read } from './plain-brief';

const said = (description: string) => read(description).sentences.map(({ text }) => text);
const roles = (description: string) => read(description).sentences.map(({ role }) => role);

describe('what is offered, as people type it', () => {
  it.each([
    [
      'Support groups by video for people who lost their pet.',
      'support groups by video for people who lost their pet',
    ],
    ['Live subtitles for town halls.', 'live subtitles for town halls'],
    ['Dry toilets to rent for festivals.', 'dry toilets to rent for festivals'],
    ['Free legal advice for tenants.', 'free legal advice for tenants'],
    ['Work gloves that fit women.', 'work gloves that fit women'],
    ['3D printed copies of paintings.', '3D printed copies of paintings'],
    ['Mobile tyre fitting.', 'mobile tyre fitting'],
    ['Kombucha brewed in Marseille.', 'kombucha brewed in Marseille'],
    ['A kombucha with little sugar.', 'a kombucha with little sugar'],
    ['Pet insurance you can cancel anytime.', 'pet insurance you can cancel anytime'],
    ['Escape room in a submarine.', 'an escape room in a submarine'],
    ['Bags cut from fire hoses.', 'bags cut from fire hoses'],
    ['Digital vault for families: wills, passwords, keys.', 'a digital vault for families'],
    ['reading group in prison', 'a reading group in prison'],
    ['Stone oven in a van, visits 14 villages a week.', 'a stone oven in a van'],
    ['An ai that listen to kids and correct them.', 'an AI that listens to kids and corrects them'],
    ['Rye bread made with my grandfather recipe.', 'rye bread made with my grandfather’s recipe'],
  ])('in “%s” is %s', (description, phrase) => {
    expect(read(description).offer.phrase).toBe(phrase);
  });

  it.each([
    'Clausewise reads leases. Subscription from $40 a month.',
    'We repair clarinets. Done with two schools.',
    'We play chess at home. One hour a week during six weeks.',
    'I am a vet. Cows, goats, horses.',
    'People with a garden and no time, people with time and no garden.',
  ])('is no line of “%s”', (description) => {
    expect(read(description).offer.phrase).toBeUndefined();
  });

  it('ends where a second deed begins', () => {
    const { offer } = read('We want to grow sugar kelp on ropes and sell it to food companies.');
    expect(offer.phrase).toBe('sugar kelp on ropes');
    expect(said('We want to grow sugar kelp on ropes and sell it to food companies.')).toContain(
      'We want to sell it to food companies.',
    );
  });

  it('is named by those who built it', () => {
    const { offer } = read('My mother was scammed. So I built ScamShield: it answers unknown calls.');
    expect(offer.name).toBe('ScamShield');
  });
});

describe('a sentence of an English brief', () => {
  it.each([
    ['My mother was scammed. So I built ScamShield: it answers unknown calls.', ['problem', 'definition']],
    ['Most welders write quotes by hand. WeldQuote turns a photo into a quote.', ['problem', 'definition']],
    ['Lexi is a browser extension. It does not track you.', ['benefit']],
    ['A shared van. You pay the same price as in a taxi.', ['model']],
    ['A library in a van. The van is old and breaks down.', ['stage']],
    ['A café. 48 shops sell it.', ['proof']],
    ['A café. 12 plates included, no waste.', ['how']],
    ['A coach. 48 of my 60 clients found a job.', ['proof']],
    ['A tailor. While you wait or in 2 days.', ['benefit']],
  ])('of “%s” has the role %s', (description, expected) => {
    expect(roles(description)).toEqual(expected);
  });

  it('is cut nowhere that loses its problem', () => {
    const [first] = read('Cleaners start work when nurseries are closed. A nursery open at night.').sentences;
    expect(first?.shorter).toEqual([]);
  });

  it.each([
    ['A choir. €45/h, tea included.', '€45 an hour'],
    ['A clock. We need a place of 150m2 in Lille.', '150 square metres'],
    ['A choir. 240 euros.', 'The price is 240 euros.'],
    ['A pen case. €34.90. Small.', 'The price is €34.90.'],
    ['Gluten free pasta. In 130 organic shops.', 'Our pasta is sold in 130 organic shops.'],
    ['A tool. Saved our clients 20 days last year.', 'We’ve saved our clients 20 days last year.'],
    ['A choir. Done with 2 museums.', 'We’ve done it with 2 museums.'],
    ['A choir. Fixed fee 950 pounds, tea included.', 'The price is fixed: 950 pounds, tea included.'],
    ['A choir. 8 people max, every week.', 'at most 8 people'],
    ['A café. English and Spanish spoken.', 'In practice: English and Spanish spoken.'],
    ['A choir. We are raising €600k now.', '€600,000'],
    ['A ramp. Me and my mum cook.', 'My mum and I cook.'],
  ])('says “%s” aloud', (description, words) => {
    expect(said(description).join(' ')).toContain(words);
  });

  it('agrees with one that does it', () => {
    expect(agree('A tool that sort mail')).toBe('A tool that sort mail');
    expect(agree('A machine that carry bags and put them down')).toBe(
      'A machine that carries bags and puts them down',
    );
    expect(fixArticles(agree('people who carry bags'))).toBe('people who carry bags');
  });

  it('falls into those it is made of', () => {
    expect(unfold('I am a vet and I drive a van to farms.')).toEqual([
      'I am a vet.',
      'I drive a van to farms.',
    ]);
  });
});

describe('those it is for', () => {
  it.each([
    ['parents of children between 6 and 12', 'parents of children between 6 and 12'],
    ['public services that welcome deaf people', 'public services that welcome deaf people'],
    ['people leaving prison and restaurants who want good bread', 'people leaving prison'],
    ['children 5-9 in villages with few teachers', 'children aged 5 to 9'],
  ])('“%s” are %s in short', (usedBy, short) => {
    expect(read('A lamp.', { usedBy }).audience.short).toBe(short);
  });

  it('are asked in a tense that fits', () => {
    const hooks = english.beats(read('Evening talks.', { usedBy: 'people who lost a dog or a cat' }));
    expect(JSON.stringify(hooks)).toContain('Have you lost a dog or a cat?');
  });
});
