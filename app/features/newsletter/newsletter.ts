import * as z from 'zod/mini';

import { cleaned } from '#app/lib/text';

export const subscriptionSchema = z.strictObject({
  // Whether it is an address is for the server to say.
  email: z.string().check(z.maxLength(254), z.overwrite(cleaned)),
  /** What `answerChallenge` gave. */
  robotCheck: z.string().check(z.maxLength(4000)),
  /** A field that people do not see. */
  website: z.string().check(z.maxLength(1000)),
});

export type Subscription = z.infer<typeof subscriptionSchema>;
