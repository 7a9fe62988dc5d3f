import { describe, expect, it, vi } from 'vitest';

import { consentJobs } from '#app/features/consent/server/jobs';
import { answerChoice, keepProofFor } from '#app/features/consent/server/proofs';
import { dialects, silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { until } from '#tests/integration/support/until';
import { servicesOn } from '#tests/integration/support/services';

const day = 86_400_000;

/** The browser that asks: what it sends, and what it is given. */
const browser = vi.hoisted(() => ({ sends: '', given: new Array<string>() }));
vi.mock('@tanstack/react-start/server', () => ({
  getRequestHeader: () => browser.sends,
  setResponseHeader: (_: string, value: string) => void browser.given.push(value),
  setResponseStatus: () => {},
}));

describe.each(dialects)('the proof of a consent, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);

  it('holds what was asked and answered, once, and nothing of who; it goes after a year by itself', async () => {
    const database = await testDatabase().open();
    const services = servicesOn(database, { log: silentLog });
    const visitor = { services, requestId: 'r', nonce: 'n', locale: 'es', ip: '203.0.113.7' } as const;
    const old = {
      id: 'old',
      version: 1,
      choice: 'accepted',
      locale: 'fr',
      at: Date.now() - 361 * day,
    } as const;
    const recent = { ...old, id: 'recent', at: Date.now() - 359 * day };
    await database.transaction((t) => t.insertInto('consent_proofs').values(old).execute());
    await database.transaction((t) => t.insertInto('consent_proofs').values(recent).execute());
    for (const job of consentJobs(services)) services.workflows.register(job);
    await services.workflows.startWorker();
    await database.transaction((t) => services.workflows.start(t, 'consent-purge', null, 'consent-purge'));
    await until(async () => (await jobsLeft(database)) === 0);
    await services.workflows.stop({ graceMs: 0 });
    expect(await database.query.selectFrom('consent_proofs').selectAll().execute()).toEqual([recent]);
    await database.query.deleteFrom('consent_proofs').execute();
    const proof = { id: 'a'.repeat(32), version: 1, choice: 'refused' } as const;
    for (let time = 0; time < 2; time += 1)
      expect(await keepProofFor(proof, visitor)).toMatchObject({ ok: true });
    const rows = await database.query.selectFrom('consent_proofs').selectAll().execute();
    expect(rows).toEqual([{ ...proof, locale: 'es', at: expect.closeTo(Date.now(), -4) }]);
  });

  it('has the browser keep the choice from its day on, and none that it no longer holds', async () => {
    const services = servicesOn(await testDatabase().open(), { log: silentLog });
    const visitor = { services, requestId: 'r', nonce: 'n', locale: 'es', ip: '203.0.113.7' } as const;
    const proof = { id: 'b'.repeat(32), version: 1, choice: 'accepted' } as const;
    const dayBefore = new Date(Date.now() - 3 * day).toISOString().slice(0, 10);
    for (const sends of [`consent=1.refused.${dayBefore}.${'c'.repeat(32)}.unsent`, '']) {
      Object.assign(browser, { sends, given: [] });
      expect(await answerChoice(proof, visitor)).toMatchObject({ ok: true });
      expect(browser.given).toEqual([]);
    }
    browser.sends = `lang=es; consent=1.accepted.${dayBefore}.${proof.id}.unsent`;
    await answerChoice(proof, visitor);
    expect(browser.given).toEqual([
      `consent=1.accepted.${dayBefore}.${proof.id}; Path=/; Max-Age=${177 * 86_400}; SameSite=Lax`,
    ]);
  });
});
