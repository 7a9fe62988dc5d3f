import { globSync, readFileSync } from 'node:fs';

import { conditions, factsIn } from '#app/content/facts';
import { type Locale, locales } from '#app/i18n/locales';
import {
  type TextFileEntry,
  type ParsedTextFile,
  parseTextFile,
} from '#app/server/text-files/parse-text-file';

/** Its name below `app/content/{lang}`, as `readPage` takes it, and what its reader makes of it. */
export type SiteText = { name: string; lang: Locale; page: ParsedTextFile };

const siteUrl = 'https://verbe.example';

/** Every text of the site, read as the site reads it; each line that depends on a condition is in it. */
export const siteTexts: SiteText[] = locales.flatMap((lang) =>
  globSync(`app/content/${lang}/**/*.md`)
    .toSorted()
    .map((path) => ({
      name: path.slice(`app/content/${lang}/`.length, -'.md'.length),
      lang,
      page: parseTextFile(path, readFileSync(path, 'utf8'), { facts: factsIn(lang, conditions), siteUrl }),
    })),
);

/** The sections of a text and what stands below them, in the order of the page. */
export function headingsOf({ page }: SiteText): TextFileEntry[] {
  return page.sections.flatMap((section) => [section, ...section.entries]);
}

/** Everything of a text that a visitor reads, without marks; a sign that stands alone is none of its words. */
export function wordsOf(text: SiteText): string[] {
  const { page } = text;
  const words = [
    ...stringsIn(page.fields),
    plain(page.intro),
    ...headingsOf(text).flatMap(({ title, html }) => [title, plain(html)]),
  ];
  return words.filter((said) => said.length > 1);
}

/** Where its links lead. */
export function linksOf(text: SiteText): string[] {
  const html = [text.page.intro, ...headingsOf(text).map((entry) => entry.html)].join('\n');
  return Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function plain(html: string): string {
  return html
    .replaceAll(/<code>.*?<\/code>/gs, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#x([0-9A-F]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
