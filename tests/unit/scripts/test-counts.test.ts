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
  it('of Vitest take in what is pending and to do as skipped', async () => {
    const path = await report('{"numPassedTests":5,"numFailedTests":1,"numPendingTests":2,"numTodoTests":3}');
    expect(readVitest(path)).toEqual({ passed: 5, failed: 1, skipped: 5 });
  });

  it('of Playwright take a flaky test for a failed one', async () => {
    const path = await report('{"stats":{"expected":7,"unexpected":1,"flaky":1,"skipped":2}}');
    expect(readPlaywright(path)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('are nothing where a runner left no report, or half of one', async () => {
    expect(readVitest(join(folder, 'missing.json'))).toEqual(nothing);
    expect(readPlaywright(await report('{"stats":'))).toEqual(nothing);
  });

  it('add up', () => {
    expect(add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
      passed: 11,
      failed: 22,
      skipped: 33,
    });
  });
});
