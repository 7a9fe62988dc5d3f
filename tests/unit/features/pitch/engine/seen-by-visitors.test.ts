import { expect, test } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import type { Locale } from '#app/i18n/locales';
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
test('a name told of something else is not what is sold', async () => {
  const description =
    'We tie fishing flies for trout in Limuru. Each packet has the name of the tier. A dozen is 9.60 dollars. ' +
    'The best dubbing we have comes from one dog called Simba.';
  const text = await said({ description, usedBy: 'fly fishermen', goal: 'users' }, 'en');
  expect(text).not.toMatch(/try Simba/);
});

test('a need is said however it is praised', async () => {
  const description =
    'A truly revolutionary movement! Our world-class sign painters hand letter jeepney boards in San Pablo. One board is ' +
    '650 pesos and lasts six years. What an amazing team! We are looking for dynamic, purpose-driven people to bring ' +
    'this amazing heritage to the next level, especially someone to film the masters.';
  expect(await said({ description, usedBy: 'jeepney operators' }, 'en')).toMatch(
    /someone to film the masters/,
  );
});

test('who says “we” twice is not made to say it a third time', async () => {
  const description =
    'Notre harnais permet de grimper au palmier les deux mains libres. Nous bâtissons l’atelier de Tolga et nous cherchons ' +
    'une personne pour la couture.';
  expect(await said({ description, usedBy: 'grimpeurs de palmiers' })).not.toMatch(/nous nous/i);
});

test('an exclamation that becomes a statement keeps neither of its marks', async () => {
  const description =
    'Ponemos los cabos y los pasacables en Shelter Bay por 640 dólares. Regresan de noche con los cabos al hombro, ¡así es!';
  expect(await said({ description, usedBy: 'veleros' }, 'es')).not.toMatch(/[¡!]/u);
});

async function said(words: Partial<Brief>, lang: Locale = 'fr'): Promise<string> {
  const { pitch } = await runSteps({ ...brief, ...words }, lang);
  const passages = [pitch.oneLiner, ...Object.values(pitch.spoken).flat(), ...pitch.email.body];
  return passages
    .flat()
    .map(({ text }) => text)
    .join(' ');
}
