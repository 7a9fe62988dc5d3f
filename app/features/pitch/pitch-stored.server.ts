import * as z from 'zod';

import {
  type AnsweredBrief,
  briefSchema,
  type CheckNumber,
  checkNumbers,
  durations,
  formerManners,
  operations,
  type Passage,
  type Pitch,
  type Refinement,
  refinementSchema,
  type ScoreCard,
} from './pitch';

// What is read back from the database: written by this program, perhaps by an earlier version of it.

/** Earlier versions marked a missing fact with `placeholder`; its brackets are plain text now. */
const span = z.object({ text: z.string(), lang: z.string().optional() });
const passage: z.ZodType<Passage> = z.array(span);

export const findingSchema = z.array(passage);

export const pitchSchema: z.ZodType<Pitch> = z.object({
  oneLiner: passage,
  spoken: z.partialRecord(z.enum(['15', '30', '60', '90']), z.array(passage)),
  openings: z.array(passage).default([]),
  email: z.object({ subject: passage, body: z.array(passage) }).default({ subject: [], body: [] }),
  sums: z
    .array(
      z.object({ left: z.number(), operation: z.enum(operations), right: z.number(), result: z.number() }),
    )
    .optional(),
});

const check = z.literal(checkNumbers);
const verdict = z.enum(['good', 'weak', 'yours']);
const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  example: z.string().optional(),
  starter: z.string().optional(),
  lifts: check,
});

/** The ten checks of today by the number that each of the former fourteen had. */
const checkByFormerNumber: Readonly<Record<number, CheckNumber>> = {
  3: 1,
  4: 2,
  5: 3,
  6: 4,
  7: 5,
  8: 6,
  9: 7,
  10: 8,
  12: 9,
  14: 10,
};

const numbered = z.looseObject({ check: z.number().optional(), lifts: z.number().optional() });
const formerCard = z.object({
  checks: z.array(numbered).length(14),
  weakPoints: z.array(numbered),
  questions: z.array(numbered),
});

/** A card of the former fourteen checks with today's numbers; whatever a card is today stays as it is. */
function renumbered(stored: unknown): unknown {
  const former = formerCard.safeParse(stored).data;
  if (!former) return stored;
  const known = (list: z.infer<typeof numbered>[]) =>
    list.flatMap((one) => {
      const now = checkByFormerNumber[one.check ?? one.lifts ?? 0];
      if (now === undefined) return [];
      return [{ ...one, ...(one.lifts === undefined ? { check: now } : { lifts: now }) }];
    });
  return {
    checks: known(former.checks),
    weakPoints: known(former.weakPoints),
    questions: known(former.questions),
  };
}

export const scoreSchema: z.ZodType<ScoreCard> = z.preprocess(
  renumbered,
  z.object({
    checks: z.array(z.object({ check, verdict })),
    weakPoints: z.array(
      z.object({
        check,
        duration: z.literal(durations).optional(),
        line: passage,
        better: passage.optional(),
        why: z.string().optional(),
      }),
    ),
    questions: z.array(questionSchema),
  }),
);

/** A refinement as it was asked, perhaps when other manners were offered. */
export const storedRefinementSchema: z.ZodType<Refinement> = z.union([
  refinementSchema,
  z.object({ kind: z.literal('manner'), manner: z.enum(formerManners) }),
]);

export const stepOutputSchema = z.object({
  finding: findingSchema,
  pitch: pitchSchema.optional(),
  notes: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
});

/** An answer of before is kept whatever check its question was to lift. */
const answerSchema = z.object({
  question: questionSchema.extend({ lifts: check.catch(6) }),
  answer: z.string(),
});

/** The brief of a version: what the form sent, and the answers given since. */
export const storedBriefSchema: z.ZodType<AnsweredBrief> = z.unknown().transform((stored, context) => {
  const { answers, ...brief } = z.looseObject({ answers: z.array(answerSchema).optional() }).parse(stored);
  const parsed = briefSchema.safeParse(brief);
  if (parsed.success) return { ...parsed.data, ...(answers && { answers }) };
  context.addIssue('not a brief');
  return z.NEVER;
});
