import type { Services } from '#app/server/services';
import type { AnswerLine } from '../chat';
import type { Asked } from './asked';
import { modelLines } from './model-lines';
import { generalPrompt } from './prompts';

/** What the language model knows, in the manner that the content service asks for. */
export async function* answerFromKnowledge(
  asked: Asked,
  { model }: Pick<Services, 'model'>,
): AsyncGenerator<AnswerLine> {
  if (!model) return yield { kind: 'failed', failure: 'closed' };
  yield* modelLines(model, {
    ...asked,
    purpose: 'chatbot',
    system: generalPrompt(asked.chatbot, asked.locale),
  });
}
