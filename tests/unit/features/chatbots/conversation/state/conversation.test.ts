import { expect, test, vi } from 'vitest';

import { type AnswerLine, type ChatRequest, questionsPerConversation } from '#app/features/chatbots/chat';
import { createConversation } from '#app/features/chatbots/conversation/state/conversation';
import { newTurn, type Turn } from '#app/features/chatbots/conversation/state/turn';

/** A server that says what a test tells it to, and a memory of what was kept. */
function setUp(kept: Turn[] = []) {
  const requests: ChatRequest[] = [];
  const saved: (readonly Turn[])[] = [];
  let lines: AnswerLine[] = [];
  let end: 'whole' | 'lost' | 'waits' = 'whole';
  const conversation = createConversation({
    slug: 'guide',
    storage: { load: () => kept, save: (turns) => void saved.push(turns) },
    async *ask(request, signal) {
      requests.push(request);
      yield* lines;
      if (end === 'lost') throw new Error('The connection broke');
      if (end === 'waits') {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        throw signal.reason;
      }
    },
  });
  return {
    conversation,
    requests,
    saved,
    answerWith(next: AnswerLine[], how: typeof end = 'whole') {
      lines = next;
      end = how;
    },
    last: () => conversation.read().at(-1),
    settled: (status: Turn['status']) =>
      vi.waitFor(() => expect(conversation.read().at(-1)?.status).toBe(status)),
  };
}

const whole: AnswerLine[] = [{ kind: 'text', text: 'A ' }, { kind: 'text', text: 'b' }, { kind: 'done' }];

test('an answer is there once it is done, and kept', async () => {
  const { conversation, answerWith, settled, last, saved } = setUp();
  answerWith(whole);
  conversation.ask('One?');
  expect(last()).toMatchObject({ question: 'One?', status: 'answering' });
  await settled('done');
  expect(last()?.text).toBe('A b');
  await vi.waitFor(() => expect(saved.at(-1)).toEqual(conversation.read()));
});

test('a question goes with what was said before', async () => {
  const { conversation, answerWith, settled, requests } = setUp();
  answerWith(whole);
  conversation.ask('One?');
  await settled('done');
  conversation.ask('Two?');
  expect(requests.at(-1)).toMatchObject({ question: 'Two?', history: [{ question: 'One?', answer: 'A b' }] });
});

test('what had come of an answer that is stopped stays, and is marked', async () => {
  const { conversation, answerWith, settled, last } = setUp();
  answerWith([{ kind: 'text', text: 'Half' }], 'waits');
  conversation.ask('One?');
  await vi.waitFor(() => expect(last()?.text).toBe('Half'));
  conversation.stop();
  await settled('stopped');
  expect(last()?.text).toBe('Half');
});

test.each(['lost', 'whole'] as const)('a line that ends early (%s) leaves a lost answer', async (how) => {
  const { conversation, answerWith, settled, last } = setUp();
  answerWith([{ kind: 'text', text: 'Half' }], how);
  conversation.ask('One?');
  await settled('lost');
  expect(last()?.text).toBe('Half');
});

test('a failure says when to come back', async () => {
  const { conversation, answerWith, settled, last } = setUp();
  answerWith([{ kind: 'failed', failure: 'too-many', retryAfter: 60 }]);
  conversation.ask('One?');
  await settled('failed');
  expect(last()?.failure).toBe('too-many');
  expect(last()?.retryAt).toBeGreaterThan(Date.now() + 50_000);
});

test('the last question can be asked again, in other words, in place of itself', async () => {
  const { conversation, answerWith, settled, requests } = setUp();
  answerWith(whole);
  conversation.ask('One?');
  await settled('done');
  conversation.askAgain('Won?');
  await settled('done');
  expect(conversation.read().map(({ question }) => question)).toEqual(['Won?']);
  expect(requests.at(-1)?.history).toEqual([]);
});

test('a second question waits for the first answer', () => {
  const { conversation, answerWith } = setUp();
  answerWith([], 'waits');
  conversation.ask('One?');
  conversation.ask('Two?');
  expect(conversation.read()).toHaveLength(1);
});

test('starting over ends the answer that comes, and forgets', async () => {
  const { conversation, answerWith, saved } = setUp();
  answerWith([{ kind: 'text', text: 'Half' }], 'waits');
  conversation.ask('One?');
  conversation.startOver();
  expect(conversation.read()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(conversation.read()).toEqual([]);
  expect(saved.at(-1)).toEqual([]);
});

test('a conversation that was started over comes back, an answer that was coming as a stopped one', async () => {
  const { conversation, answerWith, settled, saved, last } = setUp();
  answerWith(whole);
  conversation.ask('One?');
  await settled('done');
  answerWith([{ kind: 'text', text: 'Half' }], 'waits');
  conversation.ask('Two?');
  await vi.waitFor(() => expect(last()?.text).toBe('Half'));
  conversation.startOver();
  await new Promise((resolve) => setTimeout(resolve));
  conversation.bringBack();
  expect(conversation.read()).toMatchObject([
    { question: 'One?', text: 'A b', status: 'done' },
    { question: 'Two?', text: 'Half', status: 'stopped' },
  ]);
  expect(saved.at(-1)).toEqual(conversation.read());
});

test('forty questions are a whole conversation', () => {
  const kept = Array.from({ length: questionsPerConversation }, () => ({
    ...newTurn('One?'),
    status: 'done' as const,
  }));
  const { conversation, requests } = setUp(kept);
  conversation.ask('Another?');
  expect(requests).toEqual([]);
  expect(conversation.read()).toHaveLength(questionsPerConversation);
});
