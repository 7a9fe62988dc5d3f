import { expect, it } from 'vitest';

import { saysMost } from '#app/features/pitch/engine/realise/lines';

it.each([
  ['A stall for growers who sell at markets', 'growers at markets', 'en', true],
  ['Des herbes fraîches sans terre', 'sans plastique', 'fr', false],
  ['Herbs without soil', 'without plastic', 'en', false],
] as const)('“%s” says most of “%s” in %s: %s', (text, other, lang, says) => {
  expect(saysMost(text, other, lang)).toBe(says);
});
