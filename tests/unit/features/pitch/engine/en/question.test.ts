import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { generalText } from '#app/features/pitch/engine/en/general-text';
import { question } from '#app/features/pitch/engine/en/questions';
import { readEnglish } from '#app/features/pitch/engine/en/read';
import { sectorTexts } from '#app/features/pitch/engine/en/sector-text';
import { offerCategories } from '#app/features/pitch/pitch';

const folder = join(process.cwd(), 'app/features/pitch/engine/en');

const reading = readEnglish({
  category: 'service',
  description: 'Fixly sends a technician to repair washing machines.',
  goal: 'investors',
  distributedIn: ['GB'],
  usedBy: 'landlords in Leeds',
});

/** What the source files write between brackets, and what each sector counts. */
function placeholders(): string[] {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(?:style|questions)/u.test(name))
    .flatMap(
      (name) =>
        readFileSync(join(folder, name), 'utf8').match(/\[(?:[a-z][^\]\\|$'`]* to add|what[^\]\\'`]*)\]/gu) ??
        [],
    );
  const counted = [
    ...Object.values(sectorTexts),
    ...offerCategories.map((category) => generalText({ ...reading, brief: { ...reading.brief, category } })),
  ].map(({ proof }) => `[${proof} to add]`);
  return [...new Set([...written, ...counted])];
}

describe('the question of an English placeholder', () => {
  it('finds the placeholders of the pack', () => {
    expect(placeholders()).toEqual(
      expect.arrayContaining([
        '[amount to add]',
        '[number of customers to add]',
        '[a customer’s words to add]',
      ]),
    );
  });

  it.each(placeholders())('%s has a question of its own', (placeholder) => {
    const asked = question(placeholder, reading);
    expect(asked).toMatch(/\?|“/u);
    expect(asked).not.toMatch(/^In a few words: /u);
  });

  it('names the offer and those it is for', () => {
    expect(question('[difference to add]', reading)).toContain('Fixly');
    expect(question('[benefit to add]', reading)).toContain('landlords in Leeds');
  });

  it('asks plainly for a placeholder it does not know', () => {
    expect(question('[colour of the van to add]', reading)).toBe('In a few words: colour of the van?');
  });
});
