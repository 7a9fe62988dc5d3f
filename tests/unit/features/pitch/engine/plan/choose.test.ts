import { describe, expect, it } from 'vitest';

import { type Ask, chooseLines } from '#app/features/pitch/engine/plan/choose';
import type { Line } from '#app/features/pitch/engine/plan/lines';
import type { FactKind } from '#app/features/pitch/engine/facts';

const maxWords = { 15: 35, 30: 70, 60: 140, 90: 210 };
const maxWordsOf = (duration: 15 | 30 | 60 | 90) => maxWords[duration];
const ask: Ask = { text: 'May I show you?', words: 6, worth: 4, need: [] };

let order = 0;

function line(kind: FactKind, words: number, worth: number, more: Partial<Line> = {}): Line {
  return {
    text: kind,
    kind,
    facts: [],
    words,
    worth,
    leans: [],
    refers: [],
    repeats: [],
    order: (order += 1),
    ...more,
  };
}

const shorterOf = () => [];

function chosen(lines: Line[], asks: Ask[] = [ask]) {
  return chooseLines(lines, { maxWordsOf, asks, shortOffer: undefined, shorterOf });
}

describe('the lines of a duration', () => {
  it('are all of them in the longest, when they fit', () => {
    const lines = [line('offer', 15, 5), line('proof', 12, 4.5), line('price', 12, 3)];
    expect(chosen(lines).get(30)?.lines).toEqual(lines);
    expect([...chosen(lines).keys()]).toEqual([30, 15]);
  });

  it('are the heaviest beside what is sold in a shorter one', () => {
    const [offer, light, heavy] = [line('offer', 15, 5), line('detail', 12, 2), line('proof', 12, 4.5)];
    expect(chosen([offer, light, heavy]).get(15)?.lines).toEqual([offer, heavy]);
  });

  it('tell what goes wrong before a second proof that is worth more', () => {
    const [offer, first, second] = [line('offer', 15, 5), line('proof', 10, 6), line('proof', 10, 5)];
    const problem = line('problem', 10, 2);
    expect(chosen([problem, offer, first, second]).get(15)?.lines).toEqual([problem, offer, first]);
  });

  it('tell what goes wrong by no line that says little without the one before', () => {
    const [offer, first, second] = [line('offer', 15, 5), line('proof', 10, 6), line('proof', 10, 5)];
    const site = line('problem', 20, 2);
    const other = line('problem', 10, 6, { leans: [{ on: site, loss: 4 }] });
    expect(chosen([site, other, offer, first, second]).get(15)?.lines).toEqual([offer, first, second]);
  });

  it('take with them what they lean on, or stay out', () => {
    const team = line('team', 20, 0.5);
    const answer = line('detail', 12, 4.75, { after: team });
    const offer = line('offer', 15, 5);
    expect(chosen([offer, team, answer]).get(15)?.lines).toEqual([offer]);
  });

  it('say what is sold whole rather than a line of as many words', () => {
    const [whole, short] = [line('offer', 44, 5, { order: 1 }), line('offer', 9, 5, { order: 1 })];
    const [proof, price] = [line('proof', 30, 6.5), line('price', 9, 2)];
    const lines = [whole, proof, price, line('detail', 20, 1)];
    const plan = chooseLines(lines, { maxWordsOf, asks: [ask], shortOffer: short, shorterOf }).get(30);
    expect(plan?.lines).toEqual([whole, price]);
  });

  it('say a twentieth less than the next longer ones', () => {
    const sizes = [14, 9, 8, 6].map((words, at) => line(at === 0 ? 'offer' : 'detail', words, 5 - at));
    const noAsk = { ...ask, text: '', words: 0 };
    const words = [...chosen(sizes, [noAsk]).values()].map(({ lines }) =>
      lines.reduce((sum, one) => sum + one.words, 0),
    );
    // 35 are a twentieth less than 37, and of these lines 31 are the most below.
    expect(words).toEqual([37, 31]);
  });

  it('end on the need that the brief states before any other ask', () => {
    const need: Ask = { text: 'Could that be you?', words: 4, worth: 6.5, need: [line('need', 10, 0.2)] };
    expect(chosen([line('offer', 15, 5), line('proof', 8, 4.5)], [need, ask]).get(30)?.ask ?? need).toBe(
      need,
    );
  });

  it('say what is needed before a line of the same worth', () => {
    const stated: Ask = { text: '', words: 0, worth: 6, need: [line('need', 14, 2)] };
    const lines = [line('offer', 15, 5), line('detail', 14, 9)];
    expect(chosen(lines, [stated]).get(15)?.ask.need).toEqual(stated.need);
  });

  it('are the worthiest of more than are weighed one by one', () => {
    const offer = line('offer', 5, 5);
    const many = Array.from({ length: 20 }, (_, at) => line('detail', 5, at + 1));
    const said = chosen([offer, ...many], []).get(15)?.lines ?? [];
    expect(said.map(({ worth }) => worth)).toEqual([5, 15, 16, 17, 18, 19, 20]);
  });

  it('leave out one that says little without the one before it, where both do not fit', () => {
    const offer = line('offer', 15, 5);
    const before = line('team', 22, 1);
    const apart = line('detail', 12, 4, { leans: [{ on: before, loss: 3 }] });
    const other = line('team', 12, 2);
    expect(chosen([offer, before, apart, other], []).get(15)?.lines).toEqual([offer, other]);
  });
});
