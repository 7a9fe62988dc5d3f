import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { type Finding, type PitchOrder, plainText, type StepOutput } from '../../pitch';
import { splitSentences } from '../words';
import { plainLine, toPassages } from './clean';
import { briefMaterial } from './material';
import { findingRules } from './prompts/finding-rules';
import type { Task } from './task';

/** What a step asks: its rules and the notes that it leaves for later steps. */
export type FindingStep = {
  purpose: string;
  notes: Record<string, z.ZodType<string | string[]>>;
  rules(order: PitchOrder): string[];
};

export type StepInput = PitchOrder & { earlier: StepOutput[] };

/** Notes come first in the shape: the finding is then drawn from them. */
export function findingSchema(step: FindingStep) {
  return z.object({ notes: z.object(step.notes), finding: z.array(z.string()).min(1) });
}
export type FindingAnswer = { notes: Record<string, string | string[]>; finding: string[] };

export function findingTask(step: FindingStep, input: StepInput): Task<z.ZodType<FindingAnswer>> {
  return {
    purpose: step.purpose,
    lang: input.lang,
    rules: [...step.rules(input), ...findingRules],
    material: stepMaterial(input),
    schema: findingSchema(step),
    maxOutputTokens: 1000,
    timeoutMs: 60_000,
  };
}

/** The brief, and what the earlier steps noted and found. */
export function stepMaterial({ brief, lang, earlier }: StepInput): Record<string, unknown> {
  if (earlier.length === 0) return { brief: briefMaterial(brief, lang) };
  const steps = earlier.map(({ notes = {}, finding }, at) => ({
    step: at + 1,
    ...notes,
    finding: finding.map((passage) => plainText(passage)).join(' '),
  }));
  return { brief: briefMaterial(brief, lang), 'earlier steps': steps };
}

/** The answer as it is kept: plain text, at most two sentences, short notes. */
export function readFinding(answer: FindingAnswer, lang: Locale): StepOutput {
  return { finding: findingOf(answer.finding, lang), notes: notesOf(answer.notes, lang) };
}

/** At most two sentences, a passage each. */
function findingOf(texts: string[], lang: Locale): Finding {
  const sentences = texts.flatMap((text) => splitSentences(plainLine(text, lang)));
  return toPassages(sentences.slice(0, mostSentences), lang);
}

function notesOf(notes: FindingAnswer['notes'], lang: Locale): Record<string, string | string[]> {
  const short = (text: string) => plainLine(text, lang).slice(0, noteLength);
  return Object.fromEntries(
    Object.entries(notes).map(([name, note]) => [
      name,
      typeof note === 'string' ? short(note) : note.slice(0, notesOfAName).map(short).filter(Boolean),
    ]),
  );
}

const mostSentences = 2;
/** Characters of a note, and how many of one name: what a runaway answer may cost the later prompts. */
const noteLength = 300;
const notesOfAName = 6;
