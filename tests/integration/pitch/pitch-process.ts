import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

import { pitchChannel } from '#app/features/pitch/server/raise-revision';
import { progressMessages } from '#app/features/pitch/server/stream/send-progress';
import { openDatabase } from '#app/server/db/database';
import { createLog } from '#app/server/log';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { servicesOn } from '#tests/integration/support/services';
import { inWords } from './orders';

/** Run by the tests as a process of its own, perhaps to be killed: makes the pitches that it finds queued. */
export type PitchProcessInput = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Pitches of which it says each revision, as `saved`. */
  ids: string[];
  maxWaiting: number;
  stepDelayMs: number;
  /** Reads them as a visitor would too, and says what it has seen. */
  watch: boolean;
};

const input: PitchProcessInput = JSON.parse(process.argv[2] ?? '');
const log = createLog('silent');
const database = await openDatabase({ ...input, log });
const env = { PITCH_STEP_DELAY_MS: `${input.stepDelayMs}` };
const services = servicesOn(database, { env, log, maxWaiting: input.maxWaiting });
for (const id of input.ids) {
  database.subscribe(pitchChannel(id), () => console.log('saved'));
  if (input.watch) void sayWhatIsSeen(id);
}
// A process that is killed would keep none of its compiled code for the next.
flushCompileCache();
await services.workflows.startWorker();

let isEnding = false;
process.on('SIGTERM', async () => {
  isEnding = true;
  await services.workflows.stop({ graceMs: 1000 });
  await counted;
  await database.close();
  process.exit(0);
});
const counted = sayWhenIdle();
await counted;

/** The database is not closed below the count. */
async function sayWhenIdle(): Promise<void> {
  while (!isEnding && (await jobsLeft(database)) > 0) await pause(50);
  if (!isEnding) console.log('idle');
}

async function sayWhatIsSeen(id: string): Promise<void> {
  const seen = new Set<string>();
  for await (const message of progressMessages(services, {
    id,
    after: 0,
    signal: services.closing,
    reader: 'owner',
  })) {
    if (message.kind !== 'snapshot' || !message.snapshot.isMaker) continue;
    for (const word of inWords(message.snapshot)) {
      if (!seen.has(word)) console.log(`seen ${word}`);
      seen.add(word);
    }
  }
}
