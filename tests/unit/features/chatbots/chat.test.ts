import { describe, expect, test } from 'vitest';

import {
  chatRequestSchema,
  fittingHistory,
  chatHistoryLimit,
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
  const half = { question: 'q', answer: 'x'.repeat(chatHistoryLimit / 2 - 1) };
  const history = [{ question: 'first', answer: '' }, half, half];
  expect(fittingHistory(history)).toEqual([half, half]);
});

test.each([
  ['Chinese', '价格是多少？'],
  ['Hindi', 'कितना खर्च होगा? '],
  ['code', '"<b>\\n</b>"\n'],
  ['flags', '🇫🇷'],
])('a request in %s keeps to the 64 KiB of a body, and what came last is in it', (_what, words) => {
  const text = (length: number) => words.repeat(length).slice(0, length);
  const exchanges = Array.from({ length: 30 }, () => ({ question: text(60), answer: text(1_200) }));
  const history = fittingHistory(exchanges);
  expect(history.length).toBeGreaterThan(5);
  // The framework's serialiser writes strings in a string.
  const body = JSON.stringify(JSON.stringify({ ...request, question: text(2_000), history }));
  expect(new TextEncoder().encode(body).length).toBeLessThan(60_000);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a passage does not lead to %s',
  (path) => {
    expect(passageSchema.safeParse({ path, title: 't', quote: 'q', lang: 'en' }).success).toBe(false);
  },
);
