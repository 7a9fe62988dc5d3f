import { expect, test } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { type Brief, briefSchema } from '#app/features/pitch/pitch';
import { locales } from '#app/i18n/locales';

/** As long as a brief may be, in UTF-16 units: each visible character carries three marks. */
function stacked(character: string): Brief {
  const unit = `${character}\u0301\u0301\u0301`;
  return briefSchema.parse({
    category: 'service',
    description: unit.repeat(1000),
    goal: 'investors',
    distributedIn: ['FR'],
    usedBy: unit.repeat(500),
    messagesAndValues: unit.repeat(500),
  });
}

test.each(['@', '.', '’', '-', '('])('a brief of %j alone holds nobody up', async (character) => {
  const brief = stacked(character);
  for (const lang of locales) {
    const began = performance.now();
    await embeddedEngine.runStep(1, { brief, lang, earlier: [] }, new AbortController().signal);
    expect(performance.now() - began).toBeLessThan(2000);
  }
});
