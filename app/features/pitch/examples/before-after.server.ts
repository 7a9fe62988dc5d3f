import { beforeAfterBriefs } from '#app/content/before-after';
import type { Locale } from '#app/i18n/locales';
import { embeddedEngine } from '../engine/embedded';
import { plainText } from '../pitch';
import { stepNumbers } from '../pitch-constants';

type Pair = { trade: string; before: string; after: string };

const written = new Map<Locale, Promise<Pair[]>>();

/** Descriptions of invented offers, and the sentence that this build makes of each; written once for a language. */
export function beforeAfterIn(lang: Locale): Promise<Pair[]> {
  const known = written.get(lang) ?? writePairs(lang);
  written.set(lang, known);
  return known;
}

async function writePairs(lang: Locale): Promise<Pair[]> {
  return Promise.all(
    beforeAfterBriefs[lang].map(async ({ trade, ...fields }) => {
      const run = embeddedEngine.open({ brief: { ...fields, distributedIn: ['EUR'] }, lang });
      const { pitch } = await run.runStep(stepNumbers[5], [], new AbortController().signal);
      if (!pitch) throw new Error('The last step wrote no pitch');
      return { trade, before: fields.description, after: plainText(pitch.oneLiner) };
    }),
  );
}
