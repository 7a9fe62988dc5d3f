import { describe, expect, it } from 'vitest';

import type { Database } from '#app/server/db/database';
import { recordLog } from '#tests/integration/ai/record-log';
import { call, never, rejection, useModel } from '#tests/integration/ai/use-model';
import { dialects } from '#tests/integration/support/databases';

const noon = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;

describe.each(dialects)('the budget of the day on %s', (dialect) => {
  const { fake, connect } = useModel(dialect);

  async function fresh(dailyTokens: number, clock = { ms: noon }) {
    const log = recordLog();
    const opened = await connect({ dailyTokens, log: log.log, now: () => clock.ms });
    await opened.database.query.deleteFrom('model_budget').execute();
    return { ...opened, log, clock };
  }

  it('counts what the service says that a call used', async () => {
    const { model, database, log } = await fresh(10_000);
    await model.complete(call, never);
    await model.complete(call, never);
    const used = log.lines.reduce((sum, line) => sum + Number(line.tokensIn) + Number(line.tokensOut), 0);
    expect(used).toBeGreaterThan(0);
    expect(await days(database)).toEqual([{ day: '2026-11-20', tokens: used }]);
  });

  it('stops the calls when it is spent, and says so once a day', async () => {
    const { model, log, clock } = await fresh(600);
    // The first holds what it may use for as long as it is under way.
    fake().mode = 'hang';
    const two = [call, call].map((one) => model.complete({ ...one, timeoutMs: 500 }, never));
    await Promise.allSettled(two);
    expect(fake().calls).toHaveLength(1);
    fake().mode = 'well-behaved';
    const small = { ...call, maxOutputTokens: 590 };
    const fault = { kind: 'budget-spent', retryable: false };
    expect(await rejection(model.complete(small, never))).toMatchObject(fault);
    expect(log.lines.filter(({ dailyTokens }) => dailyTokens === 600)).toHaveLength(1);
    clock.ms += dayMs;
    await model.complete(call, never);
    expect(await rejection(model.complete(small, never))).toMatchObject(fault);
    expect(log.lines.filter(({ dailyTokens }) => dailyTokens === 600)).toHaveLength(2);
  });

  it('never goes over its limit, however many calls come at once', async () => {
    const { model, database } = await fresh(3000);
    fake().mode = 'hang';
    const hanging = Array.from({ length: 12 }, () => model.complete({ ...call, timeoutMs: 800 }, never));
    const outcomes = await Promise.allSettled(hanging);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(fake().calls).toHaveLength(5);
    expect((await days(database))[0]?.tokens).toBeLessThanOrEqual(3000);
  });

  it('gets back what a call without an answer did not use', async () => {
    const { model, database } = await fresh(10_000);
    fake().mode = '429';
    await rejection(model.complete(call, never));
    expect(await days(database)).toEqual([{ day: '2026-11-20', tokens: 0 }]);
  });

  it('counts the whole reservation where nobody knows what was used', async () => {
    const { model, database } = await fresh(10_000);
    fake().mode = 'hang';
    await rejection(model.complete({ ...call, timeoutMs: 50 }, never));
    expect((await days(database))[0]?.tokens).toBeGreaterThan(call.maxOutputTokens);
  });

  it('begins anew each day (UTC) and forgets the days before yesterday', async () => {
    const { model, database, clock } = await fresh(10_000, { ms: Date.parse('2026-11-20T23:59:59Z') });
    for (const ms of [0, 1000, dayMs]) {
      clock.ms += ms;
      await model.complete(call, never);
    }
    expect((await days(database)).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
  });
});

function days(database: Database) {
  return database.query.selectFrom('model_budget').selectAll().orderBy('day').execute();
}
