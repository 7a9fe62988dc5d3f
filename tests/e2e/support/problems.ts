import type { BrowserContext } from '@playwright/test';

/** What Lingui warns of where a word of the interface has no translation. */
const uncompiled = 'Uncompiled message';

type Complaints = { problems: string[]; excuses: (string | RegExp)[] };

/**
 * Collects what no page may say: console errors, uncaught errors, words without a translation and breaches of the
 * content security policy. A page that is left drops what it is loading, and may say so: that is excused.
 */
export async function watchProblems(
  context: BrowserContext,
  { problems, excuses }: Complaints,
): Promise<void> {
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.text().startsWith(uncompiled);
    if (isProblem) problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.push(`uncaught: ${webError.error().message}`));
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') excuses.push(request.url());
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
    });
  });
}

/** The problems that no excuse covers; a text excuses what contains it. */
export function unexcused(complaints: Complaints): string[] {
  const covers = (excuse: string | RegExp, problem: string) =>
    typeof excuse === 'string' ? problem.includes(excuse) : excuse.test(problem);
  return complaints.problems.filter(
    (problem) => !complaints.excuses.some((excuse) => covers(excuse, problem)),
  );
}
