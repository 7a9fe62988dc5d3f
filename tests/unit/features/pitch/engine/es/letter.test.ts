import { describe, expect, it } from 'vitest';

import { spanish } from '#app/features/pitch/engine/es/pack';
import { goals } from '#app/features/pitch/pitch';
import { difficultSpanishBriefs } from '#tests/fixtures/briefs/spanish-difficult';
import { spanishBriefs } from '#tests/fixtures/briefs/spanish';

const written = [...spanishBriefs, ...difficultSpanishBriefs].filter(({ name }) => name !== 'es-hard-dutch');

describe('a Spanish pitch sent in writing', () => {
  it.each(written)('has a subject that is seen whole for $name', ({ brief }) => {
    const { subject } = spanish.letter(spanish.read(brief));
    expect(subject.length).toBeGreaterThan(5);
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(subject).not.toMatch(/pitch|[.,:]$| (?:de|y|con|para|que)$/iu);
  });

  it('says in the subject what it is and for whom', () => {
    const reading = spanish.read({
      category: 'product',
      description: 'Un sensor sin cables que avisa antes de la avería y se pega a las máquinas.',
      goal: 'investors',
      distributedIn: ['ES'],
      usedBy: 'talleres pequeños',
    });
    expect(spanish.letter(reading).subject).toBe('Un sensor sin cables para los talleres pequeños');
  });

  it('closes by goal', () => {
    const closings = goals.map((goal) => {
      const reading = spanish.read({
        category: 'service',
        description: 'Paseamos perros.',
        goal,
        distributedIn: ['ES'],
        usedBy: 'dueños de perros',
      });
      return spanish.letter(reading).closing;
    });
    expect(new Set(closings).size).toBe(goals.length);
    expect(closings.join(' ')).not.toContain('?');
  });
});
