import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { parseInput } from '#app/server/http/server-functions/input';
import { submissionSchema } from './message-schema';
import { challengeFor } from './server/challenge';
import { sendMessageFor } from './server/send-message';

export const getChallenge = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ form: z.enum(['contact', 'team']) })))
  .handler(({ data, context }) => challengeFor(data, context));

export const sendMessage = createServerFn({ method: 'POST' })
  .validator(parseInput(submissionSchema))
  .handler(({ data, context }) => sendMessageFor(data, context));
