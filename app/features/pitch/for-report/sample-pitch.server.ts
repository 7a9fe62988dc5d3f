import { briefExamples } from '#app/content/brief-examples';
import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { readSampleTexts } from '#app/server/content/sample-texts';
import type { Brief } from '../brief-schema';
import { writeByRules } from '../write-by-rules.server';
import { reportMaterial, type StudiedPitch } from './report-material.server';

/** The pitch of an invented offer, as this build writes it by rules. */
export async function samplePitch(lang: Locale): Promise<StudiedPitch> {
  const { moment, change } = await readSampleTexts(lang);
  const { distributedIn, ...example } = briefExamples[lang].product;
  const brief: Brief = { category: 'product', ...example, distributedIn: [...distributedIn], moment, change };
  const { pitch, findings, run } = await writeByRules(brief, lang);
  const score = await run.score({ pitch, refinements: [] }, new AbortController().signal);
  return { lang, brief, pitch, findings, score };
}

/** That pitch, and what the six steps found, in words. */
export async function sampleMaterial(lang: Locale) {
  return reportMaterial(await samplePitch(lang), await createI18n(lang));
}
