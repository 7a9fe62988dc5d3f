import { describe, expect, it } from 'vitest';

import { maskNoise } from '#app/features/pitch/engine/read/mask';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { languageOf } from '#app/features/pitch/engine/language';
import { wordsOf } from '#app/features/pitch/engine/phrases';
import { briefCases } from '#tests/fixtures/briefs/all';

describe('the places of facts', () => {
  it.each(briefCases)('are where the founder wrote them: $name', ({ brief, locale }) => {
    const { facts } = readBrief({ brief, ...languageOf(brief, locale) });
    for (const { field, span, text } of facts.filter((fact) => fact.field === 'description')) {
      const typed = brief[field === 'description' ? field : 'usedBy'].slice(...span);
      const said = wordsOf(text).filter(({ folded }) => folded.length > 4);
      const found = said.filter(({ folded }) => stems(typed).includes(folded.slice(0, 4)));
      // Shortenings are said in full; the other words stand there.
      expect(found.length).toBeGreaterThanOrEqual(Math.floor(said.length / 3));
    }
  });

  it('hold for a text with markup, addresses and emoji before them', () => {
    const description =
      '<b>🎓 Hello</b> https://a.example We repair clocks. Since 2021, 40 clocks tick again.';
    const brief = {
      category: 'service',
      goal: 'users',
      distributedIn: ['FR'],
      usedBy: 'owners',
      description,
    } as const;
    const { facts } = readBrief({ brief: { ...brief, distributedIn: ['FR'] }, lang: 'en' });
    const last = facts.at(-1);
    expect(description.slice(...(last?.span ?? [0, 0]))).toBe('Since 2021, 40 clocks tick again');
  });
});

describe('masking', () => {
  it.each([
    'A 🎓 hat',
    '<script>alert(1)</script> lamp',
    '[site](https://a.example/x?y=1) lamp',
    '{{constructor}} lamp, mail a.b@c.example',
    '```\ncode\n``` lamp\n- item',
  ])('keeps the length of %j', (text) => {
    expect(maskNoise(text)).toHaveLength(text.length);
  });
});

function stems(text: string): string[] {
  return wordsOf(text).map(({ folded }) => folded.slice(0, 4));
}
