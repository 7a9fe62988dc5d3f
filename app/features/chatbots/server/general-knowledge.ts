import type { Services } from '#app/server/services';
import type { AnswerLine } from '../chat';
import type { ChatOrder } from './chat-order';
import { modelLines } from './model-lines';
import { generalPrompt } from './prompts';

/** What the language model knows, in the manner that the content service asks for. */
export async function* answerFromKnowledge(
  order: ChatOrder,
  { model }: Pick<Services, 'model'>,
): AsyncGenerator<AnswerLine> {
  if (!model) return yield { kind: 'failed', failure: 'closed' };
  yield* modelLines(model, {
    ...order,
    purpose: 'chatbot',
    system: generalPrompt(order.chatbot, order.locale),
  });
}
