import { beforeEach, expect, test } from 'vitest';

import { keptTurns } from '#app/features/chatbots/conversation/kept-turns';
import { newTurn } from '#app/features/chatbots/conversation/turn';

const guide = keptTurns('guide');

beforeEach(() => sessionStorage.clear());

test('a conversation is there after a reload, each chatbot with its own', () => {
  const turn = { ...newTurn('One?'), status: 'done' as const, text: 'A' };
  guide.save([turn]);
  expect(guide.load()).toEqual([turn]);
  expect(keptTurns('marketing').load()).toEqual([]);
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
