import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

import type { Locale } from '#app/i18n/locales';

/**
 * What weights are for: `mending` speaks for each word that may have been meant (`npm run mending`), `parting` for a sentence that begins
 * behind a comma, `pausing` for a mark that was not typed (`npm run parting`).
 */
export type WeightsName = 'mending' | 'parting' | 'pausing';

const loaded = new Map<string, Int8Array>();

/** One weight a place, in units of `weightUnit`. Read when a language is first asked for. */
export function weightsOf(name: WeightsName, lang: Locale): Int8Array {
  const key = `${lang}/${name}`;
  const weights = loaded.get(key) ?? new Int8Array(gunzipSync(readFileSync(weightsFileOf(name, lang))));
  loaded.set(key, weights);
  return weights;
}

/** Where the weights of a language are kept, packed with gzip. */
export function weightsFileOf(name: WeightsName, lang: Locale): string {
  return fileURLToPath(import.meta.resolve(`#app/features/pitch/engine/languages/${lang}/${name}.gz`));
}

/** A weight of 1 in the file. */
export const weightUnit = 1 / 24;
