import { type Command, limitOf, statusIn, timeOf } from './command';

const statuses = ['pending', 'confirmed', 'unsubscribed'] as const;

export const subscriberCommands: Command[] = [
  {
    usage: `subscribers list [--status ${statuses.join('|')}] [--limit 50]`,
    does: 'who asked for the newsletter, the newest first',
    async run({ database }, call) {
      const status = statusIn(call, statuses);
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
