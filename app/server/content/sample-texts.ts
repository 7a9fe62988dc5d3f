import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { readFrontMatter } from '#app/server/markdown/front-matter';

const files = import.meta.glob<string>('/app/content/sample-report/*.md', {
  query: '?raw',
  import: 'default',
});

const headSchema = z.object({ moment: z.string(), change: z.string() });

/** What the samples say beyond the example of a brief: two answers of its founder, and the study, in Markdown. */
export type SampleTexts = z.infer<typeof headSchema> & { study: string };

export async function readSampleTexts(lang: Locale): Promise<SampleTexts> {
  const path = `/app/content/sample-report/${lang}.md`;
  const source = await files[path]?.();
  if (source === undefined) throw new Error(`There is no ${path}`);
  const { head, body } = readFrontMatter(path, source, headSchema);
  return { ...head, study: body };
}
