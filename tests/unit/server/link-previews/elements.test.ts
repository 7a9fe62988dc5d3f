import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { linkPreviewColours } from '#app/server/link-previews/elements';

test('the colours are those of the tokens, whose contrast is held elsewhere', () => {
  const [light = ''] = readFileSync('app/styles/tokens.css', 'utf8').split('@media');
  for (const [name, value] of Object.entries(linkPreviewColours)) {
    const token = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    expect(light).toContain(`--color-${token}: ${value};`);
  }
});
