import type { Transaction } from '#app/server/db/schema';
import { runtime } from '#app/server/runtime';
import { pitchKey } from './job-keys';
import { queueNews } from './notifications';
import { saveStatus } from './versions';

const minute = 60_000;

/** Pauses before each further try of a pitch that somebody waits for by mail, in ms: a day in all. */
const pauses = [1, 5, 15, 30, 60, 120, 240, 480, 480].map((minutes) => minutes * minute);

/**
 * What follows when the generation of a pitch has failed: it is tried again later while somebody waits for it by mail,
 * and has failed for good otherwise; who has waited in vain is told. Called with the job's row locked.
 */
export async function settleFailure(t: Transaction, id: string): Promise<void> {
  const { workflows } = runtime();
  const recipient = await t
    .selectFrom('pitch_recipients')
    .select('tries')
    .where('pitch_id', '=', id)
    .executeTakeFirst();
  const delayMs = recipient && pauses[recipient.tries];
  if (recipient && delayMs !== undefined) {
    await workflows.retry(t, pitchKey(id), { delayMs });
    await t
      .updateTable('pitch_recipients')
      .set({ tries: recipient.tries + 1 })
      .where('pitch_id', '=', id)
      .execute();
    await saveStatus(t, id, 1, 'waiting');
    return;
  }
  await saveStatus(t, id, 1, 'failed');
  if (recipient) await queueNews(t, id, 'failed');
}
