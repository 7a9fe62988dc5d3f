import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { type CardFormat, cardSizes } from '#app/features/pitch/export/card/card';
import { type CardWords, drawCard } from '#app/features/pitch/export/card/card-picture.server';
import { linkPreviewColours } from '#app/server/link-previews/elements';

const longest =
  'Une jardinière de cuisine qui fait pousser des herbes fraîches sans terre, pour les citadins qui aiment cuisiner et n’ont pas de jardin du tout.';

/** Where anything but the ground is drawn, in px. */
async function inked(words: CardWords, format: CardFormat) {
  const png = await drawCard(words, format);
  if (!png) throw new Error('There is no card');
  const { width, height, format: type } = await sharp(png).metadata();
  const { info } = await sharp(png)
    .trim({ background: linkPreviewColours.deep, threshold: 20 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  return {
    type,
    width,
    height,
    bytes: png.length,
    left,
    top,
    right: left + info.width,
    bottom: top + info.height,
  };
}

describe.each(['landscape', 'portrait'] as const)('the %s card', (format) => {
  const size = cardSizes[format];

  test.each([
    ['a short sentence', 'Des herbes sans terre.'],
    ['the longest sentence', longest],
    ['one long word', 'Herbes'.repeat(20)],
    ['Spanish', '¿Quién riega en agosto? ¡Señoras y niños, con Raicilla!'],
    ['letters of other faces', 'Łódź → Ж ≥ 90 %'],
  ])('fits %s, with room on every side', async (_, sentence) => {
    const card = await inked({ sentence, name: 'Radicelle', note: 'Généré par IA' }, format);
    expect(card).toMatchObject({ type: 'png', ...size });
    expect(card.left).toBeGreaterThan(40);
    expect(card.right).toBeLessThan(size.width - 40);
    expect(card.top).toBeGreaterThan(40);
    expect(card.bottom).toBeLessThan(size.height - 40);
    expect(card.bytes).toBeLessThan(300_000);
    // The longest fills its room.
    if (sentence === longest) expect(card.right - card.left).toBeGreaterThan(size.width * 0.7);
  });
});

test('a name longer than its line is cut', async () => {
  const card = await inked({ sentence: 'Herbes', name: 'Un nom sans fin '.repeat(20) }, 'landscape');
  expect(card.right).toBeLessThan(1160);
});

test('there is none for letters that cannot be set', async () => {
  expect(await drawCard({ sentence: '植物' }, 'landscape')).toBeUndefined();
  expect(await drawCard({ sentence: '🌿' }, 'landscape')).toBeUndefined();
});
