import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';

import { compressed } from '#app/server/http/compress';

const words = '<p>Dites ce que vous faites.</p>'.repeat(100);

function asked(encodings?: string): Request {
  return new Request('https://verbe.test/', { headers: encodings ? { 'accept-encoding': encodings } : {} });
}

function page(body: BodyInit, type = 'text/html; charset=utf-8'): Response {
  return new Response(body, { status: 404, headers: { 'content-type': type, vary: 'Cookie' } });
}

describe('a page', () => {
  it('is compressed for who takes gzip, with its status and headers', async () => {
    const response = compressed(asked('gzip, deflate, br'), page(words));
    expect(response.status).toBe(404);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    const sent = Buffer.from(await response.arrayBuffer());
    expect(sent.length).toBeLessThan(words.length / 5);
    expect(gunzipSync(sent).toString()).toBe(words);
  });

  it.each([undefined, 'br', 'gzip;q=0', 'gzip; q=0.0, identity'])(
    'stays as it is for %s',
    async (encodings) => {
      const response = compressed(asked(encodings), page(words));
      expect(response.headers.has('content-encoding')).toBe(false);
      expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
      expect(await response.text()).toBe(words);
    },
  );

  it('is sent part by part', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const reader = compressed(asked('gzip'), page(readable)).body?.getReader();
    void writer.write(new TextEncoder().encode('<h1>First</h1>'));
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
  });

  it('is no longer made when its reader leaves', async () => {
    const cancel = vi.fn<() => void>();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(words)),
      cancel,
    });
    const reader = compressed(asked('gzip'), page(endless)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it('that breaks off breaks off compressed too', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    await expect(compressed(asked('gzip'), page(broken)).text()).rejects.toThrow('gone');
  });
});

it('is the same for the answer of a function', () => {
  const response = compressed(asked('gzip'), page('{}', 'application/json'));
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

it.each(['application/x-tss-framed', 'application/x-ndjson', 'image/png'])('%s stays as it is', (type) => {
  const response = page(words, type);
  expect(compressed(asked('gzip'), response)).toBe(response);
  expect(response.headers.get('vary')).toBe('Cookie');
});
