import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add, nothing, readPlaywright, readVitest } from '../../../scripts/test-counts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(content: string): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, content);
  return path;
}

describe('counts', () => {
  it('of Vitest take in what is pending and to do as skipped, and name what failed, in the end or at first', async () => {
    const assertionResults = [
      { fullName: 'a sum adds', status: 'passed', failureMessages: [] },
      { fullName: 'a sum waits', status: 'passed', failureMessages: ['late\n at x.ts'] },
      {
        fullName: 'a sum subtracts',
        status: 'failed',
        failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n at x.ts'],
      },
    ];
    const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
    const testResults = [
      { name: join(process.cwd(), 'tests/sum.test.ts'), message: '', assertionResults },
      { name: join(process.cwd(), 'tests/lost.test.ts'), message: 'Cannot find x', assertionResults: [] },
    ];
    expect(readVitest(await report(JSON.stringify({ ...counts, testResults })))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 5,
      failures: [
        'tests/sum.test.ts › a sum subtracts: expected 1 to be 2',
        'tests/lost.test.ts › not loaded: Cannot find x',
      ],
      flaky: ['tests/sum.test.ts › a sum waits: late'],
    });
  });

  it('of Playwright take a flaky test for a passed one, and name it beside what failed', async () => {
    const place = { file: 'menu.spec.ts', line: 3 };
    const specs = [
      { ...place, title: 'it opens', ok: true, tests: [{ status: 'expected', results: [{}] }] },
      {
        ...place,
        title: 'it shuts',
        ok: true,
        tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }],
      },
      {
        ...place,
        title: 'it closes',
        ok: false,
        tests: [{ status: 'unexpected', results: [{ error: { message: 'never' } }] }],
      },
    ];
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    const suites = [{ specs: [], suites: [{ specs }] }];
    expect(readPlaywright(await report(JSON.stringify({ stats, suites })))).toEqual({
      passed: 8,
      failed: 1,
      skipped: 2,
      failures: ['menu.spec.ts:3 › it closes: never'],
      flaky: ['menu.spec.ts:3 › it shuts: late'],
    });
  });

  it('are nothing where a runner left no report, or half of one', async () => {
    expect(readVitest(join(folder, 'missing.json'))).toEqual(nothing);
    expect(readPlaywright(await report('{"stats":'))).toEqual(nothing);
  });

  it('add up', () => {
    const one = { passed: 1, failed: 2, skipped: 3, failures: ['a'], flaky: ['c'] };
    const other = { passed: 10, failed: 20, skipped: 30, failures: ['b'], flaky: ['d'] };
    expect(add(one, other)).toEqual({
      passed: 11,
      failed: 22,
      skipped: 33,
      failures: ['a', 'b'],
      flaky: ['c', 'd'],
    });
  });
});
