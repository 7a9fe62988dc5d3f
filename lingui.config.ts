import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { wordFolders } from './app/i18n/words.ts';

const catalogOf = (name: string, include: readonly string[], exclude: readonly string[]) => ({
  path: `<rootDir>/app/i18n/catalogs/${name}/{locale}`,
  include: include.map((folder) => `<rootDir>/${folder}`),
  exclude: exclude.map((folder) => `<rootDir>/${folder}`),
});

const own: [name: string, folders: string[]][] = Object.entries(wordFolders).map(([name, folders]) => [
  name,
  folders.map((folder) => `app/${folder}`),
]);
const claimed = own.flatMap(([, folders]) => folders);
const serverFiles = ['app/server/**', 'app/features/*/server/**', 'app/**/*.server.ts'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'es'],
  catalogs: [
    ...own.map(([name, folders]) => catalogOf(name, folders, [...below(folders), ...serverFiles])),
    catalogOf('site', ['app'], [...claimed.map((folder) => `${folder}/**`), ...serverFiles]),
    catalogOf('server', serverFiles, []),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});

/** The folders of other catalogs below those of one. */
function below(folders: string[]): string[] {
  return claimed
    .filter((folder) => folders.some((above) => folder.startsWith(`${above}/`)))
    .map((folder) => `${folder}/**`);
}
