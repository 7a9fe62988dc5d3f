import { type I18n, type Messages, setupI18n } from '@lingui/core';

import type { Locale } from './locales';

const catalogs = import.meta.glob<{ messages: Messages }>('./catalogs/*.po');

/** The words of one language, new for each request: a shared instance would mix visitors. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const load = catalogs[`./catalogs/${locale}.po`];
  if (!load) throw new Error(`No catalog for ${locale}`);
  const { messages } = await load();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
