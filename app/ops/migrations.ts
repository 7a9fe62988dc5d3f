import { findDueMigrations } from '#app/server/db/database';
import { createLog } from '#app/server/log';
import type { Command } from './command';

export const migrationCommands: Command[] = [
  {
    usage: 'migrations',
    does: 'lists what a server of this build changes of the database at its start: then all others have to be stopped before, and a backup be made',
    async runAlone({ dataDir, databaseUrl }) {
      const names = await findDueMigrations({ dataDir, databaseUrl, log: createLog('silent') });
      return names.length === 0
        ? 'No migrations: processes may be restarted one after the other'
        : `Stop all processes and make a backup before this build starts: it migrates the database\n${names.join('\n')}`;
    },
  },
];
