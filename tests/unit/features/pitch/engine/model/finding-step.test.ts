import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { findingFaults } from '#app/features/pitch/engine/model/faults';
import { findingSchema, findingTask, readFinding } from '#app/features/pitch/engine/model/tasks';
import type { Brief } from '#app/features/pitch/brief-schema';
import { plainText } from '#app/features/pitch/pitch';
import { stepNumbers } from '#app/features/pitch/pitch-constants';

const brief: Brief = {
  category: 'product',
  goal: 'users',
  description: 'A lamp that charges in the sun. 640 are sold.',
  usedBy: 'campers',
  distributedIn: ['GB'],
};
const order = { brief, lang: 'en' } as const;

describe('what a step asks', () => {
  it.each(stepNumbers)('in step %i is about this offer, in few rules', (step) => {
    const { purpose, rules, material } = findingTask(step, order, []);
    expect(purpose).toBe(`step-${step}`);
    expect(rules.length).toBeLessThanOrEqual(3);
    expect(material).toMatchObject({ offer: { description: brief.description } });
  });

  it('has a shape without bounds that services reject', () => {
    const shape = JSON.stringify(z.toJSONSchema(findingSchema, { io: 'input' }));
    expect(shape).toContain('"required":["finding"]');
    expect(shape).not.toMatch(/maxLength|maxItems|minLength|pattern|propertyNames/u);
  });

  it('names an empty field as one that is left open', () => {
    const rule = (step: 4 | 6, more = {}) =>
      findingTask(step, { ...order, brief: { ...brief, ...more } }, []).rules[0];
    expect(rule(4)).toContain('does not say where it is made');
    expect(rule(4, { madeIn: 'FR' })).not.toContain('does not say');
    expect(rule(6)).toContain('declares no value');
    expect(rule(6, { messagesAndValues: 'repair' })).toContain('declared values');
  });

  it('tells what was said already', () => {
    const earlier = [{ finding: [[{ text: 'It is a lamp.' }], [{ text: 'Say so.' }]] }];
    expect(findingTask(2, order, earlier).material).toMatchObject({
      'said already': ['It is a lamp. Say so.'],
    });
  });
});

describe('a finding', () => {
  const read = (...finding: string[]) => readFinding(finding, 'en');

  it('has two sentences at most, however they come', () => {
    expect(read('One is here. Two is here. Three is here.', 'Four.').map((line) => plainText(line))).toEqual([
      'One is here.',
      'Two is here.',
    ]);
  });

  it.each([
    ['en', 'The brief says it all.', 'Your text says it all.'],
    ['fr', 'La preuve manque au brief.', 'La preuve manque à votre texte.'],
    ['es', 'La prueba falta en el brief.', 'La prueba falta en su texto.'],
  ] as const)('says none of our words in %s', (lang, text, said) => {
    expect(readFinding([text], lang).map((line) => plainText(line))).toEqual([said]);
  });

  it.each([
    ['The number “52” is nowhere in what the founder wrote.', 'Some 52 shops sell lamps.'],
    ['The number “forty-eight” is nowhere in what the founder wrote.', 'Some forty-eight shops sell lamps.'],
    [
      'It reads as “fr”; it must be in “en”.',
      'Les lampes sont pour les gens qui sont dans la nuit avec nous.',
    ],
    ['The founder does not know what “the material” is.', 'This is what the material says.'],
    ['This sentence has 46 words; 45 are the most.', `A lamp ${'and a lamp '.repeat(14)}is sold.`],
    ['The finding is empty.', '<script></script>'],
  ])('is found fault with: %s', (fault, text) => {
    expect(findingFaults(read(text), order).map((one) => one.fault)).toContain(fault);
  });

  it.each([
    'You sold 640 lamps: say it first.',
    'For B2B and CO2 the rule is the same.',
    'Once said, three things are clear.',
    'A brief moment tells it best.',
  ])('may say: %s', (text) => {
    expect(findingFaults(read(text), order)).toEqual([]);
  });

  it('may say a word of ours that the founder uses', () => {
    const agency = { ...brief, description: 'We write the brief of every client.' };
    const finding = [[{ text: 'The notes and le brief.' }]];
    const faults = findingFaults(finding, { brief: agency, lang: 'fr' }).map(({ fault }) => fault);
    expect(faults.some((fault) => fault.includes('brief'))).toBe(false);
  });
});
