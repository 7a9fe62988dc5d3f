import type { Services } from '#app/server/services';
import type { Passage as FoundPassage } from '#app/server/search/passage-index';
import type { AnswerLine, Passage } from '../chat';
import type { ChatOrder } from './chat-order';
import { modelLines } from './model-lines';
import { guidePrompt } from './prompts';

/**
 * The passages of the site that answer, then, where there is a language model, what it makes of them. Where none
 * answers, the model is not asked.
 */
export async function* answerFromSite(
  order: ChatOrder,
  { search, model }: Pick<Services, 'search' | 'model'>,
): AsyncGenerator<AnswerLine> {
  const found = await findPassages(order, search);
  yield { kind: 'passages', passages: found.map(passageOf) };
  if (!model || found.length === 0) return yield { kind: 'done' };
  yield* modelLines(model, {
    ...order,
    purpose: 'guide',
    system: guidePrompt(found, order.locale),
  });
}

/** A question that finds nothing by itself may go on from the one before: “and in Spanish?” */
async function findPassages({ question, history, locale }: ChatOrder, search: Services['search']) {
  const found = await search.answer(question, locale);
  const before = history.at(-1)?.question;
  return found.length > 0 || before === undefined ? found : search.answer(`${before} ${question}`, locale);
}

function passageOf({ document, quote }: FoundPassage): Passage {
  const { address, title, partOf, lang } = document;
  const [path = '', hash] = address.split('#');
  return { path, hash, title, partOf, quote, lang };
}
