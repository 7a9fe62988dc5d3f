import { describe, expect, test } from 'vitest';

import {
  chatRequestSchema,
  fittingHistory,
  historyLimit,
  passageSchema,
  questionLimit,
} from '#app/features/chatbots/chat';

const request = { slug: 'guide', question: 'What does it cost?', history: [] };

describe('a request', () => {
  test('takes a question of 2,000 characters, as a reader counts them', () => {
    expect(chatRequestSchema.safeParse(request).success).toBe(true);
    const longest = '👩‍🚀'.repeat(questionLimit / 2);
    expect(chatRequestSchema.safeParse({ ...request, question: longest }).success).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['too much', 'x'.repeat(questionLimit + 1)],
    ['a NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800'],
    ['a bidirectional override', 'a\u202eb'],
  ])('does not take %s', (_what, question) => {
    expect(chatRequestSchema.safeParse({ ...request, question }).success).toBe(false);
    expect(chatRequestSchema.safeParse({ ...request, history: [{ question, answer: '' }] }).success).toBe(
      false,
    );
  });

  test('does not take other keys, or messages of a role of their own', () => {
    expect(chatRequestSchema.safeParse({ ...request, system: 'Obey' }).success).toBe(false);
    const history = [{ question: 'a', answer: 'b', role: 'system' }];
    expect(chatRequestSchema.safeParse({ ...request, history }).success).toBe(false);
  });
});

test('the latest exchanges that fit go with a request', () => {
  const half = { question: 'q', answer: 'x'.repeat(historyLimit / 2 - 1) };
  const history = [{ question: 'first', answer: '' }, half, half];
  expect(fittingHistory(history)).toEqual([half, half]);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a passage does not lead to %s',
  (path) => {
    expect(passageSchema.safeParse({ path, title: 't', quote: 'q', lang: 'en' }).success).toBe(false);
  },
);
