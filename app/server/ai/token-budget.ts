import type { Database } from '#app/server/db/database';

/** The day of a reservation, as in `2026-11-20` (UTC): what was reserved before midnight is settled there after it. */
export type Reservation = { day: string; tokens: number };

export type TokenBudget = {
  /** Sets tokens aside; undefined when the day has too few left. One atomic statement, shared by all processes. */
  reserve(tokens: number): Promise<Reservation | undefined>;
  /** Replaces the reserved tokens by those that were used. */
  settle(reservation: Reservation, used: number): Promise<void>;
};

/** Counts the tokens of each day in the database, one row a day; the rows of earlier days go when a new one begins. */
export function createTokenBudget(database: Database, limit: number, now: () => number): TokenBudget {
  return {
    async reserve(tokens) {
      if (tokens > limit) return undefined;
      const day = new Date(now()).toISOString().slice(0, 10);
      const row = await database.query
        .insertInto('model_budget')
        .values({ day, tokens })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet((of) => ({ tokens: of('model_budget.tokens', '+', tokens) }))
            .where('model_budget.tokens', '<=', limit - tokens),
        )
        .returning('tokens')
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.tokens === tokens) await forgetBefore(database, day);
      return { day, tokens };
    },
    async settle({ day, tokens }, used) {
      if (used === tokens) return;
      await database.query
        .updateTable('model_budget')
        .set((of) => ({ tokens: of('tokens', '+', used - tokens) }))
        .where('day', '=', day)
        .execute();
    },
  };
}

/** Two days stay: a call that began before midnight is settled after it. */
async function forgetBefore(database: Database, day: string): Promise<void> {
  const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  await database.query.deleteFrom('model_budget').where('day', '<', dayBefore).execute();
}
