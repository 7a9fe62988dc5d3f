import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Locale } from '#app/i18n/locales';

export const articleLanguageNotes: Record<Locale, MessageDescriptor> = {
  en: msg`This article is in English: it has not been translated yet.`,
  fr: msg`This article is in French: it has not been translated yet.`,
  es: msg`This article is in Spanish: it has not been translated yet.`,
};

export const cardLanguageNotes: Record<Locale, MessageDescriptor> = {
  en: msg`In English`,
  fr: msg`In French`,
  es: msg`In Spanish`,
};
