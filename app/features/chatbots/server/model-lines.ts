import { beginningOf } from '#app/lib/text';
import type { LanguageModel } from '#app/server/ai/language-model';
import { ModelError, type ModelErrorKind } from '#app/server/ai/model-error';
import { chatAnswerLimit, type AnswerLine, fittingHistory, type Failure } from '../chat';
import type { ChatOrder } from './chat-order';

const maxOutputTokens = 1_200;

type Call = Pick<ChatOrder, 'question' | 'history' | 'signal'> & { purpose: string; system: string };

/** The model's answer as it comes; ends with `done`, or with why it failed. Ends without a word when the visitor leaves. */
export async function* modelLines(
  model: Pick<LanguageModel, 'stream'>,
  { purpose, system, question, history, signal }: Call,
): AsyncGenerator<AnswerLine> {
  const messages = [
    ...fittingHistory(history).flatMap(({ question: content, answer }) => [
      { role: 'user' as const, content },
      // A message without words is refused by some services.
      { role: 'assistant' as const, content: answer || '…' },
    ]),
    { role: 'user' as const, content: question },
  ];
  let remaining = chatAnswerLimit;
  try {
    for await (const piece of model.stream({ purpose, system, messages, maxOutputTokens }, signal)) {
      yield { kind: 'text', text: beginningOf(piece, remaining) };
      remaining -= piece.length;
      if (remaining <= 0) return yield { kind: 'failed', failure: 'cut' };
    }
    yield { kind: 'done' };
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ModelError)) throw error;
    yield { kind: 'failed', ...failureOf(error.kind) };
  }
}

/** What a visitor is told; the budget begins anew at midnight (UTC). */
function failureOf(kind: ModelErrorKind): { failure: Failure; retryAfter?: number } {
  if (kind === 'circuit-open') return { failure: 'unavailable', retryAfter: 15 };
  if (kind === 'budget-spent') return { failure: kind, retryAfter: secondsToMidnight() };
  return { failure: kind === 'invalid-answer' ? 'unavailable' : kind };
}

function secondsToMidnight(): number {
  const day = 86_400;
  return day - (Math.floor(Date.now() / 1000) % day);
}
