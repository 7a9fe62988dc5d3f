import * as z from 'zod/mini';

import type { Place } from './places';

export const placesSchema: z.ZodMiniType<Place[]> = z.array(
  z.object({ code: z.string(), name: z.string(), aliases: z.optional(z.array(z.string())) }),
);
