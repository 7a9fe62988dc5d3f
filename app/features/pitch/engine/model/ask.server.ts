import type * as z from 'zod';

import type { LanguageModel } from '#app/server/ai/language-model';
import { ModelError } from '#app/server/ai/model-error';
import { PermanentError } from '#app/server/workflows/workflows';
import type { AnswerFault } from './faults';
import { mendRule } from './prompts';
import { promptOf, type Task } from './task';

type AnswerReader<Answer, Result> = { read(answer: Answer): Result; faultsOf(result: Result): AnswerFault[] };

export type Asked = Pick<LanguageModel, 'complete'>;

/** Asks, and once more when faults are worth it; keeps the better answer. Throws `ModelError` or `PermanentError`. */
export async function ask<Schema extends z.ZodType, Result>(
  model: Asked,
  task: Task<Schema>,
  { read, faultsOf }: AnswerReader<z.output<Schema>, Result>,
  signal: AbortSignal,
): Promise<Result> {
  const answer = await askOnce(model, task, signal);
  const first = read(answer);
  const faults = faultsOf(first);
  if (!faults.some(({ asksAgain }) => asksAgain)) return first;
  // Answer and faults quote the visitor, so they are material like the brief.
  const told = faults.map(({ where, line, fault }) => ({ where, line, fault }));
  const material = { ...task.material, 'last answer': answer, faults: told };
  try {
    const again = { ...task, rules: [...task.rules, mendRule], material };
    const second = read(await askOnce(model, again, signal));
    return weightOf(faultsOf(second)) <= weightOf(faults) ? second : first;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError || error instanceof PermanentError) return first;
    throw error;
  }
}

async function askOnce<Schema extends z.ZodType>(
  model: Asked,
  task: Task<Schema>,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const { purpose, schema, maxOutputTokens, timeoutMs } = task;
  try {
    return await model.complete({ purpose, schema, maxOutputTokens, timeoutMs, ...promptOf(task) }, signal);
  } catch (error) {
    if (error instanceof ModelError && !error.retryable) throw new PermanentError(error.message);
    throw error;
  }
}

function weightOf(faults: AnswerFault[]): number {
  return faults.reduce((sum, { weight }) => sum + weight, 0);
}
