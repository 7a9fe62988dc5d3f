import type { Transaction } from '#app/server/db/schema';
import { runtime } from '#app/server/runtime';
import { mailKey, mailWorkflowName, type PitchNews } from './job-keys';

/**
 * Queues the mail that tells of a pitch. One that failed before, with an address that took no mail, makes room: the
 * address may be another now.
 */
export async function queueNews(t: Transaction, id: string, news: PitchNews): Promise<void> {
  const { workflows } = runtime();
  const key = mailKey(id, news);
  if (await workflows.retry(t, key)) return;
  await workflows.start(t, mailWorkflowName, { id, news }, key);
}
