import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { questionsPerConversation } from '#app/features/chatbots/chat';
import type { ShownChatbot } from '#app/features/chatbots/chatbot';
import { ConversationView } from '#app/features/chatbots/conversation/conversation-view';
import { newTurn } from '#app/features/chatbots/conversation/state/turn';
import { show } from '#tests/unit/show';

const guide: ShownChatbot = {
  slug: 'guide',
  name: 'The guide',
  description: '',
  active: true,
  guide: true,
  answeredBy: 'model',
  lang: 'en',
};

test.each([2, questionsPerConversation])(
  'a conversation of %i questions is cleared, and comes back',
  async (count) => {
    const turns = Array.from({ length: count }, (_, at) => ({
      ...newTurn(`Question ${at + 1}?`),
      status: 'done',
      text: `Answer ${at + 1}.`,
    }));
    sessionStorage.setItem('chat-guide', JSON.stringify(turns));
    // What jsdom has not.
    window.scrollBy = () => {};
    await show(<ConversationView chatbot={guide} />);
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(await screen.findByText('Answer 1.')).toBeTruthy();
    expect(told()).not.toContain('The answer is complete.');

    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(screen.queryByText('Answer 1.')).toBeNull();
    expect(sessionStorage.getItem('chat-guide')).toBeNull();
    expect(told()).toContain('The conversation is empty.');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));

    await userEvent.click(screen.getByRole('button', { name: 'Bring the conversation back' }));
    expect(screen.getByText('Answer 1.')).toBeTruthy();
    expect(sessionStorage.getItem('chat-guide')).toBe(JSON.stringify(turns));
    expect(told()).toContain('The conversation is back.');
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Bring the conversation back' })).toBeNull();
  },
);

test('an edit that is given up leaves the keyboard where questions are written', async () => {
  sessionStorage.setItem(
    'chat-guide',
    JSON.stringify([{ ...newTurn('Question?'), status: 'done', text: 'Answer.' }]),
  );
  window.scrollBy = () => {};
  await show(<ConversationView chatbot={guide} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  await userEvent.keyboard('{Escape}');
  const field = screen.getByRole('textbox', { name: 'Your question' });
  expect(document.activeElement).toBe(field);
});
