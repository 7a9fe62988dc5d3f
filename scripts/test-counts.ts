import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export type Counts = { passed: number; failed: number; skipped: number };

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Both together. */
export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The tests of Vitest's JSON report; nothing when there is no such file, as when the runner could not start. */
export function readVitest(path: string): Counts {
  const report = vitestReport.safeParse(readJson(path));
  if (!report.success) return nothing;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report.data;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** The tests of Playwright's JSON report; one that passed only on a second try has failed. */
export function readPlaywright(path: string): Counts {
  const report = playwrightReport.safeParse(readJson(path));
  if (!report.success) return nothing;
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
