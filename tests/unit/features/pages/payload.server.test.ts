import { expect, test } from 'vitest';

import { textQuery } from '#app/features/pages/page.queries';
import { createTextPages } from '#app/features/pages/text-pages.server';
import { answerPayload, prerenderedPages } from '#app/features/pages/payload.server';
import { type Locale, locales } from '#app/i18n/locales';
import { readEnv } from '#app/server/env';
import { createTextFiles } from '#app/server/text-files/text-files';

const services = { textPages: createTextPages(createTextFiles(readEnv({}))) };

function answerTo(address: string, method = 'GET') {
  const visitor = { services, locale: 'en' as const, buildId: 'b1' };
  return answerPayload(new Request(`https://verbe.example${address}`, { method }), visitor);
}

async function payloadOf(path: string, lang: Locale): Promise<unknown> {
  const answer = await answerTo(`${path}/_payload.json?b1&lang=${lang}`);
  expect(answer?.status, `${path} ${lang}`).toBe(200);
  return answer?.json();
}

test('a payload is what the queries of its page are answered, in the language that its address names', async () => {
  expect(await payloadOf('/cgu', 'es')).toEqual([
    [textQuery('cgu').queryKey, JSON.parse(JSON.stringify(await services.textPages.read('cgu', 'es')))],
  ]);
  expect(await payloadOf('/contact', 'fr')).toMatchObject([[textQuery('contact').queryKey, { lang: 'fr' }]]);
});

test('every prerendered page has one in every language, for an hour', async () => {
  expect(prerenderedPages()).toContain('/solutions-ia/innovation');
  for (const path of prerenderedPages()) {
    for (const lang of locales)
      expect(await payloadOf(path, lang)).not.toContainEqual([expect.anything(), null]);
  }
  const answer = await answerTo('/cgu/_payload.json?b1&lang=fr');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  '/cgu/_payload.json',
  '/cgu/_payload.json?&lang=fr',
  '/cgu/_payload.json?b0&lang=fr',
  '/cgu/_payload.json?b1',
  '/cgu/_payload.json?b1&lang=de',
  '/actus/_payload.json?b1&lang=fr',
  '/__proto__/_payload.json?b1&lang=fr',
])('%s is none of this build, and kept nowhere', async (address) => {
  const answer = await answerTo(address);
  expect(answer?.status).toBe(404);
  expect(answer?.headers.get('cache-control')).toBe('no-store');
});

test('other requests go on to the router', async () => {
  expect(await answerTo('/cgu')).toBeUndefined();
  expect(await answerTo('/cgu/_payload.json?b1&lang=fr', 'POST')).toBeUndefined();
});
