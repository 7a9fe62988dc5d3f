import type { BrowserContext } from '@playwright/test';

/** What Lingui warns of where a word of the interface has no translation. */
const uncompiled = 'Uncompiled message';

/**
 * Collects what no page may say: console errors, uncaught errors, words without a translation and breaches of the
 * content security policy.
 */
export async function watchProblems(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.text().startsWith(uncompiled);
    if (isProblem) problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.push(`uncaught: ${webError.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
    });
  });
}

/** The problems that no excuse covers; a text excuses what contains it. */
export function unexcused(complaints: { problems: string[]; excuses: (string | RegExp)[] }): string[] {
  const covers = (excuse: string | RegExp, problem: string) =>
    typeof excuse === 'string' ? problem.includes(excuse) : excuse.test(problem);
  return complaints.problems.filter(
    (problem) => !complaints.excuses.some((excuse) => covers(excuse, problem)),
  );
}
