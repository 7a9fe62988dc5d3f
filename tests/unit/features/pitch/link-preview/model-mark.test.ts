import { expect, test } from 'vitest';

import { modelMark } from '#app/features/pitch/link-preview/model-mark';

const type = 'https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

test('what a model wrote is marked for machines, twice', () => {
  const [meta, json] = modelMark({ engine: 'model', lang: 'fr' });
  expect(meta).toEqual({ name: 'digitalSourceType', content: type });
  expect(json).toMatchObject({ 'script:ld+json': { digitalSourceType: type, inLanguage: 'fr' } });
});

test('what rules wrote is not, nor an address without a pitch', () => {
  expect(modelMark({ engine: 'embedded', lang: 'fr' })).toEqual([]);
  expect(modelMark(undefined)).toEqual([]);
});
