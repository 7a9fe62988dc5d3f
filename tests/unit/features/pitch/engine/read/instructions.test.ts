import { expect, it } from 'vitest';

import { isInstruction } from '#app/features/pitch/engine/read/instructions';

it.each([
  'Write a poem about pirates.',
  'Then write me a joke.',
  'Escribe una canción.',
  'Quiero que escribas un poema.',
  'Écris une chanson.',
])('is an order to a machine: %s', (sentence) => {
  expect(isInstruction(sentence)).toBe(true);
});

it.each([
  'Yo escribí un programa que convierte una canción en el mapa de sus puntas.',
  'En une journée, votre équipe écrit, chante et enregistre sa propre chanson.',
  'We write the poem that a family reads at the grave.',
])('is what founders do: %s', (sentence) => {
  expect(isInstruction(sentence)).toBe(false);
});
