import { briefExamples } from '#app/content/brief-examples';
import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { readSampleTexts } from '#app/server/content/sample-texts';
import type { Brief } from '../brief-schema';
import { embeddedEngine } from '../engine/embedded';
import { stepNumbers } from '../pitch-constants';
import type { StepOutput } from '../pitch';
import { reportMaterial, type StudiedPitch } from './report-material.server';

/** The pitch of an invented offer, as this build writes it by rules. */
export async function samplePitch(lang: Locale): Promise<StudiedPitch> {
  const { moment, change } = await readSampleTexts(lang);
  const { distributedIn, ...example } = briefExamples[lang].product;
  const brief: Brief = { category: 'product', ...example, distributedIn: [...distributedIn], moment, change };
  const { signal } = new AbortController();
  const run = embeddedEngine.open({ brief, lang });
  const outputs: StepOutput[] = [];
  for (const step of stepNumbers) outputs.push(await run.runStep(step, outputs, signal));
  const pitch = outputs.at(-1)?.pitch;
  if (!pitch) throw new Error('The last step wrote no pitch');
  const findings = stepNumbers.flatMap((step, at) => {
    const finding = outputs[at]?.finding;
    return finding ? [{ step, finding }] : [];
  });
  return { lang, brief, pitch, findings, score: await run.score({ pitch, refinements: [] }, signal) };
}

/** That pitch, and what the six steps found, in words. */
export async function sampleMaterial(lang: Locale) {
  return reportMaterial(await samplePitch(lang), await createI18n(lang));
}
