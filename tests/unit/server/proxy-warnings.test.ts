import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';

import { readEnv } from '#app/server/env';
import { createLog } from '#app/server/log';
import { warnOfNoTrustedProxy, warnOfUntrustedProxy } from '#app/server/proxy-warnings';

const address = 'https://verbe.example';

function recorder() {
  const log = createLog('silent');
  return { log, warn: vi.spyOn(log, 'warn') };
}

test.each([
  ['trusts none', { SITE_URL: address }, 1],
  ['trusts one', { SITE_URL: address, TRUST_PROXY: '127.0.0.1' }, 0],
  ['has no TLS', { SITE_URL: 'http://verbe.example' }, 0],
])('a site behind a proxy that it does not trust is told so at boot: one that %s', (_, source, times) => {
  const { log, warn } = recorder();
  warnOfNoTrustedProxy(readEnv(source), log);
  expect(warn).toHaveBeenCalledTimes(times);
});

test.each([
  [
    'that is not trusted is told of once',
    { SITE_URL: address, TRUST_PROXY: '10.0.0.1' },
    [{ proxy: '127.0.0.1' }],
  ],
  ['that is trusted is not', { SITE_URL: address, TRUST_PROXY: '127.0.0.1' }, []],
  ['of a site on loopback is not', {}, []],
])('a proxy that names visitors and %s', async (_, source, told) => {
  const { log, warn } = recorder();
  const server = createServer((_request, response) => response.end());
  warnOfUntrustedProxy(server, { env: readEnv(source), log });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const site = server.address();
  const port = typeof site === 'object' ? site?.port : undefined;
  const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/`, { headers });
  await ask({});
  expect(warn).not.toHaveBeenCalled();
  for (const visitor of ['203.0.113.1', '203.0.113.2']) await ask({ 'x-forwarded-for': visitor });
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual(told);
});
