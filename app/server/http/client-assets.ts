import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

let manifest: z.infer<typeof manifestSchema> | undefined;

/** Address of the script that holds the words of a language, so that a page can ask for it at once. */
export function catalogUrl(locale: Locale): string | undefined {
  manifest ??= readManifest();
  const entry = manifest[`app/i18n/catalogs/${locale}.po`];
  return entry && `/${entry.file}`;
}

/** The client build's manifest; empty in development, where nothing is built. */
function readManifest(): z.infer<typeof manifestSchema> {
  if (!import.meta.env.PROD) return {};
  const file = join(process.cwd(), 'dist/client/.vite/manifest.json');
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
