import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { formPreview, pitchPreview } from '#app/features/pitch/link-preview/preview-words';
import { shareMeta } from '#app/features/pitch/link-preview/share-meta';
import { createI18n } from '#app/i18n/i18n';
import { type Locale, locales } from '#app/i18n/locales';

const siteUrl = 'https://verbe.example';
const path = '/agents/elevator-pitch/AbCdEfGhIjKlMnOpQrStUv';

describe.each(locales)('a link in %s', (locale) => {
  test('shows an absolute address, and a picture of its language that is there', async () => {
    const tags = await tagsOf(locale);
    expect(tags['og:url']).toBe(siteUrl + path);
    expect(tags['og:image']).toBe(`${siteUrl}/previews/pitch-master-${locale}.png`);
    expect(sizeOfPng(`public/previews/pitch-master-${locale}.png`)).toEqual({
      width: tags['og:image:width'],
      height: tags['og:image:height'],
    });
  });

  test('has a title, a text and words for the picture, which is shown large', async () => {
    const tags = await tagsOf(locale);
    for (const part of ['title', 'description', 'image:alt']) expect(tags[`og:${part}`]).toBeTruthy();
    expect(tags['twitter:card']).toBe('summary_large_image');
    expect(tags['og:title']).toContain('Pitch Master');
    expect(tags['og:locale']?.slice(0, 2)).toBe(locale);
  });
});

test('the form and a pitch say different things', async () => {
  const i18n = await createI18n('en');
  expect(formPreview(i18n).title).not.toBe(pitchPreview(i18n).title);
});

async function tagsOf(locale: Locale): Promise<Record<string, string>> {
  const words = pitchPreview(await createI18n(locale));
  const tags = shareMeta({ siteUrl, path, locale, words });
  return Object.fromEntries(tags.map((tag) => ['property' in tag ? tag.property : tag.name, tag.content]));
}

/** As texts, the way the tags say them. */
function sizeOfPng(file: string) {
  const bytes = readFileSync(file);
  return { width: String(bytes.readUInt32BE(16)), height: String(bytes.readUInt32BE(20)) };
}
