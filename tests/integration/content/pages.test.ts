import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  articleFor,
  authorFor,
  categoryFor,
  latestFor,
  articleListFor,
} from '#app/features/articles/server/article';
import { locales } from '#app/i18n/locales';
import { chatbotFor, chatbotsFor } from '#app/features/chatbots/chatbot.server';
import { createRateLimits } from '#app/server/http/rate-limits/rate-limits';
import { createServices, type Services } from '#app/server/services';
import { ok, refused } from '#app/lib/result';
import { type ContentFault, type FakeContent, startFakeContent } from '#tests/fakes/content';
import { madeArticle } from '#tests/fakes/content/entries';
import { servicesOn } from '#tests/integration/support/services';
import { silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { contentOf } from './sources';

let services: Services;
const visitor = () => ({ services, requestId: 'r', nonce: 'n', locale: 'en' }) as const;
const reader = () => ({ ...visitor(), ip: '192.0.2.7' });
const away = refused('unavailable');

const framework = vi.hoisted(() => ({ status: 200 }));
vi.mock('@tanstack/react-start/server', () => ({
  getRequest: () => new Request('https://verbe.example/actus/x'),
  setResponseHeader: () => {},
  setResponseStatus: (status: number) => void (framework.status = status),
}));

describe('pages while the content service fails', () => {
  const testDatabase = useTestDatabase('sqlite');
  let fake: FakeContent;

  beforeEach(async () => {
    framework.status = 200;
    fake = await startFakeContent({ version: 'v5' });
    const booted = servicesOn(await testDatabase().open(), { log: silentLog });
    services = createServices({ ...booted, content: contentOf(fake.url, { timeoutMs: 200 }) });
  });
  afterEach(async () => {
    await fake.close();
  });

  test.each<[ContentFault]>([
    ['down'],
    ['html'],
    ['truncated'],
    ['huge'],
    ['redirect-loop'],
    [403],
    [500],
    [{ slow: 5000 }],
  ])('%j: lists say so and keep their status, an article and a chatbot answer 503', async (fault) => {
    fake.fault = fault;
    expect(await articleListFor({ page: 1 }, visitor())).toEqual(away);
    expect(await categoryFor({ name: 'Innovation Lab', page: 1 }, visitor())).toEqual(away);
    expect(await authorFor({ username: 'verbe', page: 1 }, visitor())).toEqual(away);
    expect(await latestFor(visitor())).toEqual(away);
    expect(await chatbotsFor(visitor())).toEqual(away);
    expect(framework.status).toBe(200);
    expect(await articleFor({ slug: 'test-de-turing' }, visitor())).toEqual(away);
    expect(framework.status).toBe(503);
    framework.status = 200;
    expect(await chatbotFor({ slug: 'guide' }, visitor())).toEqual(away);
    expect(framework.status).toBe(503);
  });

  test('who asks for unknown articles without end costs the service no more calls, and still reads the others', async () => {
    useLimits();
    for (const locale of locales) await articleListFor({ page: 1 }, { ...reader(), locale });
    const listed = await articleListFor({ page: 1 }, reader());
    const known = listed.ok ? (listed.value.cards[0]?.slug ?? '') : '';
    for (let number = 0; number < 60; number += 1) await articleFor({ slug: `none-${number}` }, reader());
    const calls = fake.calls.size;
    expect(await articleFor({ slug: 'none-60' }, reader())).toEqual(refused('missing'));
    expect(fake.calls.size).toBe(calls);
    expect(await articleFor({ slug: known }, reader())).toMatchObject({ ok: true });
  });

  test.each([
    ['categories', (name: string) => categoryFor({ name, page: 1 }, reader()), 'Trends & Insights'],
    ['authors', (name: string) => authorFor({ username: name, page: 1 }, reader()), 'camille.perrin'],
  ])('nor who asks for unknown %s', async (_, ask, known) => {
    useLimits();
    const before = await ask(known);
    expect(before.ok && before.value.cards.length).toBeGreaterThan(0);
    for (let number = 0; number < 60; number += 1) await ask(`none-${number}`);
    const calls = fake.calls.size;
    expect(await ask('none-60')).toMatchObject(ok({ cards: [] }));
    expect(fake.calls.size).toBe(calls);
    expect(await ask(known)).toEqual(before);
  });

  test.each(['Tendances', 'Tendances%20%26%20Insights', 'trends & insights', 'Tendencias'])(
    'a category is found as %s, whatever the service calls it, also over the limit',
    async (name) => {
      useLimits();
      const ask = () => categoryFor({ name: decodeURIComponent(name), page: 1 }, reader());
      const before = await ask();
      expect(before.ok && before.value.cards.map(({ lang }) => lang)).toContain('en');
      for (let number = 0; number < 60; number += 1)
        await categoryFor({ name: `none-${number}`, page: 1 }, reader());
      expect(await ask()).toEqual(before);
    },
  );

  test('a category that has a name in each language is found in the visitor’s', async () => {
    fake.articles.push(madeArticle('une-tendance', { category: { id: 9, name: 'Tendances & Insights' } }));
    const found = await categoryFor({ name: 'Tendances & Insights', page: 1 }, visitor());
    expect(found.ok && found.value.cards.map(({ slug }) => slug)).toEqual(['five-creative-trends-2025']);
  });

  test('a chatbot with a slug for each language is the one of the visitor’s language', async () => {
    const ask = (slug: string) => chatbotFor({ slug }, visitor());
    expect(await ask('redacteur-de-brief')).toMatchObject({
      ok: true,
      value: { slug: 'brief-writer', lang: 'en' },
    });
    expect(await ask('redacteur-de-brief')).toEqual(await ask('brief-writer'));
    expect(await ask('guide')).toMatchObject({ ok: true, value: { slug: 'guide' } });
  });

  /** With limits, and the usual time-out: a call that fails on a busy machine would not count as an unknown name. */
  function useLimits(): void {
    const rateLimits = createRateLimits(true, { database: services.database, log: silentLog });
    services = createServices({ ...services, content: contentOf(fake.url), rateLimits });
  }
});
