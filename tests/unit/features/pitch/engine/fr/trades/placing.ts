import { textSector } from '#app/features/pitch/engine/fr/text-sector';
import { offerCategories } from '#app/features/pitch/pitch';
import { read } from '../plain-brief';

/** What the engine took an offer for, and what is true of it. */
export type Placed = { description: string; truth: string[]; placed: string[]; wrong: boolean };

/** The offers of a table, one a line: `true of it | category | used by | description`. */
export function placeAll(table: string): Placed[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [labels = '', kind, usedBy = '', description = ''] = line.split(' | ');
      const category = offerCategories.find((known) => known === kind);
      if (category === undefined) throw new Error(`No category in: ${line}`);
      const truth = labels.split(', ').filter((label) => label !== 'none');
      const reading = read(description, { category, usedBy });
      // The sector alone chooses the rules of a place, the lines are those of a niche.
      const placed = [textSector(reading), reading.sector].filter((sector) => sector !== 'general');
      return { description, truth, placed, wrong: placed.some((sector) => !truth.includes(sector)) };
    });
}

/** Whether the lines are those of its trade. */
export function isRecognised({ placed, wrong }: Placed): boolean {
  return placed.length > 0 && !wrong;
}
