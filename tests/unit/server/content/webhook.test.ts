import { expect, test } from 'vitest';

import type { Purge } from '#app/server/content/content-source';
import { receiveWebhook } from '#app/server/content/webhook';
import { createLog } from '#app/server/log';

const secret = 'the-secret-of-the-webhook';

test.each<[string, string | undefined, Purge]>([
  ['entry.publish', 'article', { kind: 'articles', removed: false }],
  ['entry.update', 'category', { kind: 'articles', removed: false }],
  ['entry.unpublish', 'article', { kind: 'articles', removed: true }],
  ['entry.delete', 'chatbot', { kind: 'chatbots', removed: true }],
  ['entry.update', 'user', { removed: false }],
  ['media.create', undefined, { removed: false }],
  ['media.update', undefined, { kind: 'media', removed: false }],
  ['media.delete', undefined, { kind: 'media', removed: true }],
])('%s of %s purges all that shows it', async (event, model, purge) => {
  expect(await call({ event, model, entry: { slug: 'x' } })).toEqual({ status: 204, purges: [purge] });
});

test.each([undefined, 'Bearer wrong', `Bearer ${secret}x`, secret, `Basic ${secret}`])(
  'with %s for a secret it is refused',
  async (authorization) => {
    expect(await call({ event: 'entry.publish', model: 'article' }, { authorization })).toEqual({
      status: 401,
      purges: [],
    });
  },
);

test('there is none without a secret', async () => {
  expect(await call({ event: 'entry.publish' }, { configured: undefined })).toEqual({
    status: 404,
    purges: [],
  });
});

test.each(['not JSON', '{}', '[]', '{"event":1}', `{"event":"${'x'.repeat(101)}"}`])(
  '%s is not understood',
  async (text) => {
    expect(await call(text)).toEqual({ status: 400, purges: [] });
  },
);

test('more than a mebibyte is too much', async () => {
  expect(await call(' '.repeat(1024 * 1024 + 1))).toEqual({ status: 413, purges: [] });
});

type Headers = { authorization?: string | undefined; configured?: string | undefined };

async function call(body: object | string, headers: Headers = {}) {
  const { authorization = `Bearer ${secret}`, configured = secret } = headers;
  const given = 'authorization' in headers ? headers.authorization : authorization;
  const request = new Request('http://localhost/api/content-changed', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: given === undefined ? {} : { authorization: given },
  });
  const purges: Purge[] = [];
  const response = await receiveWebhook(request, {
    secret: 'configured' in headers ? headers.configured : configured,
    purgeEverywhere: async (what) => void purges.push(what),
    log: createLog('silent'),
  });
  return { status: response.status, purges };
}
