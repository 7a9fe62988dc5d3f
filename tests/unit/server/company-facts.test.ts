import { expect, test, vi } from 'vitest';

import { site } from '#app/content/site';
import { warnOfMissingFacts } from '#app/server/company-facts';
import { createLog } from '#app/server/log';

function warningsOf(siteIsLoopback: boolean): unknown[][] {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  warnOfMissingFacts({ siteIsLoopback }, log);
  return warn.mock.calls;
}

test('a public site is told once which facts of the company its pages leave out', () => {
  const empty = Object.entries(site.company).filter(([, fact]) => fact === undefined);
  expect(warningsOf(false)).toEqual([
    [{ missing: ['email', ...empty.map(([name]) => name)] }, expect.stringContaining('app/content/site.ts')],
  ]);
});

test('a site on loopback is not', () => {
  expect(warningsOf(true)).toEqual([]);
});
