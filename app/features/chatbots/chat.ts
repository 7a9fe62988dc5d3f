import * as z from 'zod/mini';

import { locales } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/clean-text';
import { fitsIn, isVisible } from '#app/lib/text';

/** Of a question, in characters as a reader counts them (product 5.1). */
export const questionLimit = 2_000;

/** Questions of one conversation. */
export const questionsPerConversation = 40;

/** Of an answer, in UTF-16 units: what comes after is left out. */
export const chatAnswerLimit = 16_000;

/** What came before in the conversation, in UTF-16 units. */
export const chatHistoryLimit = 24_000;

/** The same in bytes of a request body, which holds 64 KiB and the question too: Chinese or Hindi takes three a unit. */
const chatHistoryBytes = 40_000;

const questionSchema = z
  .string()
  .check(z.refine((text) => isCleanText(text) && isVisible(text) && fitsIn(text, questionLimit)));

const exchangeSchema = z.strictObject({
  question: questionSchema,
  answer: z.string().check(
    z.maxLength(chatAnswerLimit),
    z.refine((text) => text.isWellFormed()),
  ),
});

/** A question that was answered, and its answer. */
export type Exchange = z.infer<typeof exchangeSchema>;

/** `history`: the end of the conversation, the latest last. */
export const chatRequestSchema = z.strictObject({
  slug: z.string().check(z.maxLength(200), z.refine(isCleanText), z.normalize('NFC')),
  question: questionSchema,
  history: z.array(exchangeSchema).check(z.maxLength(questionsPerConversation)),
});

export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** What the guide found: `path` and `hash` lead there; `quote` is in the language `lang`. */
export const passageSchema = z.object({
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  hash: z.optional(z.string()),
  title: z.string(),
  partOf: z.optional(z.string()),
  quote: z.string(),
  lang: z.enum(locales),
});

export type Passage = z.infer<typeof passageSchema>;

/** Why there is no answer, or no whole one; `closed`: the chatbot is not open (any more); `away`: nobody knows. */
export const failures = [
  'too-many',
  'busy',
  'away',
  'closed',
  'timeout',
  'rate-limited',
  'unavailable',
  'refused',
  'empty',
  'cut',
  'too-long',
  'budget-spent',
] as const;

export type Failure = (typeof failures)[number];

/**
 * One line of an answer as it comes. `passages` come first from the guide, and are empty where the site says nothing of
 * what is asked. The last line is `done` or `failed`; `retryAfter` in seconds.
 */
export const answerLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passages'), passages: z.array(passageSchema) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('failed'), failure: z.enum(failures), retryAfter: z.optional(z.number()) }),
]);

export type AnswerLine = z.infer<typeof answerLineSchema>;

/** The latest exchanges that fit in a request. */
export function fittingHistory(exchanges: readonly Exchange[]): Exchange[] {
  let remaining = chatHistoryLimit;
  let remainingBytes = chatHistoryBytes;
  const fitting: Exchange[] = [];
  for (const exchange of exchanges.toReversed()) {
    remaining -= exchange.question.length + exchange.answer.length;
    remainingBytes -= bytesOf(exchange);
    if (remaining < 0 || remainingBytes < 0 || fitting.length === questionsPerConversation) break;
    fitting.unshift(exchange);
  }
  return fitting;
}

/** What an exchange takes in a request: the framework writes strings within a string, and `<` as `\x3C`. */
function bytesOf(exchange: Exchange): number {
  const inner = JSON.stringify(exchange).replaceAll('<', String.raw`\x3C`);
  return new TextEncoder().encode(JSON.stringify(inner)).length;
}
