import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';

import { Composer } from '#app/features/chatbots/conversation/composer';
import { createI18n } from '#app/i18n/i18n';

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

test('the second click of a double one on “Send” does not stop the answer', async () => {
  const i18n = await createI18n('en');
  const onStop = vi.fn<() => void>();
  render(
    <I18nProvider i18n={i18n}>
      <Composer
        slug="guide"
        edited={undefined}
        answering
        disabled={false}
        onAsk={() => {}}
        onStop={onStop}
        onCancel={() => {}}
        onStartOver={undefined}
        onBringBack={undefined}
      />
    </I18nProvider>,
  );
  const stop = screen.getByRole('button', { name: 'Stop' });
  fireEvent.click(stop, { detail: 2 });
  expect(onStop).not.toHaveBeenCalled();
  fireEvent.click(stop, { detail: 1 });
  expect(onStop).toHaveBeenCalledTimes(1);
});
