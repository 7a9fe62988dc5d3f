import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** Notes the time of each revision, as the server writes it down with the revision; `stop` returns them by pitch and revision. */
export function recordCommits(dataDir: string): { stop: () => Map<string, number> } {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const select = database.prepare('select id, revision, updated_at from pitches');
  const times = new Map<string, number>();
  const look = () => {
    for (const row of select.all()) times.set(`${row.id}:${row.revision}`, Number(row.updated_at));
  };
  const timer = setInterval(look, 10);
  return {
    stop() {
      clearInterval(timer);
      look();
      database.close();
      return times;
    },
  };
}
