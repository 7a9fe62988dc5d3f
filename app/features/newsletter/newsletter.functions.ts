import { createServerFn } from '@tanstack/react-start';

import { parseInput } from '#app/server/http/server-functions/input';
import { subscriptionSchema } from './newsletter';
import { newsletterChallenge, subscribeFor } from './server/subscribe';

/** A proof of work to be done for one subscription. */
export const getChallenge = createServerFn({ method: 'GET' }).handler(({ context }) =>
  newsletterChallenge(context.services),
);

/** Has a mail sent to the address, which asks to confirm. The answer is the same whether it is subscribed or not. */
export const subscribe = createServerFn({ method: 'POST' })
  .validator(parseInput(subscriptionSchema))
  .handler(({ data, context }) => subscribeFor(data, context));
