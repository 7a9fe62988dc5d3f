import * as z from 'zod';

import type { Transaction } from '#app/server/db/schema';
import type { Workflow, Workflows } from '#app/server/workflows/workflows';
import type { Mailer, WrittenMail } from './mailer';
import { mailRetries, sendInStep } from './send-in-step';

type MailWriter<Kind> = {
  /** Undefined where there is nobody to write to any more: then nothing is sent. */
  write(id: string, mail: Kind, occasion?: string): Promise<WrittenMail | undefined>;
  onSent?(t: Transaction, id: string, mail: Kind): Promise<void>;
  onFailed?(t: Transaction, id: string): Promise<void>;
};

/**
 * The mails of some kinds about the records that their ids name. A job that failed is a mail that waits for somebody to
 * send it again, which `npm run ops` finds by the end of the name.
 */
export function mailJobs<Kind extends string>(name: `${string}-mail`, kinds: readonly Kind[]) {
  const keyOf = (id: string, mail: Kind, occasion?: string) =>
    [name, id, mail, occasion].filter((part) => part !== undefined).join(':');

  return {
    workflow(
      mailer: Mailer,
      { write, onSent, onFailed }: MailWriter<Kind>,
    ): Workflow<{ id: string; mail: Kind; occasion?: string }> {
      return {
        name,
        input: z.object({ id: z.string(), mail: z.enum(kinds), occasion: z.string().optional() }),
        retries: mailRetries,
        async run({ input: { id, mail, occasion }, jobId, step, signal }) {
          await step(
            'send',
            async () => {
              const written = await write(id, mail, occasion);
              if (written) await sendInStep(mailer, { ...written, idempotencyKey: `${jobId}:send` }, signal);
            },
            async (t) => onSent?.(t, id, mail),
          );
        },
        onFailed: async (t, { id }) => onFailed?.(t, id),
      };
    },

    /** Queues a mail, once at a time for each occasion. One that failed makes room: its mailbox may take mails again. */
    async queue(
      workflows: Pick<Workflows, 'start' | 'retry'>,
      t: Transaction,
      id: string,
      mail: Kind,
      occasion?: string,
    ): Promise<void> {
      const key = keyOf(id, mail, occasion);
      if (await workflows.retry(t, key)) return;
      await workflows.start(t, name, { id, mail, occasion }, key);
    },

    /** Takes the mails without occasion that were not sent yet out of the queue. */
    async cancel(workflows: Pick<Workflows, 'cancel'>, t: Transaction, id: string): Promise<void> {
      for (const mail of kinds) await workflows.cancel(t, keyOf(id, mail));
    },
  };
}
