import { expect, test } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import { keptWordsOf } from '#app/features/pitch/engine/check/kept-words';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { plainText } from '#app/features/pitch/pitch';
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

const bikes = {
  category: 'service',
  description:
    'On répare les vélos à domicile, le soir et le week-end. On a une camionnette électrique avec tout dedans. 340 ' +
    'réparations en 2025. Les boutiques ont 3 semaines d’attente au printemps.',
  usedBy: 'les gens qui vont au boulot à vélo à Rennes',
  moment: 'Mardi matin, pneu crevé, la boutique dit dans 3 semaines',
} as const;

test('the mail about what has no name says what it is about', async () => {
  const { pitch } = await runSteps({ ...brief, ...bikes }, 'fr');
  expect(plainText(pitch.email.subject)).toBe('On répare les vélos à domicile, le soir et le week-end');
});

test('what is struck out is no fact that the pitch contains', async () => {
  const { order, run, pitch } = await runSteps({ ...brief, ...bikes }, 'fr');
  const reading = readBrief(order);
  const kept = keptWordsOf({ ...order, pitch, reading })?.[0]?.stretches ?? [];
  expect(kept.filter(({ said: at }) => at === undefined).map(({ text }) => text)).toEqual([
    expect.stringContaining('3 semaines d’attente'),
  ]);
  const { checks } = await run.score({ pitch, refinements: [] }, new AbortController().signal);
  expect(checks.find(({ check }) => check === 10)?.verdict).toBe('weak');
});

test('no finding says that the pitch holds an audience that it leaves out', async () => {
  const { outputs } = await runSteps({ ...brief, ...bikes }, 'fr');
  expect(JSON.stringify(outputs[4]?.finding)).not.toMatch(/le pitch/u);
});

test('two prices are no comparison of two offers', async () => {
  const description = 'GreenPot arrose les plantes. Il coûte 24,90 €, au lieu de 29,90.';
  const { run, pitch } = await runSteps({ ...brief, description, usedBy: 'les citadins' }, 'fr');
  const { checks } = await run.score({ pitch, refinements: [] }, new AbortController().signal);
  expect(checks.find(({ check }) => check === 5)?.verdict).toBe('unknown');
});

/** All that the pitch says. */
async function said(words: Partial<Brief>, lang: Locale = 'fr'): Promise<string> {
  const { pitch } = await runSteps({ ...brief, ...words }, lang);
  const passages = [pitch.oneLiner, ...Object.values(pitch.spoken).flat(), ...pitch.email.body];
  return passages
    .flat()
    .map(({ text }) => text)
    .join(' ');
}
