import type { Transaction } from '#app/server/db/schema';
import type { Workflows } from '#app/server/workflows/workflows';
import { pitchKey } from '../job-keys';
import { pitchMails } from '../notifications/notification.job';
import { saveStatus } from './versions';

const minute = 60_000;

/** In ms; a day in all (product 7.9). */
const pauses = [1, 5, 15, 30, 60, 120, 240, 480, 480].map((minutes) => minutes * minute);

/** Retries while somebody waits by mail, then fails for good and tells them. Called with the job's row locked. */
export async function settleFailure(workflows: Workflows, t: Transaction, id: string): Promise<void> {
  // Locks the pitch before its recipient, in the order of whoever leaves an address.
  await saveStatus(t, id, 1, 'failed');
  const recipient = await t
    .selectFrom('pitch_recipients')
    .select('tries')
    .where('pitch_id', '=', id)
    .executeTakeFirst();
  if (!recipient) return;
  const delayMs = pauses[recipient.tries];
  if (delayMs === undefined) return pitchMails.queue(workflows, t, id, 'failed');
  await workflows.retry(t, pitchKey(id), { delayMs });
  await t
    .updateTable('pitch_recipients')
    .set({ tries: recipient.tries + 1 })
    .where('pitch_id', '=', id)
    .execute();
  await saveStatus(t, id, 1, 'waiting');
}
