import * as z from 'zod/mini';

import { cleaned, fitsIn } from '#app/lib/text';
import { withdrawalLimits } from './withdrawal-limits';

const line = (limit: number) =>
  z.string().check(
    // A statement is never refused for a mark that nobody sees.
    z.overwrite((typed) => cleaned(typed).trim().replaceAll(/\s+/g, ' ')),
    z.minLength(1),
    z.refine((typed) => fitsIn(typed, limit)),
  );

/** A buyer's statement that they withdraw: who they are, from which contract, where it is acknowledged (D. 221-5). */
export const statementSchema = z.strictObject({
  name: line(withdrawalLimits.name),
  email: line(withdrawalLimits.email),
  /** The receipt number, or what was bought and when. */
  contract: line(withdrawalLimits.contract),
});

export type WithdrawalStatement = z.infer<typeof statementSchema>;

export const withdrawalSchema = z.strictObject({
  /** 128 random bits, the same for every try of one submission. */
  requestKey: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  statement: statementSchema,
  /** The order whose page it was sent from. */
  order: z.optional(z.string().check(z.regex(/^[\w-]{22}$/))),
});

export type WithdrawalRequest = z.infer<typeof withdrawalSchema>;
