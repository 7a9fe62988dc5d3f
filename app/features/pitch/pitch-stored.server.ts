import * as z from 'zod';

import {
  type AnsweredBrief,
  briefSchema,
  checkNumbers,
  durations,
  type Passage,
  type Pitch,
  type ScoreCard,
} from './pitch';

// What is read back from the database: written by this program, perhaps by an earlier version of it.

const span = z.object({
  text: z.string(),
  lang: z.string().optional(),
  placeholder: z.literal(true).optional(),
});
const passage: z.ZodType<Passage> = z.array(span);

export const findingSchema = z.array(passage);

export const pitchSchema: z.ZodType<Pitch> = z.object({
  oneLiner: passage,
  spoken: z.record(z.enum(['15', '30', '60', '90']), z.array(passage)),
  openings: z.array(passage).default([]),
  email: z.object({ subject: passage, body: z.array(passage) }).default({ subject: [], body: [] }),
});

const check = z.literal(checkNumbers);
const questionSchema = z.object({ id: z.string(), text: z.string(), lifts: check });

export const scoreSchema: z.ZodType<ScoreCard> = z.object({
  checks: z.array(z.object({ check, verdict: z.enum(['good', 'weak', 'yours']) })),
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
});

export const stepOutputSchema = z.object({
  finding: findingSchema,
  pitch: pitchSchema.optional(),
  notes: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
});

const answerSchema = z.object({ question: questionSchema, answer: z.string() });

/** The brief of a version: what the form sent, and the answers given since. */
export const storedBriefSchema: z.ZodType<AnsweredBrief> = z.unknown().transform((stored, context) => {
  const { answers, ...brief } = z.looseObject({ answers: z.array(answerSchema).optional() }).parse(stored);
  const parsed = briefSchema.safeParse(brief);
  if (parsed.success) return { ...parsed.data, ...(answers && { answers }) };
  context.addIssue('not a brief');
  return z.NEVER;
});
