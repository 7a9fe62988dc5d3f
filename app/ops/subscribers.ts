import { type Call, type Command, limitOf, OpsError, timeOf } from './command';

const statuses = ['pending', 'confirmed', 'unsubscribed'] as const;

export const subscriberCommands: Command[] = [
  {
    usage: 'subscribers list [--status pending|confirmed|unsubscribed] [--limit 50]',
    does: 'who asked for the newsletter, the newest first',
    async run({ database }, call) {
      const status = statusOf(call);
      const rows = await database.query
        .selectFrom('newsletter_subscribers')
        .selectAll()
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
        .orderBy('requested_at', 'desc')
        .limit(limitOf(call))
        .execute();
      return rows.map((row) => ({
        address: row.email ?? '(removed)',
        status: row.status,
        language: row.locale,
        asked: timeOf(row.requested_at),
        confirmed: timeOf(row.confirmed_at),
      }));
    },
  },
];

function statusOf({ options }: Call): (typeof statuses)[number] | undefined {
  if (options.status === undefined) return undefined;
  const known = statuses.find((status) => status === options.status);
  if (!known) throw new OpsError(`--status is one of ${statuses.join(', ')}`);
  return known;
}
