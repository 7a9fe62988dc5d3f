import { type I18n, type Messages, setupI18n } from '@lingui/core';

import { withFrenchFirst, formatLocales, isLocale, type Locale } from './locales';
import type { Words } from './word-sources';

const languages = {
  en: () => import('./catalogs/en'),
  fr: () => import('./catalogs/fr'),
  es: () => import('./catalogs/es'),
};

/** Every word of one language. The instance is new for each request: a shared one would mix visitors. */
export async function createI18n(locale: Locale): Promise<I18n> {
  return instanceFor(locale, await everyWord(locale));
}

function instanceFor(locale: Locale, messages: Messages): I18n {
  const i18n = setupI18n({ locale, locales: formatLocales[locale], messages: { [locale]: messages } });
  const format = i18n.date.bind(i18n);
  i18n.date = (...values) => withFrenchFirst(format(...values), locale);
  return i18n;
}

/** No word yet, for the browser: `addWords` brings those of a page. */
export function emptyI18n(locale: Locale): I18n {
  const i18n = instanceFor(locale, {});
  added.set(i18n, new Set());
  ofDocument = i18n;
  return i18n;
}

/** The instance of the document, which is made once; the server has none. */
let ofDocument: I18n | undefined;

/** The catalogs that an instance made by `emptyI18n` has already. */
const added = new WeakMap<I18n, Set<string>>();

/**
 * Adds the words of the site and of these catalogs to an instance made by `emptyI18n`, each once. Lingui's `change` event is
 * not raised: on it React would render the whole page again, and throw away parts that are not hydrated yet. Components
 * that show words wait for this promise instead.
 */
export async function addWords(i18n: I18n, names: readonly Words[]): Promise<void> {
  const { locale } = i18n;
  const known = added.get(i18n);
  const missing = ['site', ...names].filter((name) => known?.has(name) === false);
  if (!known || missing.length === 0 || !isLocale(locale)) return;
  const { site, others } = await languages[locale]();
  const read = missing.map(async (name) => {
    const path = `./${name}/${locale}.po`;
    const catalog = site[path] ?? (await others[path]?.());
    if (!catalog) throw new Error(`No catalog ${path}`);
    return catalog.messages;
  });
  Object.assign(i18n.messages, ...(await Promise.all(read)));
  for (const name of missing) known.add(name);
}

/** A part of the page whose code comes late, together with the words that it says (`wordSources`). */
export async function withWords<Part>(names: readonly Words[], load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), ofDocument && addWords(ofDocument, names)]);
  return part;
}

const whole = new Map<Locale, Messages>();

async function everyWord(locale: Locale): Promise<Messages> {
  const known = whole.get(locale);
  if (known) return known;
  const { site, others } = await languages[locale]();
  const catalogs = [
    ...Object.values(site),
    ...(await Promise.all(Object.values(others).map((load) => load()))),
  ];
  const words: Messages = Object.freeze(Object.assign({}, ...catalogs.map(({ messages }) => messages)));
  whole.set(locale, words);
  return words;
}
