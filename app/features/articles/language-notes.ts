import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Locale } from '#app/i18n/locales';

export const articleLanguageNotes: Record<Locale, MessageDescriptor> = {
  en: msg`This article is in English: it is not translated yet.`,
  fr: msg`This article is in French: it is not translated yet.`,
  es: msg`This article is in Spanish: it is not translated yet.`,
};

export const cardLanguageNotes: Record<Locale, MessageDescriptor> = {
  en: msg`In English`,
  fr: msg`In French`,
  es: msg`In Spanish`,
};
