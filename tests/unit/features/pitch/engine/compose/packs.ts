import type { LanguagePack } from '#app/features/pitch/engine/pack';
import { packFor } from '#app/features/pitch/engine/packs';
import type { Brief } from '#app/features/pitch/pitch';
import { samples } from '#tests/fixtures/briefs/samples';

export const lamp: Brief = { category: 'product', goal: 'investors', ...samples.en.full };

export const english: LanguagePack = packFor('en');

/** The English pack with another way to restyle a sentence. */
export function restylingBy(restyle: (sentence: string) => string): LanguagePack {
  return { ...english, restyle };
}
