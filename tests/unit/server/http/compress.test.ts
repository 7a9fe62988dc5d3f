import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { compressed } from '#app/server/http/compress';
import { PageResponse } from '#app/server/http/page-response';

const words = '<p>Dites ce que vous faites.</p>'.repeat(100);

function asked(encodings?: string): Request {
  return new Request('https://verbe.test/', { headers: encodings ? { 'accept-encoding': encodings } : {} });
}

function page(body: BodyInit, type = 'text/html; charset=utf-8'): Response {
  return new Response(body, { status: 404, headers: { 'content-type': type, vary: 'Cookie' } });
}

describe('a page', () => {
  it('is compressed for who takes gzip, with its status and headers', async () => {
    const response = await compressed(asked('gzip, deflate, br'), page(words));
    expect(response.status).toBe(404);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    const sent = Buffer.from(await response.arrayBuffer());
    expect(sent.length).toBeLessThan(words.length / 5);
    expect(response.headers.get('content-length')).toBe(`${sent.length}`);
    expect(gunzipSync(sent).toString()).toBe(words);
  });

  it.each([undefined, 'br', 'gzip;q=0', 'gzip; q=0.0, identity'])(
    'stays as it is for %s',
    async (encodings) => {
      const response = await compressed(asked(encodings), page(words));
      expect(response.headers.has('content-encoding')).toBe(false);
      expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
      expect(await response.text()).toBe(words);
    },
  );

  it('that was rendered in one piece is packed from its text', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const response = await compressed(asked('gzip'), new PageResponse(words, { status: 404, headers }));
    expect(response.status).toBe(404);
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(words);
  });

  it('that breaks off is none', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    await expect(compressed(asked('gzip'), page(broken))).rejects.toThrow('gone');
  });
});

it('is the same for the answer of a function', async () => {
  const response = await compressed(asked('gzip'), page('{}', 'application/json'));
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

it.each(['application/x-tss-framed', 'application/x-ndjson', 'image/png'])(
  '%s stays as it is',
  async (type) => {
    const response = page(words, type);
    expect(await compressed(asked('gzip'), response)).toBe(response);
    expect(response.headers.get('vary')).toBe('Cookie');
  },
);
