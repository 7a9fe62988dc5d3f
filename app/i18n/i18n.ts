import { type I18n, type Messages, setupI18n } from '@lingui/core';

import type { Locale } from './locales';
import { wordFolders, type Words } from './words';

const catalogs = import.meta.glob<{ messages: Messages }>('./catalogs/*/*.po');

/** What an instance has already; by name. */
const added = new WeakMap<I18n, Set<string>>();

/** Every word of one language. The instance is new for each request: a shared one would mix visitors. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const i18n = setupI18n({ locale, messages: { [locale]: await everyWord(locale) } });
  added.set(i18n, new Set(['site', ...Object.keys(wordFolders)]));
  return i18n;
}

/** No word yet, for the browser: `addWords` brings those of a page. */
export function emptyI18n(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: {} } });
}

/**
 * Brings the words of the site and of these catalogs to an instance made by `emptyI18n`, each once. In silence: what
 * is on the page says none of them, and `load` would have React draw anew what it has not taken over yet.
 */
export async function addWords(i18n: I18n, names: readonly Words[]): Promise<void> {
  const known = added.get(i18n) ?? new Set<string>();
  const missing = ['site', ...names].filter((name) => !known.has(name));
  if (missing.length === 0) return;
  const read = await Promise.all(missing.map((name) => readCatalog(name, i18n.locale)));
  added.set(i18n, new Set([...known, ...missing]));
  Object.assign(i18n.messages, ...read);
}

const whole = new Map<Locale, Messages>();

async function everyWord(locale: Locale): Promise<Messages> {
  const known = whole.get(locale);
  if (known) return known;
  const paths = Object.keys(catalogs).filter((path) => path.endsWith(`/${locale}.po`));
  const read = await Promise.all(paths.map((path) => readPath(path)));
  const words: Messages = Object.freeze(Object.assign({}, ...read));
  whole.set(locale, words);
  return words;
}

function readCatalog(name: string, locale: string): Promise<Messages> {
  return readPath(`./catalogs/${name}/${locale}.po`);
}

async function readPath(path: string): Promise<Messages> {
  const load = catalogs[path];
  if (!load) throw new Error(`No catalog ${path}`);
  return (await load()).messages;
}
