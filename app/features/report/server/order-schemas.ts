import * as z from 'zod';

/**
 * What a report is written from: brief, pitch and findings as they were when the report was ordered, in words. Titles
 * and labels are in the order's language, texts in that of the pitch (`lang`). The first entry of the pitch is its sentence.
 */
export const orderMaterialSchema = z.object({
  lang: z.string(),
  sections: z.array(
    z.object({
      kind: z.enum(['brief', 'pitch', 'findings', 'score']),
      title: z.string(),
      entries: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
  /** A model wrote the pitch. */
  byModel: z.boolean().optional(),
});

export type OrderMaterial = z.infer<typeof orderMaterialSchema>;

/** The two boxes that the buyer ticked, word for word. `at` in epoch ms. */
export const consentSchema = z.object({
  version: z.string(),
  immediateStart: z.string(),
  lossOfWithdrawal: z.string(),
  at: z.number(),
});

export type Consent = z.infer<typeof consentSchema>;
