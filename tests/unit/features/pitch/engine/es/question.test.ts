import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { spanish } from '#app/features/pitch/engine/es/pack';

const folder = join(process.cwd(), 'app/features/pitch/engine/es');

const reading = spanish.read({
  category: 'service',
  description: 'Cobra Claro ayuda a los autónomos a cobrar a tiempo.',
  goal: 'investors',
  distributedIn: ['ES'],
  usedBy: 'autónomos de la construcción',
});

/** What the source files ask to fill in, and what each sector counts. */
function placeholders(): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const written = sources.flatMap((source) => source.match(/\[completar: [^\]$]+\]/gu) ?? []);
  const counted = sources.flatMap((source) =>
    [...source.matchAll(/'(número de [^']+)'/gu)].map(([, what]) => `[completar: ${what}]`),
  );
  return [...new Set([...written, ...counted])];
}

describe('the question of a Spanish placeholder', () => {
  it('finds the placeholders of the pack', () => {
    expect(placeholders()).toEqual(
      expect.arrayContaining(['[completar: importe]', '[completar: número de clientes]']),
    );
    expect(placeholders().length).toBeGreaterThan(40);
  });

  it.each(placeholders())('%s has a question of its own', (placeholder) => {
    const asked = spanish.question(placeholder, reading);
    expect(asked).toMatch(/^¿.+\?/u);
    expect(asked).not.toMatch(/^¿Qué pondría usted aquí/u);
  });

  it('asks plainly for a placeholder it does not know', () => {
    expect(spanish.question('[completar: color]', reading)).toBe('¿Qué pondría usted aquí: color?');
  });

  it('says how many in the gender of what is counted', () => {
    expect(spanish.question('[completar: número de piezas vendidas]', reading)).toContain(
      '¿Cuántas piezas vendidas',
    );
    expect(spanish.question('[completar: número de clientes]', reading)).toContain('¿Cuántos clientes');
  });

  it('names the offer', () => {
    expect(spanish.question('[completar: beneficio concreto]', reading)).toContain('Cobra Claro');
  });
});
