import { chromium } from 'playwright';

import { freePort, startServer } from '../tests/e2e/support/server.ts';
import { chromiumLaunchOptions } from './ensure-chromium.ts';
import { auditPage, budgets, categories } from './lighthouse/audit.ts';
import { auditedPages } from './lighthouse/pages.ts';

const server = await startServer();
const port = await freePort();
const options = chromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});

const rows = [];
const faults: string[] = [];
for (const { path } of auditedPages) {
  const url = server.url + path;
  // The first answer of a process is its slowest.
  await fetch(url).then((answer) => answer.text());
  const audited = await auditPage(url, port);
  const said = categories.map((category) => [`${category} ≥ ${budgets[category]}`, audited.scores[category]]);
  const ok = categories.every((category) => audited.scores[category] >= budgets[category]);
  rows.push({ page: path, ...Object.fromEntries(said), ok: ok ? 'yes' : 'NO' });
  faults.push(...audited.faults.map((fault) => `${path} ${fault}`));
}
await browser.close();
await server.dispose();

console.table(rows);
for (const fault of faults) console.log(fault);
process.exit(rows.every(({ ok }) => ok === 'yes') ? 0 : 1);
