import * as z from 'zod/mini';

import { randomId } from '#app/lib/forms/request-key';
import { type Exchange, failures, passageSchema } from '../../chat';

/**
 * A question and what came of it. `lost`: the connection broke, or the page was left, before the end; `stopped` by the
 * visitor. What had come by then stays.
 */
const turnSchema = z.object({
  id: z.string(),
  question: z.string(),
  status: z.enum(['answering', 'done', 'stopped', 'lost', 'failed']),
  text: z.string(),
  passages: z.optional(z.array(passageSchema)),
  failure: z.optional(z.enum(failures)),
  /** When to ask again, in epoch ms. */
  retryAt: z.optional(z.number()),
});

export type Turn = z.infer<typeof turnSchema>;

export const turnsSchema = z.array(turnSchema);

export function newTurn(question: string): Turn {
  return { id: randomId(), question, status: 'answering', text: '' };
}

export function exchangesOf(turns: readonly Turn[]): Exchange[] {
  return turns
    .filter(({ text, passages }) => text !== '' || passages !== undefined)
    .map(({ question, text }) => ({ question, answer: text }));
}

export function isAnswering(turns: readonly Turn[]): boolean {
  return turns.at(-1)?.status === 'answering';
}

export function isPartial({ status, text }: Turn): boolean {
  return text !== '' && (status === 'stopped' || status === 'lost' || status === 'failed');
}
