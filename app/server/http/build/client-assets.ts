import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

const urls = new Map<Locale, Record<string, string>>();

export function catalogUrls(locale: Locale): Record<string, string> {
  const cached = urls.get(locale);
  if (cached) return cached;
  const read = Object.fromEntries(
    Object.entries(readManifest()).flatMap(([path, { file }]) => {
      const [, name = 'site', of] = /^app\/i18n\/catalogs\/(?:([\w-]+)\/)?(\w+)\.(?:po|ts)$/.exec(path) ?? [];
      return of === locale ? [[name, `/${file}`]] : [];
    }),
  );
  urls.set(locale, read);
  return read;
}

function readManifest(): z.infer<typeof manifestSchema> {
  if (!import.meta.env.PROD) return {};
  const file = join(process.cwd(), 'dist/client/.vite/manifest.json');
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
