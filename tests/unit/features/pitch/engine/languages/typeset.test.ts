import { expect, it } from 'vitest';

import { typeset } from '#app/features/pitch/engine/languages/typeset';

it.each([
  ['fr', 'Un mot : "douceur"; pourquoi?', 'Un mot\u00a0: «\u00a0douceur\u00a0»\u202f; pourquoi\u202f?'],
  ['fr', "C'est 30% de moins, à 80 000 € !", 'C’est 30\u00a0% de moins, à 80\u202f000\u00a0€\u202f!'],
  ['fr', 'En 2025 300 sacs, 1 200 000 pots', 'En 2025 300 sacs, 1\u202f200\u202f000 pots'],
  ['en', 'One word: "care" ; why ?', 'One word: “care”; why?'],
  ['en', "It's 30 % less, £ 5", 'It’s 30% less, £5'],
  ['es', 'Una palabra: "calma". Por qué?', 'Una palabra: «calma». ¿Por qué?'],
  ['es', 'Buscamos 1 250 000 € y 1,1 millones', 'Buscamos 1\u202f250\u202f000\u00a0€ y 1,1\u00a0millones'],
  ['es', '¿Ya está? ¡Sí!', '¿Ya está? ¡Sí!'],
] as const)('sets in %s %j as %j', (lang, text, set) => {
  expect(typeset(text, lang)).toBe(set);
  expect(typeset(set, lang)).toBe(set);
});
