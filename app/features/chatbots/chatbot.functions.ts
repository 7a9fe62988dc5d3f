import { createServerFn } from '@tanstack/react-start';

import { chatbotFor, chatbotsFor } from './chatbot.server';

/** Every chatbot, in its order. */
export const getChatbots = createServerFn({ method: 'GET' }).handler(({ context }) => chatbotsFor(context));

/** One chatbot by its slug. */
export const getChatbot = createServerFn({ method: 'GET' })
  .validator((input: { slug: string }): unknown => input)
  .handler(({ data, context }) => chatbotFor(data, context));
