import sharp from 'sharp';
import { expect, test } from 'vitest';

import { locales } from '#app/i18n/locales';
import { defaultImage } from '#app/lib/link-preview-picture';

test.each(locales)('the default image is there in %s, in the size that is said', async (locale) => {
  const { url, alt, width, height } = defaultImage({ siteUrl: 'https://verbe.example', locale });
  const { pathname } = new URL(url);
  expect(await sharp(`public${pathname}`).metadata()).toMatchObject({ format: 'png', width, height });
  expect(alt).toContain('Verbe');
});
