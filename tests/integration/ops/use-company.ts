import { afterEach } from 'vitest';

import { messageJobs } from '#app/features/contact/server/jobs';
import { newsletterJobs } from '#app/features/newsletter/server/jobs';
import { orderJobs } from '#app/features/report/server/jobs';
import type { Services } from '#app/server/services';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/smtp';
import { startChild } from '#tests/integration/support/child';
import type { TestDatabase } from '#tests/integration/support/databases';
import { recordingLog } from '#tests/integration/support/recording-log';
import { servicesOn } from '#tests/integration/support/services';
import type { OpsInput } from './ops-process';

/** A site that runs in this process, with a mail server, and the commands beside it. Call it after `useTestDatabase`. */
export function useCompany() {
  const made: { services: Services; smtp: FakeSmtp }[] = [];
  afterEach(async () => {
    for (const { services, smtp } of made.splice(0)) {
      await services.workflows.stop({ graceMs: 0 });
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

/** Exit code and output of `npm run ops -- …` on a database, as a process of its own. */
export async function runOps(
  { dataDir, databaseUrl }: Omit<TestDatabase, 'open'>,
  args: string[],
  env: Record<string, string> = {},
) {
  const database: Record<string, string> =
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SITE_SECRET: 'x'.repeat(32) };
  const input: OpsInput = { args, env: { DATA_DIR: dataDir, ...database, ...env } };
  const child = await startChild('ops/ops-process.ts', input);
  const code = await child.ended;
  return { code, text: child.lines.join('\n') };
}
