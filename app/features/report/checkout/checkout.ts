import * as z from 'zod/mini';

import { cleaned } from '#app/lib/text';

/** What is sent to buy the report. Price and product are the server's: of the price it only learns which one was shown. */
export const checkoutSchema = z.strictObject({
  /** 128 random bits, the same for every try of one submission. */
  requestKey: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  // Whether it is an address is for the server to say.
  email: z.string().check(z.maxLength(254), z.overwrite(cleaned)),
  pitch: z.optional(z.string().check(z.regex(/^[\w-]{22}$/))),
  /** Both boxes are ticked, under these words. */
  immediateStart: z.literal(true),
  lossOfWithdrawal: z.literal(true),
  consentVersion: z.string().check(z.maxLength(20)),
  shownCents: z.int(),
});

export type CheckoutRequest = z.infer<typeof checkoutSchema>;
