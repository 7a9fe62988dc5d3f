import { describe, expect, it } from 'vitest';

import { beat, weigh } from '#app/features/pitch/engine/compose/beat';
import { openWith, otherHooks } from '#app/features/pitch/engine/compose/openings';
import { sourceOf } from '#app/features/pitch/engine/score/source';
import { lamp } from './packs';

const always = weigh(9, 9, 9, 9);
const line = (name: string, text: string) => ({ name, text, opensParagraph: false });
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
  it('differ from the one used, from each other and from what follows', () => {
    const others = otherHooks(
      [hooks, problem],
      [line('hook', brief), line('problem', 'Nobody repairs them.')],
    );
    expect(others.map(({ text }) => text)).toEqual([question]);
  });

  it('leave the sentence of the brief to be told right after', () => {
    const [first, second] = openWith([hooks, problem], { text: question, worth: 2 }, sourceOf(lamp, 'en'));
    expect(first?.variants.map(({ text }) => text)).toEqual([question]);
    expect(second?.name).toBe('problem');
    expect(second?.variants[0]?.text).toBe(brief);
  });
});
