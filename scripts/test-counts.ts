import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test: its file and title, and the first line of what went wrong. */
  failures: string[];
};

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
});

/** Both together. */
export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  };
}

/** The tests of Vitest's JSON report; nothing when there is no such file, as when the runner could not start. */
export function readVitest(path: string): Counts {
  const report = vitestReport.safeParse(readJson(path));
  if (!report.success) return nothing;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report.data;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: report.data.testResults.flatMap(failuresOfFile),
  };
}

/** The tests of Playwright's JSON report; one that passed only on a second try has failed. */
export function readPlaywright(path: string): Counts {
  const report = playwrightReport.safeParse(readJson(path));
  if (!report.success) return nothing;
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  const failures = specsOf(report.data.suites).flatMap(failuresOfSpec);
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

/** A file that could not be loaded has a message and no tests. */
function failuresOfFile({
  name,
  message = '',
  assertionResults,
}: z.infer<typeof vitestReport>['testResults'][number]): string[] {
  const file = relative(process.cwd(), name);
  if (assertionResults.length === 0) return message === '' ? [] : [failure(file, 'not loaded', message)];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => failure(file, fullName, failureMessages[0]));
}

function specsOf(suites: z.infer<typeof playwrightSuite>[]): z.infer<typeof playwrightSpec>[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

function failuresOfSpec({ title, file, line, tests }: z.infer<typeof playwrightSpec>): string[] {
  const bad = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const messages = bad.map(({ results }) => results.find(({ error }) => error !== undefined)?.error?.message);
  return messages.map((message) => failure(`${file}:${line}`, title, message));
}

function failure(file: string, title: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return first === '' ? `${file} › ${title}` : `${file} › ${title}: ${first.slice(0, 300)}`;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
