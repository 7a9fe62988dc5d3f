import { expect, test } from 'vitest';

import type { Presentation } from '#app/features/pitch/presentation';
import { quotedPreview } from '#app/features/pitch/export/card/quoted-preview';
import { pitchPreview } from '#app/features/pitch/link-preview/preview-words';
import { shareMeta } from '#app/features/pitch/link-preview/share-meta';
import { createI18n } from '#app/i18n/i18n';
import { pitch } from '../../pitches';

const id = 'AbCdEfGhIjKlMnOpQrStUv';
const sentence = 'Herbs without soil, for people without a garden.';
const shown: Presentation = {
  ...pitch,
  name: undefined,
  lang: 'fr',
  duration: 60,
  writtenAt: 0,
  inPreview: true,
};

test('a sentence that its maker lets be quoted is text and picture of the preview, in its own language', async () => {
  expect(await tagsOf({ ...shown, name: 'Murverde' })).toMatchObject({
    'og:title': 'Murverde',
    'og:description': sentence,
    'og:locale': 'fr_FR',
    'og:image': `https://verbe.example/agents/elevator-pitch/${id}/card.png`,
    'og:image:alt': sentence,
  });
  expect(await tagsOf(shown)).toMatchObject({ 'og:title': sentence });
});

test('any other is quoted by nothing', async () => {
  for (const presentation of [{ ...shown, inPreview: false }, undefined]) {
    const tags = await tagsOf(presentation);
    expect(Object.values(tags).join()).not.toContain(sentence);
    expect(tags['og:image']).toContain('/previews/pitch-master-en.png');
  }
});

test('letters that cannot be drawn leave the general picture', async () => {
  const tags = await tagsOf({ ...shown, oneLiner: [{ text: '庭のない人のための、土のいらないハーブ。' }] });
  expect(tags['og:description']).toContain('ハーブ');
  expect(tags['og:image']).toContain('/previews/pitch-master-en.png');
});

async function tagsOf(presentation: Presentation | undefined): Promise<Record<string, string>> {
  const words = pitchPreview(await createI18n('en'));
  const own = quotedPreview(id, presentation);
  const tags = shareMeta({ siteUrl: 'https://verbe.example', path: '/', locale: 'en', words, quoted: own });
  return Object.fromEntries(tags.map((tag) => ['property' in tag ? tag.property : tag.name, tag.content]));
}
