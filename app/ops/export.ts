import { writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

import { privateFile } from '#app/server/db/sqlite';
import { type Command, type OpsContext, OpsError } from './command';

const tables = [
  'messages',
  'newsletter_subscribers',
  'orders',
  'withdrawals',
  'pitches',
  'pitch_versions',
  'pitch_feedback',
] as const;

export const exportCommands: Command[] = [
  {
    usage: 'export --out <file.json>',
    does: 'writes all of it as JSON, but for the PDFs that were delivered; the file is for nobody else’s eyes (mode 600)',
    async run(context, { options }) {
      if (!options.out) throw new OpsError('Say where to: --out <file.json>');
      const contents = Object.fromEntries(
        await Promise.all(tables.map(async (table) => [table, await rowsOf(context, table)] as const)),
      );
      const file = privateFile(dirname(options.out), basename(options.out));
      await writeFile(file, `${JSON.stringify(contents, null, 2)}\n`);
      return `${options.out} is written`;
    },
  },
];

async function rowsOf({ database }: OpsContext, table: (typeof tables)[number]): Promise<unknown[]> {
  const rows = await database.query.selectFrom(table).selectAll().execute();
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, parsed(value)])),
  );
}

/** Columns hold JSON as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
