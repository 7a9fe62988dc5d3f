import { expect, test } from 'vitest';

import { answerBeforeRouter } from '#app/server/before-router';
import { servicesForEachTest } from './http/booted';

const booted = servicesForEachTest();

const ask = (path: string, method = 'GET') =>
  answerBeforeRouter(new Request(`https://verbe.example${path}`, { method }), {
    services: booted.services,
    requestId: 'r',
    nonce: 'n',
    locale: 'en',
  });

test('pictures need no router', async () => {
  expect((await ask('/_ipx/f_auto,w_640/no-such-picture.png'))?.status).toBe(404);
  expect((await ask('/_ipx/w_7/x.png'))?.status).toBe(400);
});

test.each([
  ['/', 'GET'],
  ['/actus/_ipx/x', 'GET'],
  ['/_ipx', 'GET'],
  ['/_ipx/../actus', 'GET'],
  ['/_ipx/w_640/x.png', 'POST'],
])('%s by %s is left to it', (path, method) => {
  expect(ask(path, method)).toBeUndefined();
});
