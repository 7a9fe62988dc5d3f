import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, vi } from 'vitest';

import { messageJobs } from '#app/features/contact/server/jobs';
import { newsletterJobs } from '#app/features/newsletter/server/jobs';
import { orderJobs } from '#app/features/report/server/jobs';
import { ops } from '#app/ops/ops';
import type { Services } from '#app/server/services';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/smtp';
import type { TestDatabase } from '#tests/integration/support/databases';
import { recordingLog } from '#tests/integration/support/recording-log';
import { servicesOn } from '#tests/integration/support/services';
import { buildIfStale } from '#tests/integration/support/site-under-scan';

/** A site that runs in this process, with a mail server, and the commands beside it. Call it after `useTestDatabase`. */
export function useCompany() {
  const made: { services: Services; smtp: FakeSmtp }[] = [];
  afterEach(async () => {
    for (const { services, smtp } of made.splice(0)) {
      await services.workflows.stop({ graceMs: 0 });
      // A mail that a test did not wait for is none of the next.
      await services.database.query.deleteFrom('jobs').execute();
      await smtp.close();
    }
  });
  return async (testDatabase: TestDatabase, opsEnv: Record<string, string> = {}) => {
    const smtp = await startFakeSmtp();
    const env = { SMTP_URL: smtp.url, TEAM_EMAIL: 'team@verbe.example' };
    const services = servicesOn(await testDatabase.open(), { env, log: recordingLog().log });
    const jobs = [messageJobs, newsletterJobs, orderJobs].flatMap((ofFeature) => ofFeature(services));
    for (const job of jobs) services.workflows.register(job);
    made.push({ services, smtp });
    await services.workflows.startWorker();
    return { services, smtp, ops: (...args: string[]) => runOps(testDatabase, args, opsEnv) };
  };
}

/** Exit code and output of `npm run ops -- …` on a database, in this process. */
export async function runOps(database: Data, args: string[], env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...variablesOf(database), ...env })) vi.stubEnv(name, value);
  try {
    return await ops(args);
  } finally {
    vi.unstubAllEnvs();
  }
}

/** The same of the production build, as a process of its own. */
export async function runBuiltOps(database: Data, args: string[]) {
  await buildIfStale();
  const child = spawn(process.execPath, ['scripts/ops.ts', ...args], {
    env: { PATH: process.env.PATH, ...variablesOf(database) },
  });
  const [[code], ...printed] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: Number(code), text: printed.join('').trimEnd() };
}

type Data = Pick<TestDatabase, 'dataDir' | 'databaseUrl'>;

function variablesOf({ dataDir, databaseUrl }: Data): Record<string, string> {
  const shared = databaseUrl && { DATABASE_URL: databaseUrl, SITE_SECRET: 'x'.repeat(32) };
  return { DATA_DIR: dataDir, ...shared };
}
