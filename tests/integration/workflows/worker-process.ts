import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

import { openDatabase } from '#app/server/db/database';
import { createLog } from '#app/server/log';
import { createWorkflows } from '#app/server/workflows/workflows';
import { addMark, idSchema, jobsLeft, markFailed, marksOf } from '#tests/integration/support/pitch-steps';

/** Run by the tests as a process of its own, to be killed: works on the jobs it finds and says what it does. */
export type WorkerInput = { dataDir: string; databaseUrl: string | undefined };

const { dataDir, databaseUrl }: WorkerInput = JSON.parse(process.argv[2] ?? '');
const log = createLog('silent');
const database = await openDatabase({ dataDir, databaseUrl, log });
const workflows = createWorkflows(database, { log, leaseMs: 300, maxClaims: 4, pollMs: 200 });

workflows.register({
  input: idSchema,
  name: 'six-steps',
  retries: { attempts: 1, backoffMs: 10 },
  async run({ input: { id }, step }) {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await step(
        `step-${number}`,
        async () => {
          if ((await marksOf(database, id)).includes(number)) console.log(`again ${id} ${number}`);
          await pause(200 + Math.random() * 50);
        },
        async (t) => addMark(t, id, number),
      );
    }
  },
});

workflows.register({
  input: idSchema,
  name: 'poison',
  retries: { attempts: 1, backoffMs: 10 },
  async run({ step }) {
    await step('kill', async () => {
      // Those beside it save a step meanwhile, and not yet all of theirs.
      await pause(1000);
      process.kill(process.pid, 'SIGKILL');
    });
  },
  async onFailed(t, { id }) {
    await markFailed(t, id);
  },
});

// A process that is killed would keep none of its compiled code for the next.
flushCompileCache();
await workflows.startWorker();
console.log('ready');
process.on('SIGTERM', async () => {
  await workflows.stop({ graceMs: 1000 });
  await database.close();
  process.exit(0);
});
while ((await jobsLeft(database)) > 0) await pause(50);
console.log('idle');
