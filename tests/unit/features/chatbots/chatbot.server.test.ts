import { expect, test } from 'vitest';

import { shownChatbot } from '#app/features/chatbots/chatbot.server';
import type { Chatbot } from '#app/server/content/content-source';

const marketing: Chatbot = {
  slug: 'marketing',
  name: 'Marketing',
  description: 'Il en parle.',
  order: 2,
  active: true,
  prompt: 'You are …',
  lang: 'fr',
};
const guide: Chatbot = { ...marketing, slug: 'guide', order: 1 };
const model = {};

test('a chatbot of general knowledge needs a language model', () => {
  expect(shownChatbot(marketing, { model })).toMatchObject({ active: true, guide: false });
  expect(shownChatbot(marketing, {}).active).toBe(false);
});

test('the guide needs none', () => {
  expect(shownChatbot(guide, {})).toMatchObject({ active: true, guide: true });
});

test('one that its editors switched off is inactive', () => {
  expect(shownChatbot({ ...guide, active: false }, { model }).active).toBe(false);
});

test('its prompt stays on the server', () => {
  expect(shownChatbot(marketing, { model })).not.toHaveProperty('prompt');
});
