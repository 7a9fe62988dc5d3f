import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { findingFaults } from '#app/features/pitch/engine/model/faults';
import { findingSchema, findingTask, readFinding } from '#app/features/pitch/engine/model/finding-step';
import { lastStepTask } from '#app/features/pitch/engine/model/pitch-task';
import { step1 } from '#app/features/pitch/engine/model/prompts/step-1';
import { step2 } from '#app/features/pitch/engine/model/prompts/step-2';
import { step3 } from '#app/features/pitch/engine/model/prompts/step-3';
import { step4 } from '#app/features/pitch/engine/model/prompts/step-4';
import { step5 } from '#app/features/pitch/engine/model/prompts/step-5';
import { step6 } from '#app/features/pitch/engine/model/prompts/step-6';
import { type Brief, plainText } from '#app/features/pitch/pitch';

const brief: Brief = {
  category: 'product',
  goal: 'users',
  description: 'A lamp that charges in the sun. 640 are sold.',
  usedBy: 'campers',
  distributedIn: ['GB'],
};
const order = { brief, lang: 'en', earlier: [] } as const;
const input = { ...order, earlier: [] };

describe.each([step1, step2, step3, step4, step5, step6])('$purpose', (step) => {
  const notes = Object.fromEntries(
    Object.entries(step.notes).map(([name, note]) => [
      name,
      note.safeParse('').success ? 'a lamp' : ['a lamp'],
    ]),
  );

  it('takes an answer with its notes and a finding', () => {
    const answer = { notes, finding: ['A lamp, that is clear.'] };
    expect(findingSchema(step).parse(answer)).toEqual(answer);
  });

  it.each([
    { notes: {}, finding: ['A lamp.'] },
    { notes, finding: [] },
    { finding: ['A lamp.'] },
    'A lamp.',
    null,
  ])('takes nothing else: %j', (answer) => {
    expect(findingSchema(step).safeParse(answer).success).toBe(false);
  });

  it('asks for a shape of which every part is required, without bounds that services reject', () => {
    const shape = JSON.stringify(z.toJSONSchema(findingSchema(step), { io: 'input' }));
    expect(shape).toContain('"required":["notes","finding"]');
    expect(shape).not.toMatch(/maxLength|maxItems|minLength|pattern|propertyNames/u);
  });

  it('says what it is and shows the brief', () => {
    const { purpose, rules, material } = findingTask(step, input);
    expect(purpose).toBe(step.purpose);
    expect(rules.length).toBeGreaterThanOrEqual(3);
    expect(material).toMatchObject({ brief: { description: brief.description, madeIn: null } });
  });
});

describe('a step whose field was left empty', () => {
  it('says what giving it would change', () => {
    expect(step4.rules(order).join(' ')).toContain('what saying the place would change');
    expect(step4.rules({ ...order, brief: { ...brief, madeIn: 'FR' } }).join(' ')).not.toContain(
      'would change',
    );
    expect(step6.rules(order).join(' ')).toContain('what naming one value would change');
  });
});

describe('the last step', () => {
  it('asks for the words of each duration in the language', () => {
    expect(lastStepTask({ ...input, lang: 'fr' }).rules.join('\n')).toContain('seconds90: 185 to 217 words');
    expect(lastStepTask({ ...input, lang: 'es' }).rules.join('\n')).toContain('seconds15: 32 to 37 words');
  });
});

describe('a finding', () => {
  const read = (...finding: string[]) => readFinding({ notes: {}, finding }, 'en').finding;

  it('has two sentences at most, however they come', () => {
    expect(read('One is here. Two is here. Three is here.', 'Four.').map((line) => plainText(line))).toEqual([
      'One is here.',
      'Two is here.',
    ]);
  });

  it.each([
    ['The number 52 is not in the brief.', 'Some 52 shops sell lamps.'],
    ['The number 48 is not in the brief.', 'Some forty-eight shops sell lamps.'],
    [
      'It reads as “fr”; it must be in “en”.',
      'Les lampes sont pour les gens qui sont dans la nuit avec nous.',
    ],
    ['This sentence has 46 words; 45 are the most.', `A lamp ${'and a lamp '.repeat(14)}is sold.`],
    ['The finding is empty.', '<script></script>'],
  ])('is found fault with: %s', (fault, text) => {
    expect(findingFaults(read(text), order).map((one) => one.fault)).toContain(fault);
  });

  it.each([
    'You sold 640 lamps: say it first.',
    'For B2B and CO2 the rule is the same.',
    'Two things are clear.',
  ])('may say: %s', (text) => {
    expect(findingFaults(read(text), order)).toEqual([]);
  });

  it('leaves notes that are short and plain', () => {
    const { notes } = readFinding(
      {
        notes: { offer: `**A lamp** ${'x'.repeat(1000)}`, proofs: Array(50).fill('640 sold') },
        finding: ['A.'],
      },
      'en',
    );
    expect(notes?.offer).toMatch(/^A lamp x{293}$/u);
    expect(notes?.proofs).toHaveLength(6);
  });
});
