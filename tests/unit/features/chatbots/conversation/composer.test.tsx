// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';

import { Composer } from '#app/features/chatbots/conversation/composer';
import { createI18n } from '#app/i18n/i18n';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a question that is edited leaves the one that was being written as it is', async () => {
  const i18n = await createI18n('en');
  const composer = (edited?: string) => (
    <I18nProvider i18n={i18n}>
      <Composer
        // As the conversation has it: the field of an edited question is another one.
        key={edited}
        slug="guide"
        edited={edited}
        answering={false}
        disabled={false}
        onAsk={() => {}}
        onStop={() => {}}
        onCancel={() => {}}
        onStartOver={undefined}
        onBringBack={undefined}
      />
    </I18nProvider>
  );
  const { rerender } = render(composer());
  await userEvent.type(screen.getByRole('textbox'), 'half a new question');
  rerender(composer('an earlier question'));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'an earlier question');
  rerender(composer());
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'half a new question');
});
