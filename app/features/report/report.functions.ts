import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { parseInput } from '#app/server/http/server-functions/input';
import { checkoutSchema } from './checkout/checkout';
import { openCheckoutFor } from './server/open-checkout';
import { checkoutFor, orderFor } from './server/read-order';
import { withdrawFor } from './server/withdraw';
import { withdrawalSchema } from './withdrawal/withdrawal';

const address = z.string().check(z.maxLength(100));

/** What is for sale, at which price, and for which of the visitor's pitches. */
export const getCheckout = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ pitch: z.optional(address) })))
  .handler(({ data, context }) => checkoutFor(data, context));

/** Stores an order and answers where it is paid. */
export const openCheckout = createServerFn({ method: 'POST' })
  .validator(parseInput(checkoutSchema))
  .handler(({ data, context }) => openCheckoutFor(data, context));

export const getOrder = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ id: address })))
  .handler(({ data, context }) => orderFor(data, context));

/** Takes a statement of withdrawal, and has it acknowledged by mail. */
export const withdraw = createServerFn({ method: 'POST' })
  .validator(parseInput(withdrawalSchema))
  .handler(({ data, context }) => withdrawFor(data, context));
