import { expect, test, vi } from 'vitest';

import { warnOfInnerAddress } from '#app/server/content/inner-address';
import { readEnv } from '#app/server/env';
import { createLog } from '#app/server/log';

function warningsOf(variables: Record<string, string>) {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  warnOfInnerAddress(readEnv({ SITE_URL: 'https://verbe.example', ...variables }), log);
  return warn.mock.calls;
}

test.each([
  'http://127.0.0.1:1337/api',
  'http://[::1]:1337/api',
  'http://10.0.0.7/api',
  'http://strapi:1337/api',
  'http://cms.internal/api',
])('a public site on %s is told to name the origin of its files', (CONTENT_SERVICE_URL) => {
  expect(warningsOf({ CONTENT_SERVICE_URL })).toEqual([[expect.stringContaining('IMAGE_ORIGIN')]]);
  expect(warningsOf({ CONTENT_SERVICE_URL, IMAGE_ORIGIN: 'https://files.example' })).toEqual([]);
  expect(warningsOf({ CONTENT_SERVICE_URL, SITE_URL: 'http://localhost:3000' })).toEqual([]);
});

test('a service that readers can reach needs nothing, nor does the bundled content', () => {
  expect(warningsOf({ CONTENT_SERVICE_URL: 'https://cms.example/api' })).toEqual([]);
  expect(warningsOf({})).toEqual([]);
});
