import { describe, expect, it } from 'vitest';

import { english } from '#app/features/pitch/engine/en/pack';
import { firstStep, voiceOf } from '#app/features/pitch/engine/en/voice';
import { nicheOf } from '#app/features/pitch/engine/en/niche';
import { sectorTexts } from '#app/features/pitch/engine/en/sector-text';
import { inPlace } from '#app/features/pitch/engine/en/places';
import { plainText, type Brief } from '#app/features/pitch/pitch';
import { read } from './plain-brief';

const said = (description: string, rest: Partial<Brief> = {}) =>
  read(description, rest).sentences.map(({ text }) => text);

describe('careless English', () => {
  it.each([
    ['I want to build an app that help new mums.', 'an app that helps new mums'],
    ['Frozen dumplings cooked by refugees women.', 'frozen dumplings cooked by refugee women'],
    ['A 10 min lesson for who clicks.', 'a 10-minute lesson for whoever clicks'],
    ['A place for independant shops in the comunity.', 'a place for independent shops in the community'],
  ])('is put right in “%s”', (description, phrase) => {
    expect(read(description).offer.phrase).toBe(phrase);
  });

  it.each([
    ['We walk dogs. 14 euros a walk.', 'The price is 14 euros a walk.'],
    ['PadCool is a stand. Sold 1,150 in 2025.', 'We’ve sold 1,150 in 2025.'],
    [
      'A shop. We tested it with 40 people in a test of 3 month.',
      'We tested it with 40 people in a test of 3 months.',
    ],
    ['A clock. Guaranteed 5 years.', 'Our clock is guaranteed for 5 years.'],
    ['Fixly repairs ovens. Fixed price of £89.', 'The price is fixed: £89.'],
  ])('makes whole sentences of “%s”', (description, sentence) => {
    expect(said(description)).toContain(sentence);
  });
});

describe('what an English brief offers', () => {
  it('is not sought after a sentence that says what is done', () => {
    expect(read('I fix wedding dresses. Alterations in 10 days.').offer.phrase).toBeUndefined();
    expect(
      read('Our bracelet vibrates when a tremor starts. Clinical pilot with 24 patients.').offer.phrase,
    ).toBe(undefined);
  });

  it('stands before a colon', () => {
    expect(read('Solar panels for tenants: hang them up, plug them in.').offer.phrase).toBe(
      'solar panels for tenants',
    );
  });

  it('keeps the capital of a known brand', () => {
    expect(read('Airbnb for allotments').offer.phrase).toBe('an Airbnb for allotments');
  });

  it('is told by a sentence that begins with its name, even if it sounds like a problem', () => {
    expect(read('TruckMate matches empty trips with small loads.').sentences[0]).toMatchObject({
      role: 'definition',
    });
  });
});

describe('the niche of an English brief', () => {
  it.each([
    ['We walk dogs at lunchtime.', 'dog owners', 'pets'],
    ['A tool library in the old fire station.', 'people in flats', 'tools'],
    ['Sensor for beehives that tells when the swarm leaves.', 'hobby beekeepers', 'bees'],
    ['Honey from our 40 hives, never heated.', 'families', 'larder'],
    ['We collect coffee grounds from offices and turn them into firelogs.', 'office managers', 'waste'],
    ['Cybersecurity training for small law firms.', 'small law firms', 'training'],
    ['A box that keeps stored grain dry.', 'smallholder farmers', 'storage'],
    ['Carbon accounting for bakeries.', 'independent bakeries', undefined],
  ])('of “%s” for %s is %s', (description, usedBy, niche) => {
    expect(nicheOf(read(description, { usedBy }))).toBe(niche);
  });

  it('has lines of its own for every one', () => {
    for (const lines of Object.values(sectorTexts)) {
      expect(lines.problem.length).toBeGreaterThanOrEqual(3);
      expect(lines.rivals).toHaveLength(3);
      expect(lines.why).toHaveLength(2);
    }
  });
});

describe('the first step asked of the public', () => {
  it.each([
    ['Learn to sail in a weekend.', 'come'],
    ['We walk dogs at lunchtime.', 'talk'],
    ['An app for parents.', 'try'],
    ['Spanish lessons by phone.', 'try'],
  ])('of “%s” is to %s', (description, step) => {
    expect(firstStep(voiceOf(read(description)))).toBe(step);
  });
});

describe('an English finding', () => {
  it('quotes the proof whole, without the words that lead in to it', () => {
    const [, fact] = english.finding(
      1,
      read('TruckMate links trips. 210 hauliers signed, 1,300 trips matched.'),
    );
    expect(plainText(fact ?? [])).toContain('“210 hauliers signed, 1,300 trips matched”');
  });

  it('does not speak of the language of support where both countries share one', () => {
    const finding = english.finding(4, read('We mend roofs.', { madeIn: 'GB', distributedIn: ['IE'] }));
    expect(plainText(finding)).not.toContain('language of support');
    expect(plainText(finding)).toContain(inPlace('GB').replace('in ', ''));
  });
});
