import { describe, expect, it } from 'vitest';

import { english } from '#app/features/pitch/engine/en/pack';
import { voiceOf } from '#app/features/pitch/engine/en/voice';
import { read } from './plain-brief';

describe('what is said of any offer of a trade', () => {
  it.each([
    ['Goat milk ice cream.', 'product', 'people who love ice cream', 'the big cosmetics brands'],
    ['We help families organise a funeral: paperwork, coffin.', 'service', 'families', 'advice centres'],
    ['Leather made from salmon skin.', 'product', 'luxury brands', 'mass-produced goods'],
    ['A podcast studio to rent.', 'service', 'podcasters', 'the big media'],
    ['A nursery open at night.', 'project', 'parents who work at night', 'the well-known brands'],
    ['A food truck with Senegalese food.', 'project', 'office workers', 'the private car'],
    ['Pet insurance.', 'offer', 'dog owners', 'kennels'],
    ['I write speeches for weddings.', 'service', 'speakers', 'event agencies'],
    ['Baby swimming classes.', 'service', 'parents of babies', 'the well-known brands'],
    ['Knife sharpening by post.', 'service', 'home cooks', 'mass-produced goods'],
    ['We teach plumbing to women.', 'project', 'women looking for a trade', 'the big call-out firms'],
    ['A lunch box that stays cold.', 'product', 'people who eat at work', 'home cooking'],
    ['Hand painted signs.', 'service', 'shops', 'relatives'],
    ['A CV and cover letter.', 'service', 'people changing careers', 'job boards'],
    ['Vegan dog food.', 'product', 'dog owners', 'home cooking'],
    ['A backpack with a solar panel.', 'product', 'hikers', 'craft fairs'],
    ['Delivery of medicine by bike.', 'service', 'pharmacies', 'the private car'],
  ] as const)('of “%s” speak of no other trade', (description, category, usedBy, rival) => {
    expect(voiceOf(read(description, { category, usedBy })).sector.rivals).not.toContain(rival);
  });

  it('say a name once, then “it”', () => {
    const beats = english.beats(read('Lexi is a browser extension. It changes the font. It stores nothing.'));
    expect(JSON.stringify(beats)).toContain('It stores nothing.');
    expect(JSON.stringify(beats)).not.toContain('Lexi stores nothing.');
  });

  it('send no software through customs', () => {
    const reading = read('WeldQuote turns a photo into a priced quote.', {
      category: 'product',
      madeIn: 'FR',
    });
    expect(JSON.stringify(english.finding(4, reading))).not.toContain('customs border');
  });
});
