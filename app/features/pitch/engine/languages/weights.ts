import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

import type { Locale } from '#app/i18n/locales';

const loaded: Partial<Record<Locale, Int8Array>> = {};

/** What speaks for each word that may have been meant (`npm run mending` fits it): one weight a place. Read when a language is first asked for. */
export function mendingWeightsOf(lang: Locale): Int8Array {
  return (loaded[lang] ??= new Int8Array(gunzipSync(readFileSync(mendingFileOf(lang)))));
}

/** Where the weights of a language are kept, packed with gzip. */
export function mendingFileOf(lang: Locale): string {
  return fileURLToPath(import.meta.resolve(`#app/features/pitch/engine/languages/${lang}/mending.gz`));
}

/** A weight of 1 in the file. */
export const weightUnit = 1 / 24;
