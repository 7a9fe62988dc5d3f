import type { Transaction } from '#app/server/db/schema';
import type { Workflows } from '#app/server/workflows/workflows';
import { mailKey, mailWorkflowName, type PitchNews } from './job-keys';

/** A failed mail makes room: the address may be another now. */
export async function queueNews(
  workflows: Workflows,
  t: Transaction,
  id: string,
  news: PitchNews,
): Promise<void> {
  const key = mailKey(id, news);
  if (await workflows.retry(t, key)) return;
  await workflows.start(t, mailWorkflowName, { id, news }, key);
}
