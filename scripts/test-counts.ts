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
  /** Each test that passed on its second try: what went wrong in the first, as for a failure. */
  flaky: string[];
};

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

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
    flaky: [...one.flaky, ...other.flaky],
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
    flaky: report.data.testResults.flatMap(flakyOfFile),
  };
}

/** The tests of Playwright's JSON report. */
export function readPlaywright(path: string): Counts {
  const report = playwrightReport.safeParse(readJson(path));
  if (!report.success) return nothing;
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  const specs = specsOf(report.data.suites);
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: specs.flatMap((spec) => problemsOfSpec(spec, 'unexpected')),
    flaky: specs.flatMap((spec) => problemsOfSpec(spec, 'flaky')),
  };
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

/** Vitest lists what went wrong in the first try of a test that passed. */
function flakyOfFile({
  name,
  assertionResults,
}: z.infer<typeof vitestReport>['testResults'][number]): string[] {
  return assertionResults
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages = [] }) =>
      failure(relative(process.cwd(), name), fullName, failureMessages[0]),
    );
}

function specsOf(suites: z.infer<typeof playwrightSuite>[]): z.infer<typeof playwrightSpec>[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

function problemsOfSpec(
  { title, file, line, tests }: z.infer<typeof playwrightSpec>,
  outcome: 'unexpected' | 'flaky',
): string[] {
  const bad = tests.filter(({ status }) => status === outcome);
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
