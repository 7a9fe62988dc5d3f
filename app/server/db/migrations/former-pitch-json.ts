import * as z from 'zod';

// What was stored of a pitch before the migration 0006, and what that makes of it. Never changed, as the migration.

/** Marks of a missing fact (`placeholder`) go; its brackets stay as plain text. */
const passage = z.array(z.object({ text: z.string(), lang: z.string().optional() }));

export const eventSchema = z.object({
  finding: z.array(passage).optional(),
  version: z.number().optional(),
});

/** The first pitches had no openings and no e-mail. What later ones have besides stays. */
export const pitchSchema = z.looseObject({
  oneLiner: passage,
  spoken: z.record(z.string(), z.array(passage)),
  openings: z.array(passage).default([]),
  email: z.object({ subject: passage, body: z.array(passage) }).default({ subject: [], body: [] }),
});

/** The ten checks by the number that each of the former fourteen had. */
const checkByFormerNumber: Readonly<Record<number, number>> = {
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

const checked = z.looseObject({ check: z.number() });
const lifting = z.looseObject({ lifts: z.number() });
const cardSchema = z.looseObject({
  checks: z.array(checked),
  weakPoints: z.array(checked.extend({ line: passage, better: passage.optional() })),
  questions: z.array(lifting),
});

export const scoreSchema = cardSchema.transform((card) => {
  if (card.checks.length !== 14) return card;
  const renumbered = <Part extends { check: number }>(parts: Part[]) =>
    parts.flatMap((part) => {
      const check = checkByFormerNumber[part.check];
      return check === undefined ? [] : [{ ...part, check }];
    });
  return {
    ...card,
    checks: renumbered(card.checks),
    weakPoints: renumbered(card.weakPoints),
    questions: card.questions.flatMap((question) => {
      const lifts = checkByFormerNumber[question.lifts];
      return lifts === undefined ? [] : [{ ...question, lifts }];
    }),
  };
});

/** An answer is kept whatever check its question was to lift. */
const answer = z.looseObject({
  question: z.looseObject({ lifts: z.number().transform((check) => (check <= 10 ? check : 6)) }),
});

export const answeredBriefSchema = z.looseObject({ answers: z.array(answer).optional() });
