import { describe, expect, it } from 'vitest';

import { beat, weigh } from '#app/features/pitch/engine/compose/beat';
import { isSaidOnce, openWith, otherHooks } from '#app/features/pitch/engine/compose/openings';
import { sourceOf } from '#app/features/pitch/engine/score/source';
import { lamp } from './packs';

const always = weigh(9, 9, 9, 9);
const never = weigh(0, 0, 0, 0);
const lines = (...texts: string[]) => texts.map((text) => ({ name: 'any', text, opensParagraph: false }));
const source = sourceOf(lamp, 'en');
const brief = 'Battery lamps are thrown away too soon.';
const question = 'How many batteries sleep in your drawer?';
const hooks = beat('hook', always, [
  { text: brief, worth: 5 },
  { text: 'Battery lamps are thrown away.', worth: 4 },
  { text: question, worth: 2 },
  { text: 'In your drawer, how many batteries sleep?', worth: 1 },
  { text: 'Night falls early.', worth: 0.5 },
]);
const problem = beat('problem', always, ['Night falls early.', 'Nobody repairs them.']);

describe('other ways to begin', () => {
  it('differ from the one used and from each other, as many as are asked for', () => {
    const others = (most: number) =>
      otherHooks([hooks, problem], brief, [], most, () => true).map(({ text }) => text);
    expect(others(3)).toEqual([question, 'Night falls early.']);
    expect(others(1)).toEqual([question]);
  });

  it('are those that the whole pitch can begin with', () => {
    const others = otherHooks([hooks], brief, [], 3, ({ text }) => !text.includes('drawer'));
    expect(others.map(({ text }) => text)).toEqual(['Night falls early.']);
  });

  it('may speak of the same audience', () => {
    const offered = beat('hook', never, ['What do campers and hikers need most?']);
    const others = (audience: string[]) =>
      otherHooks([offered], 'Campers and hikers need a lamp.', audience, 3, () => true);
    expect(others([])).toEqual([]);
    expect(others(['campers', 'hikers'])).toHaveLength(1);
  });

  it('say nothing that is said again, but who it is for', () => {
    expect(isSaidOnce(lines(brief, 'Nobody repairs them.'), [])).toBe(true);
    expect(isSaidOnce(lines(brief, 'Too soon, battery lamps are thrown away.'), [])).toBe(false);
    expect(isSaidOnce(lines('Think of campers and hikers.', 'For campers and hikers.'), [])).toBe(false);
    expect(
      isSaidOnce(lines('Think of campers and hikers.', 'For campers and hikers.'), ['campers', 'hikers']),
    ).toBe(true);
  });

  it('take a sentence of the brief from where it stood', () => {
    const proof = beat('proof', always, ['640 lamps are already sold.']);
    const opened = openWith(
      [hooks, problem, proof],
      { text: '640 lamps are already sold.', worth: 1 },
      source,
    );
    expect(opened.map(({ name }) => name)).toEqual(['hook', 'problem', 'problem']);
  });

  it('leave the sentence of the brief to be told right after', () => {
    const [first, second] = openWith([hooks, problem], { text: question, worth: 2 }, source);
    expect(first?.variants.map(({ text }) => text)).toEqual([question]);
    expect(second?.name).toBe('problem');
    expect(second?.variants[0]?.text).toBe(brief);
  });
});
