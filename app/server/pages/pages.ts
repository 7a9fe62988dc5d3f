import { setImmediate } from 'node:timers/promises';

import { factsIn } from '#app/content/facts';
import type { Locale } from '#app/i18n/locales';
import { runtime } from '../runtime';
import { type PageFile, readPageFile } from './page-file';

export type { PageEntry, PageFile, PageSection } from './page-file';

/** A text of `app/content/{language}`: `name` is its path below and that of its page, as in `solutions-ia/innovation`. */
export type PageText = PageFile & { name: string; lang: Locale };

const files = import.meta.glob<string>('/app/content/{en,fr,es}/**/*.md', {
  query: '?raw',
  import: 'default',
});

const read = new Map<string, Promise<PageText>>();

/**
 * The text of the page at `/{name}` in a language, else in French; undefined where there is none. Read once a process.
 * Throws where the file is not well-formed.
 */
export async function readPage(name: string, lang: Locale): Promise<PageText | undefined> {
  return (await readIn(name, lang)) ?? (lang === 'fr' ? undefined : readIn(name, 'fr'));
}

async function readIn(name: string, lang: Locale): Promise<PageText | undefined> {
  const path = `/app/content/${lang}/${name}.md`;
  const load = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!load) return undefined;
  const known = read.get(path);
  if (known) return known;
  const reading = load().then((source) => ({
    ...readPageFile(path, source, { facts: factsIn(lang), siteUrl: runtime().env.siteUrl }),
    name,
    lang,
  }));
  read.set(path, reading);
  return reading;
}

/** The names of all texts of a language in a folder of `app/content/{language}`, as `readPage` takes them. */
export function pageNames(lang: Locale, folder = ''): string[] {
  const start = `/app/content/${lang}/${folder}`;
  return Object.keys(files)
    .filter((path) => path.startsWith(folder ? `${start}/` : start))
    .map((path) => path.slice(`/app/content/${lang}/`.length, -'.md'.length))
    .toSorted();
}

/** Every text in a language: what search reads. One after the other, so that the process goes on answering. */
export async function allPages(lang: Locale): Promise<PageText[]> {
  const texts: PageText[] = [];
  for (const name of pageNames(lang)) {
    const text = await readPage(name, lang);
    if (text) texts.push(text);
    await setImmediate();
  }
  return texts;
}
