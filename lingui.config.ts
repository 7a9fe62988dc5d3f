import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { wordSources } from './app/i18n/word-sources.ts';

const catalogOf = (name: string, include: readonly string[], exclude: readonly string[]) => ({
  path: `<rootDir>/app/i18n/catalogs/${name}/{locale}`,
  include: include.map((path) => `<rootDir>/${path}`),
  exclude: exclude.map((path) => `<rootDir>/${path}`),
});

const own: [name: string, sources: string[]][] = Object.entries(wordSources).map(([name, sources]) => [
  name,
  sources.map((source) => `app/${source}`),
]);
const claimed = own.flatMap(([, sources]) => sources);
const serverFiles = ['app/server/**', 'app/features/*/server/**', 'app/**/*.server.ts'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'es'],
  catalogs: [
    ...own.map(([name, sources]) => catalogOf(name, sources, [...below(sources), ...serverFiles])),
    catalogOf('site', ['app'], [...claimed.flatMap(fileOrFolder), ...serverFiles]),
    catalogOf('server', serverFiles, []),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});

/** What other catalogs claim below the folders of one. */
function below(sources: string[]): string[] {
  return claimed
    .filter((path) => !sources.includes(path) && sources.some((above) => path.startsWith(`${above}/`)))
    .flatMap(fileOrFolder);
}

function fileOrFolder(path: string): string[] {
  return [path, `${path}/**`];
}
