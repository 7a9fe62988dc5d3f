import { randomBytes } from 'node:crypto';
import { afterEach } from 'vitest';

import type { Message } from '#app/features/contact/message-schema';
import { messageMailWorkflow } from '#app/features/contact/server/message-mail.job';
import { messagePurgeWorkflow } from '#app/features/contact/server/purge.job';
import { storeMessage } from '#app/features/contact/server/send-message';
import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { recordingLog } from '#tests/integration/support/recording-log';
import { servicesOn } from '#tests/integration/support/services';

export const letterOf = (email: string, { phoneNumber = '+33 6 12 34 56 78' } = {}): Message => ({
  form: 'contact',
  content: {
    topic: 'project',
    firstName: 'Ada',
    lastName: 'Canary',
    email,
    phoneNumber,
    message: 'First line\nSecond <line>',
  },
});

/** Services that mail messages and stop after the test; each with its log lines. Call it after `useTestDatabase`. */
export function useMessages() {
  const made: Services[] = [];
  afterEach(async () => {
    for (const { workflows } of made.splice(0)) await workflows.stop({ graceMs: 0 });
  });
  return async (database: Database, env: Record<string, string> = {}) => {
    const { log, lines } = recordingLog();
    const services = servicesOn(database, { env, log });
    services.workflows.register(messageMailWorkflow(services));
    services.workflows.register(messagePurgeWorkflow(services));
    made.push(services);
    await services.workflows.startWorker();
    return { ...services, lines };
  };
}

/** Stores a message as its function does once everything is in order, under a challenge and a request of its own. */
export function store(
  services: Services,
  message: Message,
  submission: { request?: string; challenge?: string } = {},
) {
  const { request = newId(), challenge = newId() } = submission;
  return storeMessage(services, {
    message,
    requestHash: request,
    answered: { id: challenge, expiresAt: Date.now() + 60_000 },
    locale: 'es',
  });
}

function newId(): string {
  return randomBytes(16).toString('hex');
}

/** What is stored of each message and its mails. */
export function messagesIn({ query }: Database) {
  return query.selectFrom('messages').selectAll().execute();
}

/** Lets an hour pass for what waits in the queue. */
export async function anHourLater({ query }: Database): Promise<void> {
  await query
    .updateTable('jobs')
    .set((job) => ({ run_at: job('run_at', '-', 3_600_000) }))
    .execute();
}
