import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { french } from '#app/features/pitch/engine/fr/pack';
import { sectorTexts } from '#app/features/pitch/engine/fr/sector-text';
import { frenchBriefs } from '#tests/fixtures/briefs/french';

const folder = join(import.meta.dirname, '../../../../../../app/features/pitch/engine/fr');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const written = sources.flatMap((source) => source.match(/\[[^\]$'`]*à compléter\]/gu) ?? []);
const counted = [
  ...Object.values(sectorTexts).map((lines) => lines.proof),
  ...sources.flatMap((source) =>
    [...source.matchAll(/'(nombre (?:de |d’)[^']+)'/gu)].map(([, one]) => one ?? ''),
  ),
].map((proof) => `[${proof} à compléter]`);
const placeholders = [...new Set([...written, ...counted])];

const [{ brief } = { brief: undefined }] = frenchBriefs;
const ask = (placeholder: string) =>
  brief === undefined ? '' : french.question(placeholder, french.read(brief));

describe('the questions behind the placeholders', () => {
  it('finds the placeholders of the pack', () => {
    expect(placeholders.length).toBeGreaterThan(50);
  });

  it.each(placeholders)('%s has its own question', (placeholder) => {
    const question = ask(placeholder);
    expect(question).toMatch(/^\p{Lu}.+\?/u);
    expect(question).not.toContain('Que faut-il écrire');
    expect(question).not.toContain('comptez-vous à ce jour ? Répondez par « … undefined');
  });

  it('asks for each in other words', () => {
    const asked = placeholders.map(ask);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('asks even for what it does not know', () => {
    expect(ask('[couleur à compléter]')).toBe(
      'Que faut-il écrire à la place de « couleur » ? Quelques mots suffisent.',
    );
  });

  it('names the offer', () => {
    expect(ask('[bénéfice à compléter]')).toContain('VracoBus');
  });
});
