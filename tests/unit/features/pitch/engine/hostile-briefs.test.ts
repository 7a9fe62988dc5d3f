import { expect, test } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import type { PitchOrder } from '#app/features/pitch/pitch';
import { stepNumbers } from '#app/features/pitch/pitch-constants';
import { locales } from '#app/i18n/locales';
import { hostileBriefs, randomBriefs } from '#tests/fixtures/briefs/hostile';

// How long they take is measured by `npm run bench:pitch`.

const { signal } = new AbortController();

async function answerEveryStep(order: PitchOrder): Promise<void> {
  const run = embeddedEngine.open(order);
  for (const step of stepNumbers) {
    const { finding, pitch } = await run.runStep(step, [], signal);
    expect(finding.length).toBeGreaterThan(0);
    if (pitch) expect((await run.score({ pitch, refinements: [] }, signal)).checks).toHaveLength(10);
  }
}

test.each(hostileBriefs)('every step answers $name', async ({ brief }) => {
  for (const lang of locales) await answerEveryStep({ brief, lang });
});

// Each alphabet comes twice, in two of the languages.
test.each(randomBriefs(34).map((one, at) => ({ ...one, at })))(
  'every step answers $name',
  async ({ brief, at }) => {
    const [lang] = locales.slice(at % locales.length);
    if (lang) await answerEveryStep({ brief, lang });
  },
);
