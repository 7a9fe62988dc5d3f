import { openDatabase } from '#app/server/db/database';
import { createLog } from '#app/server/log';

// Run by the tests as a process of its own: opens the data folder and keeps it.
const { dataDir }: { dataDir: string } = JSON.parse(process.argv[2] ?? '');
try {
  await openDatabase({ dataDir, log: createLog('silent') });
  console.log('opened');
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(String(error));
  process.exit(1);
}
