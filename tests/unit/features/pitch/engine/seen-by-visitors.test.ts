import { expect, test } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import { runSteps } from '#tests/fixtures/briefs/run-steps';

const brief: Brief = {
  category: 'product',
  goal: 'team',
  distributedIn: ['FR'],
  description: '',
  usedBy: '',
};
const radicelle =
  'Radicelle est un jardin d’intérieur en terre cuite qui fait pousser des herbes sans terre.';

test('capitals and exclamation marks are said as a sentence', async () => {
  const text = await said({
    description: `${radicelle} DÉJÀ 120 POTS VENDUS !!!`,
    usedBy: 'les citadins qui aiment cuisiner',
  });
  expect(text).toContain('Déjà 120 pots vendus.');
  expect(text).not.toMatch(/ \.|POTS VENDUS/);
});

test('an audience in another language is not put behind “every”', async () => {
  const description =
    'Taproot is a planter that grows fresh herbs without soil. 120 sold in six months at €79.';
  expect(await said({ description, usedBy: 'les citadins qui aiment cuisiner' })).not.toMatch(/every les/i);
});

test('flags are no audience', async () => {
  expect(await said({ description: radicelle, usedBy: '🇫🇷🇧🇪' })).not.toMatch(/«\s*»|“”|🇫🇷/u);
});

test('a list keeps the name that it begins with', async () => {
  const description = '- Radicelle\n- fait pousser des herbes sans terre\n- 120 exemplaires vendus à 79 €';
  expect(await said({ description, usedBy: 'les citadins' })).toContain('Radicelle');
});

test('what cares for people at home is no doctor’s practice', async () => {
  const description =
    'Hogar Sereno cuida a domicilio de personas mayores. Visitamos a 40 familias cada semana en Sevilla.';
  const text = await said({ description, usedBy: 'las familias con padres mayores', distributedIn: ['ES'] });
  expect(text).not.toMatch(/consulta está cerrada/);
});

test('“si” is cut before “ils” in French', async () => {
  const text = await said({ description: radicelle, usedBy: 'les citadins qui aiment cuisiner' });
  expect(text).not.toMatch(/\bsi ils?\b/i);
});

/** All that the pitch says. */
async function said(words: Partial<Brief>): Promise<string> {
  const { pitch } = await runSteps({ ...brief, ...words }, 'fr');
  const passages = [pitch.oneLiner, ...Object.values(pitch.spoken).flat(), ...pitch.email.body];
  return passages
    .flat()
    .map(({ text }) => text)
    .join(' ');
}
