import type { Transaction } from '#app/server/db/schema';
import type { Workflows } from '#app/server/workflows/workflows';
import { mailKey, mailWorkflowName, type PitchOutcome } from '../job-keys';

/** A failed mail makes room: the address may be another now. */
export async function queueNotification(
  workflows: Workflows,
  t: Transaction,
  id: string,
  outcome: PitchOutcome,
): Promise<void> {
  const key = mailKey(id, outcome);
  if (await workflows.retry(t, key)) return;
  await workflows.start(t, mailWorkflowName, { id, outcome }, key);
}
