import { expect, test } from 'vitest';

import { type AnswerLine, chatAnswerLimit } from '#app/features/chatbots/chat';
import { modelLines } from '#app/features/chatbots/server/model-lines';

test('an answer that is cut ends in a whole character', async () => {
  const begun = 'x'.repeat(chatAnswerLimit - 1);
  const model = {
    async *stream() {
      yield `${begun}👩 and more`;
    },
  };
  const { signal } = new AbortController();
  const call = { question: 'One?', history: [], signal, purpose: 'chatbot', system: '' };
  const lines: AnswerLine[] = [];
  for await (const line of modelLines(model, call)) lines.push(line);
  expect(lines).toEqual([
    { kind: 'text', text: begun },
    { kind: 'failed', failure: 'cut' },
  ]);
});
