import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** The English words of the code, for components that speak. */
export function WithWords({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
