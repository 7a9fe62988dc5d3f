import { afterEach, expect, test, vi } from 'vitest';

import { turnStorage } from '#app/features/chatbots/conversation/state/turn-storage';
import { newTurn } from '#app/features/chatbots/conversation/state/turn';

const guide = turnStorage('guide');

afterEach(() => void vi.restoreAllMocks());

test('a conversation is there after a reload, each chatbot with its own', () => {
  const turn = { ...newTurn('One?'), status: 'done' as const, text: 'A' };
  guide.save([turn]);
  expect(guide.load()).toEqual([turn]);
  expect(turnStorage('marketing').load()).toEqual([]);
});

test('an answer that was coming when the page was left is lost, and what had come is not', () => {
  guide.save([{ ...newTurn('One?'), text: 'Half' }]);
  expect(guide.load()).toMatchObject([{ status: 'lost', text: 'Half' }]);
});

test.each(['{', '[{"question":1}]', '{"turns":[]}', 'null'])(
  'what another wrote (%s) is no conversation',
  (text) => {
    sessionStorage.setItem('chat-guide', text);
    expect(guide.load()).toEqual([]);
  },
);

test('a conversation that is started over leaves nothing behind', () => {
  guide.save([newTurn('One?')]);
  guide.save([]);
  expect(sessionStorage.length).toBe(0);
});

test('a browser that refuses storage keeps it as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  guide.save([newTurn('One?')]);
  expect(guide.load()).toMatchObject([{ question: 'One?' }]);
  guide.save([]);
  expect(guide.load()).toEqual([]);
});
