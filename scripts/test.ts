import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { add, type Counts, nothing, readPlaywright, readVitest } from './test-counts.ts';

/** A stage that hangs fails after this long, in ms: three times what the slowest takes on a machine that is busy with others. */
const stageLimitMs = 2_700_000;

type Stage = {
  name: string;
  /** A script of package.json and its further arguments. */
  script: string;
  args?: string[];
  env?: Record<string, string>;
  /** How many tests the stage ran; a stage without it counts as one. */
  count?: () => Counts;
  /** The stage of its lane whose success this one needs. */
  needs?: string;
};

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const playwrightReport = join(reports, 'e2e.json');

/** The stages of a lane run one after the other, the lanes at the same time: while one lane waits, the other has the cores. */
const lanes: Stage[][] = [
  [
    { name: 'production build', script: 'build' },
    {
      name: 'browser tests',
      script: 'test:e2e',
      needs: 'production build',
      args: ['--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      count: () => readPlaywright(playwrightReport),
    },
  ],
  [
    { name: 'format', script: 'format:check' },
    { name: 'lint', script: 'lint' },
    { name: 'boundaries', script: 'boundaries' },
    { name: 'types', script: 'typecheck' },
    { name: 'dead code', script: 'knip' },
    { name: 'catalogs', script: 'catalogs' },
    vitest('unit'),
    vitest('integration'),
  ],
];

type Outcome = { name: string; ok: boolean; seconds: number; counts: Counts };

const started = performance.now();
const outcomes = (await Promise.all(lanes.map(runLane))).flat();
const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
const total = outcomes.map(({ counts }) => counts).reduce(add, nothing);

console.log('');
for (const { name, ok, seconds } of outcomes) {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
console.log(`        ${secondsSince(started).toFixed(1).padStart(6)} s  in all`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
if (total.failures.length > 0) console.log(total.failures.map((line) => `  ${line}`).join('\n'));
if (total.flaky.length > 0) {
  console.log(`\nPassed on a second try:\n${total.flaky.map((line) => `  ${line}`).join('\n')}`);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
if (failed.length > 0 || total.failed > 0) process.exitCode = 1;

async function runLane(stages: Stage[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (const stage of stages) {
    const start = performance.now();
    const isBlocked = done.some(({ name, ok }) => name === stage.needs && !ok);
    const { ok, output } = isBlocked
      ? { ok: false, output: `Not run: ${stage.needs} failed.` }
      : await run(stage);
    // In one piece, so that the lanes do not write between each other's lines.
    console.log(`\n── ${stage.name}\n${output.trimEnd()}`);
    done.push({ name: stage.name, ok, seconds: secondsSince(start), counts: countOf(stage, ok) });
  }
  return done;
}

async function run({ script, args = [], env = {} }: Stage): Promise<{ ok: boolean; output: string }> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    timeout: stageLimitMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  return { ok: child.exitCode === 0, output };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
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
