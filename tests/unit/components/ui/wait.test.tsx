import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Wait } from '#app/components/ui/wait';
import { emptyI18n } from '#app/i18n/i18n';

test.each([
  ['en', 1, '1 minute'],
  ['fr', 61, '2 minutes'],
  ['es', 3600, '60 minutos'],
  ['en', 3601, '2 hours'],
  ['fr', 5000, '2 heures'],
  ['es', 86_400, '24 horas'],
] as const)('in %s, %s s are told as %s', (locale, seconds, said) => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={emptyI18n(locale)}>
      <Wait seconds={seconds} />
    </I18nProvider>,
  );
  expect(shown.replaceAll('\u00a0', ' ')).toBe(said);
});
