import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ExampleButton } from '#app/features/pitch/form/example-button';
import { createI18n } from '#app/i18n/i18n';
import { show } from '#tests/unit/show';

const button = <ExampleButton category="product" onExample={() => {}} />;

test('cannot be pressed while the scripts of its page are still to come', async () => {
  const i18n = await createI18n('en');
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>{button}</QueryClientProvider>
    </I18nProvider>,
  );
  expect(html).toMatch(/<button[^>]* disabled=""/);
});

test('can be pressed once they are there', async () => {
  await show(button);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start from an example' }).disabled).toBe(
    false,
  );
});
