import type { Transaction } from '#app/server/db/schema';

/** Readers of a pitch are woken on this channel. */
export function pitchChannel(id: string): string {
  return `pitch:${id}`;
}

type Change = {
  findings?: string;
  shown?: number;
  shared_duration?: number | null;
  hides_longer?: number;
  in_preview?: number;
};

/**
 * Raises the revision of a pitch, with the change of its own row when there is one, and wakes its readers once the
 * transaction is done: part of every transaction that changes what a reader sees. Returns false, and writes nothing,
 * when the pitch is gone. It locks the pitch's row, and so comes before what is written to a version: two jobs of one
 * pitch may end together.
 */
export async function raiseRevision(t: Transaction, id: string, change: Change = {}): Promise<boolean> {
  const pitch = await t
    .updateTable('pitches')
    .set((row) => ({ ...change, revision: row('revision', '+', 1), updated_at: Date.now() }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!pitch) return false;
  t.notify(pitchChannel(id));
  return true;
}
