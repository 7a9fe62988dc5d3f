import * as z from 'zod/mini';

export const placesSchema = z.array(
  z.object({ code: z.string(), name: z.string(), aliases: z.optional(z.array(z.string())) }),
);
