import { type Call, type Command, type OpsContext, OpsError, timeOf } from './command';

/**
 * Mails that were tried for a day and are not sent; each is the job that failed. Not those about a pitch: their address
 * is forgotten then, as the page on privacy says.
 */
export const mailCommands: Command[] = [
  {
    usage: 'mails list',
    does: 'mails that were given up after a day, and why; `messages show` or `orders show` says whose',
    async run({ database }) {
      const rows = await parked(database)
        .select(['key', 'error', 'created_at'])
        .orderBy('created_at')
        .orderBy('key')
        .execute();
      return rows.map(({ key, error, created_at }) => ({ mail: key, queued: timeOf(created_at), error }));
    },
  },
  {
    usage: 'mails resend <mail>… | --all',
    does: 'sends such mails again, for another day',
    async run(context, call) {
      const waiting = await allParked(context);
      const keys = call.options.all ? waiting : namedIn(call);
      const sent = await context.database.transaction(async (t) => {
        const done: string[] = [];
        for (const key of keys)
          if (waiting.includes(key) && (await context.workflows.retry(t, key))) done.push(key);
        return done;
      });
      const missing = keys.filter((key) => !sent.includes(key));
      if (missing.length > 0 && sent.length === 0)
        throw new OpsError(`No mail waits under ${missing.join(', ')}: see \`mails list\``);
      return `${sent.length} queued again${missing.length > 0 ? `; not waiting: ${missing.join(', ')}` : ''}`;
    },
  },
];

function parked(database: OpsContext['database']) {
  return database.query
    .selectFrom('jobs')
    .where('status', '=', 'failed')
    .where('workflow', 'like', '%-mail')
    .where('workflow', '!=', 'pitch-mail');
}

async function allParked({ database }: OpsContext): Promise<string[]> {
  const rows = await parked(database).select('key').execute();
  return rows.map(({ key }) => key);
}

function namedIn({ args }: Call): string[] {
  if (args.length === 0) throw new OpsError('Say which mails, as `mails list` names them, or --all');
  return args;
}
