import { setImmediate } from 'node:timers/promises';

import { type Condition, conditions, factsIn } from '#app/content/facts';
import type { Locale } from '#app/i18n/locales';
import type { Env } from '../env';
import { siteStateOf } from '../site-state';
import { type ParsedTextFile, parseTextFile } from './parse-text-file';

export type { TextFileEntry, ParsedTextFile, TextFileSection } from './parse-text-file';

/** `name` is its path, as in `solutions-ia/innovation`. */
export type TextFile = ParsedTextFile & { name: string; lang: Locale };

const files = import.meta.glob<string>('/app/content/{en,fr,es}/**/*.md', {
  query: '?raw',
  import: 'default',
});

export type TextFiles = {
  /** The text of `/{name}` in a language, else in French. Throws where the file is not well-formed. */
  read(name: string, lang: Locale): Promise<TextFile | undefined>;
  all(lang: Locale): Promise<TextFile[]>;
};

/** Each file is read once, with what is so of this installation. */
export function createTextFiles(env: Env): TextFiles {
  const holding = conditionsIn(env);
  const cached = new Map<string, Promise<TextFile>>();

  async function readIn(name: string, lang: Locale): Promise<TextFile | undefined> {
    const path = `/app/content/${lang}/${name}.md`;
    const load = Object.hasOwn(files, path) ? files[path] : undefined;
    if (!load) return undefined;
    const known = cached.get(path);
    if (known) return known;
    const reading = load().then((source) => ({
      ...parseTextFile(path, source, { facts: factsIn(lang, holding), siteUrl: env.siteUrl }),
      name,
      lang,
    }));
    cached.set(path, reading);
    return reading;
  }

  async function read(name: string, lang: Locale): Promise<TextFile | undefined> {
    return (await readIn(name, lang)) ?? (lang === 'fr' ? undefined : readIn(name, 'fr'));
  }

  return {
    read,
    async all(lang) {
      const texts: TextFile[] = [];
      for (const name of pageNames(lang)) {
        const text = await read(name, lang);
        if (text) texts.push(text);
        // The process goes on answering.
        await setImmediate();
      }
      return texts;
    },
  };
}

function conditionsIn(env: Env): Condition[] {
  const { model, noTraining, hostedInFrance, measured } = siteStateOf(env);
  const holds: Record<Condition, boolean> = {
    model,
    noModel: !model,
    modelTrains: model && !noTraining,
    modelNeverTrains: model && noTraining,
    hostedInFrance,
    measured,
    notMeasured: !measured,
  };
  return conditions.filter((name) => holds[name]);
}

/** Names of the pages of text, such as `contact/team`; with `folder` those below it. */
export function pageNames(lang: Locale, folder = ''): string[] {
  const start = `/app/content/${lang}/${folder}`;
  return Object.keys(files)
    .filter((path) => path.startsWith(folder ? `${start}/` : start))
    .map((path) => path.slice(`/app/content/${lang}/`.length, -'.md'.length))
    .toSorted();
}
