import { describe, expect, it } from 'vitest';
import { parse } from 'zod/v4/core';

import { awaitByMail } from '#app/features/pitch/server/notifications/leave-email';
import { readState } from '#app/features/pitch/server/stream/read-snapshot';
import { pitchMailWorkflow } from '#app/features/pitch/server/notifications/notification.job';
import { removePitch } from '#app/features/pitch/server/repository';
import type { Database } from '#app/server/db/database';
import { jobsLeft, statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { type SmtpMode, startFakeSmtp } from '#tests/fakes/smtp';
import { orderPitch, progressOf } from './orders';
import { usePitches } from './use-pitches';

const address = 'maker.canary@duck.com';

describe.each(dialects)('a failed pitch that somebody waits for by mail, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const pitches = usePitches();

  it('is made again and sent, in their language, and the address is gone', async () => {
    const { database, id, smtp, services } = await waitedFor();
    const mail = await smtp.nextMail();
    expect(mail.to).toEqual([address]);
    expect(mail.text).toContain(`/agents/elevator-pitch/${id}?lang=es`);
    expect(mail.html).toContain('lang="es"');
    await until(async () => (await jobsLeft(database)) === 0);
    expect(await recipients(database)).toEqual([]);
    expect(services.lines.join('')).not.toMatch(/canary|duck\.com/);
    await smtp.close();
  });

  it('is sent once the mail server takes mails again', async () => {
    const { database, smtp } = await waitedFor({ mode: 'refuse-now' });
    await until(async () => (await statusOfOnly(database)) === 'ready');
    await until(async () => (await attemptsAtMail(database)) > 0);
    expect(await recipients(database)).toHaveLength(1);
    smtp.mode = 'accept';
    await database.query.updateTable('jobs').set({ run_at: 0 }).execute();
    await smtp.nextMail();
    await until(async () => (await recipients(database)).length === 0);
    await smtp.close();
  });

  it('whose address the mail server refuses for good is forgotten', async () => {
    const { database, smtp } = await waitedFor({ mode: 'refuse-for-good' });
    await until(async () => (await recipients(database)).length === 0);
    expect(await statusOfOnly(database)).toBe('ready');
    await smtp.close();
  });

  it('is sent to the first of the addresses that somebody leaves for it, and to no other', async () => {
    const { database, id, smtp, services } = await waitedFor({ fails: true });
    await until(async () => (await progressOf(database, id)).at(-1) === 'waiting');
    for (const other of ['a', 'b', 'c']) {
      expect(await awaitByMail(services, { id, address: `${other}.canary@duck.com`, locale: 'en' })).toBe(
        'address-taken',
      );
    }
    expect(await awaitByMail(services, { id, address: address, locale: 'en' })).toBeUndefined();
    expect(await recipientOf(database, id)).toBe(address);
    await smtp.close();
  });

  it('is sent to nobody once it is ready: whoever wrote it could mail strangers with it', async () => {
    const { database, id, smtp, services } = await waitedFor();
    await smtp.nextMail();
    await until(async () => (await recipientOf(database, id)) === undefined);
    const { revision } = (await readState(services.database, id)) ?? {};
    expect(await awaitByMail(services, { id, address: 'stranger.canary@duck.com', locale: 'es' })).toBe(
      'not-needed',
    );
    expect(await recipientOf(database, id)).toBeUndefined();
    expect((await readState(services.database, id))?.revision).toBe(revision);
    expect(services.lines.join('')).not.toContain('canary');
    await smtp.close();
  });

  it('that takes too long takes an address, goes on, and is sent', async () => {
    const smtp = await startFakeSmtp();
    const database = await testDatabase().open();
    const hanging = await pitches(database, {
      env: { SMTP_URL: smtp.url, PITCH_STEP_DELAY_MS: '60000' },
    });
    const id = await orderPitch(hanging);
    await database.query
      .updateTable('pitches')
      .set({ updated_at: Date.now() - 15_000 })
      .where('id', '=', id)
      .execute();
    expect(await awaitByMail(hanging, { id, address: address, locale: 'en' })).toBeUndefined();
    expect(await statusOf(database, id)).toBe('generating');
    await hanging.workflows.stop({ graceMs: 0 });
    await pitches(database, { env: { SMTP_URL: smtp.url } });
    const mail = await smtp.nextMail(address);
    expect(mail.text).toContain(id);
    await smtp.close();
  });

  it('reads a notification that was queued by an earlier version', async () => {
    const { input } = pitchMailWorkflow(await pitches(await testDatabase().open()));
    const failed = { id: 'a', mail: 'failed' };
    expect(parse(input, failed)).toEqual(failed);
    expect(parse(input, { id: 'a', outcome: 'failed' })).toEqual(failed);
    expect(parse(input, { id: 'a', news: 'failed' })).toEqual(failed);
  });

  it('takes no address while it is being written in good time, nor once it is deleted', async () => {
    const database = await testDatabase().open();
    const services = await pitches(database, { env: { PITCH_STEP_DELAY_MS: '60000' } });
    const id = await orderPitch(services);
    expect(await awaitByMail(services, { id, address: address, locale: 'en' })).toBe('not-needed');
    await removePitch(services, id);
    expect(await awaitByMail(services, { id, address: address, locale: 'en' })).toBe('missing');
    expect(await recipientOf(database, id)).toBeUndefined();
  });

  it('is tried again later by itself when it fails again, and says so', async () => {
    const { database, id, smtp } = await waitedFor({ fails: true });
    await until(async () => (await progressOf(database, id)).at(-1) === 'waiting');
    expect(await progressOf(database, id)).toEqual(['step 1', 'waiting']);
    const job = await database.query
      .selectFrom('jobs')
      .select(['status', 'run_at'])
      .where('workflow', '=', 'pitch')
      .executeTakeFirstOrThrow();
    expect(job.status).toBe('queued');
    expect(job.run_at).toBeGreaterThan(Date.now() + 30_000);
    await smtp.close();
  });

  it('that fails to the end is told of, and forgotten', async () => {
    const { database, id, smtp } = await waitedFor({ fails: true });
    await until(async () => (await progressOf(database, id)).at(-1) === 'waiting');
    await database.query.updateTable('pitch_recipients').set({ tries: 99 }).execute();
    await database.query.updateTable('jobs').set({ run_at: 0 }).execute();
    const mail = await smtp.nextMail();
    expect(mail.to).toEqual([address]);
    await until(async () => (await statusOf(database, id)) === 'failed');
    await until(async () => (await recipients(database)).length === 0);
    await smtp.close();
  });

  it('keeps the address in no row of the pitch, its versions or its jobs', async () => {
    const { database, smtp } = await waitedFor({ fails: true });
    const rows = await Promise.all(
      (['pitches', 'pitch_versions', 'jobs', 'job_steps'] as const).map((table) =>
        database.query.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(rows)).not.toMatch(/canary|duck\.com/);
    expect(await recipients(database)).toHaveLength(1);
    await smtp.close();
  });

  it('without anybody waiting has failed for good', async () => {
    const services = await pitches(await testDatabase().open(), { env: { PITCH_FAIL_STEP: '2' } });
    const id = await orderPitch(services);
    await until(async () => (await statusOf(services.database, id)) === 'failed');
    expect(await progressOf(services.database, id)).toEqual(['step 1', 'failed']);
  });

  /** A pitch that failed, then an address left for it; `fails` again, or the mail server in a mood. */
  async function waitedFor({ fails = false, mode = 'accept' }: { fails?: boolean; mode?: SmtpMode } = {}) {
    const smtp = await startFakeSmtp({ mode });
    const database = await testDatabase().open();
    const env = { SMTP_URL: smtp.url };
    const failing = await pitches(database, { env: { ...env, PITCH_FAIL_STEP: '2' } });
    const id = await orderPitch(failing);
    await until(async () => (await statusOf(database, id)) === 'failed');
    await failing.workflows.stop({ graceMs: 0 });
    const services = await pitches(database, { env: fails ? { ...env, PITCH_FAIL_STEP: '2' } : env });
    await awaitByMail(services, { id, address: address, locale: 'es' });
    return { smtp, database, id, services };
  }
});

function recipients(database: Database) {
  return database.query.selectFrom('pitch_recipients').select('address').execute();
}

async function recipientOf(database: Database, id: string): Promise<string | undefined> {
  const { query } = database;
  const row = await query
    .selectFrom('pitch_recipients')
    .select('address')
    .where('pitch_id', '=', id)
    .executeTakeFirst();
  return row?.address;
}

async function statusOfOnly(database: Database): Promise<string> {
  const { status } = await database.query
    .selectFrom('pitch_versions')
    .select('status')
    .executeTakeFirstOrThrow();
  return status;
}

async function attemptsAtMail(database: Database): Promise<number> {
  const row = await database.query
    .selectFrom('jobs')
    .select('attempts')
    .where('workflow', '=', 'pitch-mail')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}
