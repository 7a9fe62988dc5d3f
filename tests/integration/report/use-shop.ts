import { afterEach } from 'vitest';

import { orderJobs } from '#app/features/report/server/jobs';
import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/smtp';
import { recordingLog } from '#tests/integration/support/recording-log';
import { servicesOn } from '#tests/integration/support/services';
import { withoutOrders } from './new-order';

export const team = 'team@verbe.example';

/** A shop on a database without orders, with a mail server that takes mails; ended after the test. Call it after `useTestDatabase`. */
export function useShop() {
  const made: { services: Services; smtp: FakeSmtp }[] = [];
  afterEach(async () => {
    for (const { services, smtp } of made.splice(0)) {
      await services.workflows.stop({ graceMs: 0 });
      await smtp.close();
    }
  });
  return async (opened: Database, env: Record<string, string> = {}) => {
    const database = await withoutOrders(opened);
    const smtp = await startFakeSmtp();
    const { log, lines } = recordingLog();
    const services = servicesOn(database, { env: { SMTP_URL: smtp.url, TEAM_EMAIL: team, ...env }, log });
    for (const job of orderJobs(services)) services.workflows.register(job);
    made.push({ services, smtp });
    await services.workflows.startWorker();
    return { services, smtp, lines };
  };
}
