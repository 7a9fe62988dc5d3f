import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { parseAnswer } from '#app/server/ai/parse-answer';
import { processorTime } from '#tests/fixtures/processor-time';

const schema = z.object({ finding: z.string().min(1), score: z.number().default(0) });
const finding = { finding: 'Bakers "sell" {bread}', score: 0 };
const json = JSON.stringify({ finding: finding.finding });

describe('an answer', () => {
  test.each([
    ['bare', json],
    ['spread over lines', `\n${JSON.stringify(finding, null, 2)}\n`],
    ['fenced', `\`\`\`json\n${json}\n\`\`\``],
    ['fenced without a language', `\`\`\`\n${json}\n\`\`\``],
    ['between words', `Here it is: ${json} Anything else?`],
    ['between braces in words', `For {you}: ${json} and {them}.`],
    ['after an unclosed brace', `A brace { and then ${json}`],
    ['after thoughts', `<think>{"finding": 1} or {"finding": ""}?</think>${json}`],
    ['around a fence', `\`\`\`json\n${JSON.stringify({ finding: '```' })}\n\`\`\``],
  ])('is read when it is %s', async (_how, text) => {
    const expected = text.includes('"```"') ? { finding: '```', score: 0 } : finding;
    expect(await parseAnswer(text, schema)).toEqual(expected);
  });

  test('is what the schema makes of it', async () => {
    const upper = z.object({ finding: z.string().transform((text) => text.toUpperCase()) });
    expect(await parseAnswer('{"finding":"bread","more":1}', upper)).toEqual({ finding: 'BREAD' });
  });

  test.each(['', ' \n'])('of nothing is empty', async (text) => {
    await expect(parseAnswer(text, schema)).rejects.toMatchObject({ kind: 'empty', retryable: true });
  });

  test.each(['Sorry, no.', '{"finding": "half', '{"finding":', '{"other": 1}', '[]', 'null', '"{}"'])(
    'like %s is invalid, and not quoted in the error',
    async (text) => {
      const error = await parseAnswer(text, schema).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: 'invalid-answer', retryable: true });
      expect(String(error)).not.toContain(text);
    },
  );

  test.each(['{'.repeat(200_000), '{"'.repeat(100_000), `"${'\\'.repeat(200_000)}`])(
    'made to cost time is given up soon',
    async (text) => {
      const spent = processorTime();
      await expect(parseAnswer(`{${text}`, schema)).rejects.toMatchObject({ kind: 'invalid-answer' });
      expect(spent()).toBeLessThan(2000);
    },
  );
});
