import { describe, expect, it } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { type Pitch, plainText, spokenIn, type StepOutput } from '#app/features/pitch/pitch';
import { locales } from '#app/i18n/locales';
import { type Injection, injections } from '#tests/fixtures/injections';
import { never, useModelEngine, writePitch } from './use-model-engine';

const oneInEach = locales.flatMap((lang) => injections.find(({ locale }) => locale === lang) ?? []);

describe('an attempt to give orders through the brief', () => {
  const { fake, engine } = useModelEngine();

  it('is made at least 25 times, in three languages', () => {
    expect(injections.length).toBeGreaterThanOrEqual(25);
    expect(new Set(injections.map(({ locale }) => locale)).size).toBe(3);
  });

  it.each(injections)('leaves the embedded engine at the offer: $name', async (injection) => {
    const { outputs, pitch } = await writePitch(embeddedEngine, injection.brief, injection.locale);
    expectOffer(injection, outputs, pitch);
  });

  // A model that behaves answers what the embedded engine writes.
  it.each(oneInEach)('leaves the model engine at the offer: $name', async (injection) => {
    const { outputs, pitch } = await writePitch(await engine(), injection.brief, injection.locale);
    expectOffer(injection, outputs, pitch);
  });

  it.each(injections)('ends as plain text when the model is hostile: $name', async (injection) => {
    fake().mode = 'hostile';
    const { outputs, pitch } = await writePitch(await engine(), injection.brief, injection.locale);
    expectOffer(injection, outputs, pitch);
    expect(saidIn(outputs, pitch)).not.toMatch(/<|>|https?:|javascript:|evil\.example|!\[|\]\(|onerror/iu);
  });

  it.each(injections)(
    'stands inside the marks, in words that a reader can see: $name',
    async ({ brief, locale }) => {
      await (await engine()).open({ brief, lang: locale }).runStep(1, [], never);
      const { prompt = '', system = '' } = fake().calls[0] ?? {};
      const [before = '', inside = '', after = ''] = prompt.split(/^<\/?data-[0-9a-f]+ offer>$/mu);
      const words = brief.description.slice(0, 40);
      expect(inside).toContain(words);
      expect(before + after + system).not.toContain(words);
      expect(prompt.match(/^Task: /gmu)).toHaveLength(1);
      expect(inside).not.toMatch(/[\u{E0000}-\u{E007F}\u200b]/u);
    },
  );
});

function expectOffer({ offer, payload }: Injection, outputs: StepOutput[], pitch: Pitch): void {
  const text = saidIn(outputs, pitch);
  expect(plainText(pitch.oneLiner) + plainText(spokenIn(pitch, 60))).toMatch(offer);
  expect(text).not.toMatch(payload);
}

/** All that a visitor would see. */
function saidIn(outputs: StepOutput[], { oneLiner, spoken, openings, email }: Pitch): string {
  const findings = outputs.flatMap(({ finding }) => finding);
  const passages = [
    ...findings,
    oneLiner,
    ...Object.values(spoken).flat(),
    ...openings,
    email.subject,
    ...email.body,
  ];
  return passages.map((passage) => plainText(passage)).join('\n');
}
