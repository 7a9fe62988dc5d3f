import type * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { fence } from './fence';
import { houseRules } from './prompts/house-rules';

/** One thing asked of the model. */
export type Task<Schema extends z.ZodType> = {
  purpose: string;
  lang: Locale;
  /** What to do, a rule each: our own words, never a visitor's. */
  rules: string[];
  /** What it works from, by name: words of the visitor and of earlier answers, as JSON. */
  material: Record<string, unknown>;
  schema: Schema;
  maxOutputTokens: number;
  /** Deadline of the answer, in ms. */
  timeoutMs: number;
};

/** The two texts of a call. What comes from outside stands between marks that it cannot hold. */
export function promptOf(task: Task<z.ZodType>): { system: string; prompt: string } {
  const { mark, fenced } = fence(task.material);
  const rules = task.rules.map((rule, at) => `${at + 1}. ${rule}`);
  return {
    system: houseRules(mark, task.lang).join('\n'),
    prompt: [`Task: ${task.purpose}`, `Write in: ${task.lang}`, '', ...rules, '', ...fenced].join('\n'),
  };
}
