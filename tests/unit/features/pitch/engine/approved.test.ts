import { describe, expect, it } from 'vitest';

import { briefCases } from '#tests/fixtures/briefs/all';
import { renderBrief } from '#tests/fixtures/briefs/render';

describe('the approved pitches', () => {
  it.each(briefCases)('$name reads as approved', async ({ name, brief, locale }) => {
    const text = await renderBrief(brief, locale);
    await expect(text).toMatchFileSnapshot(`../../../../fixtures/briefs/approved/${name}.txt`);
  });
});
