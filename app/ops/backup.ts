import { backUp, removeOldBackups, restore } from '#app/server/db/backup';
import { argument, type Command, OpsError } from './command';

export const backupCommands: Command[] = [
  {
    usage: 'backup [--out <folder>] [--keep <number>]',
    does: 'writes all data as of now into a new folder in ./backups, or in the one named, also while the site runs; then removes older ones but for that many',
    async runAlone(env, { options: { out = './backups', keep } }) {
      const keepCount = keep === undefined ? undefined : Number(keep);
      if (keepCount !== undefined && (!Number.isInteger(keepCount) || keepCount < 1))
        throw new OpsError('--keep is a whole number from 1 on');
      const folder = await backUp(env, out);
      const removed = keepCount === undefined ? 0 : await removeOldBackups(out, keepCount);
      return removed === 0 ? `${folder} is written` : `${folder} is written, ${removed} older removed`;
    },
  },
  {
    usage: 'restore <backup>',
    does: 'puts a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL, while no server runs there',
    async runAlone(env, call) {
      const backup = argument(call, 0, 'backup');
      const replaced = await restore(env, backup);
      const key = replaced
        ? ` The key that signs links is the backup’s now, the former one is ${replaced}.`
        : '';
      return `${backup} is restored.${key} What was deleted since it was made is back: delete again what persons asked for`;
    },
  },
];
