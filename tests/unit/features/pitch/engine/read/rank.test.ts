import { describe, expect, it } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { knownOffers, type LabelledBrief, labelledBriefs } from '#tests/fixtures/briefs/offers';
import { shareSaid } from '#tests/fixtures/briefs/share-said';

describe('the sentence that tells what is sold', () => {
  it('is found in nine of ten briefs of founders', () => {
    expect(misread(labelledBriefs).length).toBeLessThanOrEqual(labelledBriefs.length / 10);
  });

  it('is found in the other fixtures', () => {
    expect(misread(knownOffers).length).toBeLessThanOrEqual(knownOffers.length / 25);
  });
});

function misread(briefs: readonly LabelledBrief[]): string[] {
  return briefs
    .filter(({ brief, locale, offer }) => {
      const reading = readBrief({ brief, ...embeddedEngine.languageOf(brief, locale) });
      const sold = reading.facts.find(({ kind }) => kind === 'offer')?.text ?? '';
      return shareSaid(offer, sold) < leastShare;
    })
    .map(({ name }) => name);
}

const leastShare = 0.45;
