import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { isCleanText } from '#app/lib/clean-text';
import { parseInput } from '#app/server/http/server-functions/input';
import { chatRequestSchema } from './chat';
import { chatbotFor, chatbotsFor } from './chatbot.server';
import { answerFor } from './server/answer-question';

const slug = z.string().check(z.maxLength(200), z.refine(isCleanText), z.normalize('NFC'));

export const getChatbots = createServerFn({ method: 'GET' }).handler(({ context }) => chatbotsFor(context));

export const getChatbot = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ slug })))
  .handler(({ data, context }) => chatbotFor(data, context));

/** The answer to a question, as it comes: a line of JSON each (`AnswerLine`). */
export const askChatbot = createServerFn({ method: 'POST' })
  .validator(parseInput(chatRequestSchema))
  .handler(({ data, context }) => answerFor(data, context));
