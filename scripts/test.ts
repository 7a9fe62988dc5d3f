import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { add, type Counts, nothing, readPlaywright, readVitest } from './test-counts.ts';

/** A stage that hangs fails after this long, in ms. */
const stageLimitMs = 600_000;

type Stage = {
  name: string;
  /** A script of package.json and its further arguments. */
  script: string;
  args?: string[];
  env?: Record<string, string>;
  /** How many tests the stage ran; a stage without it counts as one. */
  count?: () => Counts;
  /** The stage whose success this one needs. */
  needs?: string;
};

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const playwrightReport = join(reports, 'e2e.json');

const stages: Stage[] = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'arrows', script: 'arrows' },
  { name: 'types', script: 'typecheck' },
  { name: 'dead code', script: 'knip' },
  { name: 'catalogs', script: 'catalogs' },
  vitest('unit'),
  vitest('integration'),
  { name: 'production build', script: 'build' },
  {
    name: 'browser tests',
    script: 'test:e2e',
    needs: 'production build',
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => readPlaywright(playwrightReport),
  },
];

const failed: string[] = [];
const times: string[] = [];
let total = nothing;

for (const stage of stages) {
  console.log(`\n── ${stage.name}`);
  const started = performance.now();
  const ok = run(stage);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!ok) failed.push(stage.name);
  times.push(`${ok ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${stage.name}`);
  total = add(total, countOf(stage, ok));
}

console.log(`\n${times.join('\n')}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
if (total.failures.length > 0) console.log(total.failures.map((line) => `  ${line}`).join('\n'));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
if (failed.length > 0 || total.failed > 0) process.exitCode = 1;

function run({ script, args = [], env = {}, needs }: Stage): boolean {
  if (needs !== undefined && failed.includes(needs)) {
    console.log(`Not run: ${needs} failed.`);
    return false;
  }
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: stageLimitMs,
  });
  return status === 0;
}

/** A runner that failed without a failing test (it could not start, it found none) still counts as one failure. */
function countOf({ count }: Stage, ok: boolean): Counts {
  const counts = count?.() ?? { ...nothing, passed: ok ? 1 : 0 };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function vitest(project: 'unit' | 'integration'): Stage {
  const report = join(reports, `${project}.json`);
  return {
    name: project,
    script: `test:${project}`,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: () => readVitest(report),
  };
}
