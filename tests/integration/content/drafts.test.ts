import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { articleFor } from '#app/features/articles/server/article';
import { draftsAnswered, draftsAsked } from '#app/server/content/endpoints';
import type { Services } from '#app/server/services';
import { refused } from '#app/lib/result';
import { type FakeContent, startFakeContent, type StrapiVersion } from '#tests/fakes/content';
import { madeArticle } from '#tests/fakes/content/entries';
import { servicesOn } from '#tests/integration/support/services';
import { silentLog, useTestDatabase } from '#tests/integration/support/databases';

const site = 'https://verbe.example';
const secret = 'the-secret-of-previews';

/** What the framework would hold of the request under way. */
const framework = vi.hoisted(() => ({ request: new Request('https://verbe.example/'), headers: new Map() }));
vi.mock('@tanstack/react-start/server', () => ({
  getRequest: () => framework.request,
  setResponseHeader: (name: string, value: string) => framework.headers.set(name, value),
  setResponseStatus: () => {},
}));

let services: Services;
const visitor = () => ({ services, requestId: 'r', nonce: 'n', locale: 'fr' }) as const;

type Wishes = { version?: StrapiVersion; env?: Record<string, string> };

describe('the preview of drafts', () => {
  const testDatabase = useTestDatabase('sqlite');
  let fake: FakeContent;

  async function boot({ version = 'v5', env = { CONTENT_PREVIEW_SECRET: secret } }: Wishes = {}) {
    fake = await startFakeContent({ version, articles: 1 });
    fake.articles.push(madeArticle('draft', { publishedAt: null }));
    const variables = { SITE_URL: site, CONTENT_SERVICE_URL: fake.url, ...env };
    services = servicesOn(await testDatabase().open(), { env: variables, log: silentLog });
  }

  beforeEach(() => {
    framework.headers.clear();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await fake.close();
  });

  describe.each<StrapiVersion>(['v4', 'v5'])('with Strapi %s', (version) => {
    beforeEach(() => boot({ version }));

    test('an editor follows the link, says yes, and sees the draft; no one keeps it', async () => {
      expect(draftsAsked(linkOf('draft'), visitor()).status).toBe(200);
      const opened = draftsAnswered(pressed(linkOf('draft')), services);
      expect(opened.headers.get('location')).toBe('/actus/draft');
      expect(await read('draft', passOf(opened))).toMatchObject({
        ok: true,
        value: { isDraft: true, article: { title: 'Titre de draft' } },
      });
      expect([...framework.headers]).toEqual([
        ['cache-control', 'no-store'],
        ['x-robots-tag', 'noindex'],
      ]);
    });

    test('what an editor saw stays hidden from all others', async () => {
      await read('draft', passOf(draftsAnswered(pressed(linkOf('draft')), services)));
      framework.headers.clear();
      expect(await read('draft')).toEqual(refused('missing'));
      expect(await read('article-1')).toMatchObject({ ok: true, value: { isDraft: false } });
      expect(framework.headers.size).toBe(0);
    });
  });

  test('after half an hour it is over', async () => {
    await boot();
    vi.useFakeTimers({ toFake: ['Date'] });
    const pass = passOf(draftsAnswered(pressed(linkOf('draft')), services));
    vi.advanceTimersByTime(30 * 60_000 - 1);
    expect(await read('draft', pass)).toMatchObject({ ok: true });
    vi.advanceTimersByTime(1);
    expect(await read('draft', pass)).toEqual(refused('missing'));
  });

  test('a wrong secret opens nothing, nor does the form of another site', async () => {
    await boot();
    expect(draftsAsked(linkOf('draft', 'a-wrong-secret'), visitor()).status).toBe(401);
    expect(draftsAnswered(pressed(linkOf('draft', 'a-wrong-secret')), services).status).toBe(401);
    const foreign = draftsAnswered(pressed(linkOf('draft'), 'cross-site'), services);
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('set-cookie')).toBeNull();
  });

  test('the editor leaves it', async () => {
    await boot();
    const left = draftsAnswered(pressed(new Request(`${site}/content/preview?leave`)), services);
    expect(left.headers.get('location')).toBe('/actus');
    expect(left.headers.get('set-cookie')).toMatch(/^__Host-preview=; Max-Age=0; Path=\/; /);
  });

  test('without a secret there is no such address', async () => {
    await boot({ env: {} });
    expect(draftsAsked(linkOf('draft'), visitor()).status).toBe(404);
    expect(draftsAnswered(pressed(linkOf('draft')), services).status).toBe(404);
    expect(draftsAnswered(pressed(new Request(`${site}/content/preview?leave`)), services).status).toBe(404);
  });
});

function linkOf(slug: string, given = secret): Request {
  return new Request(`${site}/content/preview?${new URLSearchParams({ secret: given, slug })}`);
}

function pressed({ url }: Request, from = 'same-origin'): Request {
  return new Request(url, { method: 'POST', headers: { 'sec-fetch-site': from } });
}

function passOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function read(slug: string, cookie = '') {
  framework.request = new Request(`${site}/actus/${slug}`, { headers: { cookie } });
  return articleFor({ slug }, visitor());
}
