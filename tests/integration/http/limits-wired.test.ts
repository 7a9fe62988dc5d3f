import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { limits } from '#app/server/http/rate-limits/rate-limits';
import { person } from '#tests/e2e/support/askers';
import {
  buildIfStale,
  checkout,
  idIn,
  order,
  type ScannedSite,
  startSite,
  type Visitor,
} from '#tests/integration/support/site-under-scan';
import { until } from '#tests/integration/support/until';
import { isAtRest, limitCases } from './limit-cases';

let started: { whole: ScannedSite; failing: ScannedSite } | undefined;

beforeAll(async () => {
  await buildIfStale();
  const [whole, failing] = await Promise.all([startSite(), startSite({ PITCH_FAIL_STEP: '1' })]);
  started = { whole, failing };
}, 180_000);
afterAll(() => Promise.all([started?.whole.server.dispose(), started?.failing.server.dispose()]));

function sites() {
  if (!started) throw new Error('The sites are started in beforeAll');
  return started;
}

describe('the limits on a visitor', () => {
  test.each(limitCases)('hold for $name', async ({ limit, site: which, table, prepare }) => {
    const site = sites()[which];
    const { spend, refused } = await prepare(site.visitor(), site);
    const [{ points, duration }] = limits[limit];
    for (let time = 1; time <= points; time += 1) expect((await spend()).status).not.toBe(429);
    await until(async () => isAtRest(site));
    const before = site.rows(table);
    const answer = await refused();
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(duration);
    expect(await answer.text()).toContain('too-many');
    expect(site.rows(table)).toEqual(before);
  });

  test('hold for the questions to a chatbot, whose answer says so', async () => {
    const visitor = sites().whole.visitor();
    const [{ points, duration }] = limits.chat;
    const ask = () =>
      visitor.call('chatbot.askChatbot', { slug: 'guide', question: 'Quel est le prix ?', history: [] });
    for (let time = 1; time <= points; time += 1) expect((await ask()).status).toBe(200);
    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(duration);
    expect(await answer.text()).toContain('"failure":"too-many"');
  });

  test('hold for the search, whose page says so in the language of the visitor', async () => {
    const visitor = sites().whole.visitor();
    const [{ points, duration }] = limits.search;
    const search = () => visitor.call('search.getSearchResult', { q: 'xylophone', quick: true });
    for (let time = 1; time <= points; time += 1) expect((await search()).status).toBe(200);
    expect((await search()).status).toBe(429);
    for (const [language, words] of [
      ['fr', 'Cela fait beaucoup de recherches en peu de temps. Réessayez dans une minute.'],
      ['en', 'That was a lot of searching in a short time. Please try again in a minute.'],
      ['es', 'Son muchas búsquedas en poco tiempo. Vuelva a intentarlo dentro de un minuto.'],
    ] as const) {
      const page = await visitor.get('/recherche?q=pitch', { ...person, 'accept-language': language });
      expect(page.status).toBe(429);
      expect(Number(page.headers.get('retry-after'))).toBeLessThanOrEqual(duration);
      const html = await page.text();
      expect(html).toContain(words);
      expect(html).toMatch(/<input[^>]* value="pitch"/);
    }
  });
});

const unknownAddressWords = [
  ['en', 'asked for too many addresses', 'Withdraw from contract here'],
  ['fr', 'demandé trop d’adresses', 'Renoncer au contrat ici'],
  ['es', 'solicitado demasiadas direcciones', 'Desistir del contrato aquí'],
] as const;

describe('over the limit of unknown addresses', () => {
  test('an order is not told to be broken, and one withdraws from it all the same', async () => {
    const visitor = sites().whole.visitor();
    await visitor.call('report.openCheckout', checkout());
    const id = String(sites().whole.stored('select id from orders'));
    await askForUnknown(visitor, '/agents/elevator-pitch-order', limits.unknownOrder[0].points);
    for (const [language, tooMany, withdraw] of unknownAddressWords) {
      for (const path of [`order/${id}`, `sandbox/${id}`, `success?order=${id}`, `cancel?order=${id}`]) {
        await expectWords(visitor, `/agents/elevator-pitch-${path}`, language, tooMany);
      }
      const page = await visitor.get(`/retractation?order=${id}`, asIn(language));
      const html = await page.text();
      expect(html).toContain(withdraw);
      expect(html).toContain('name="contract"');
    }
  });

  test('a pitch is not told to be gone', async () => {
    const visitor = sites().whole.visitor();
    const id = await idIn(await sites().whole.visitor().call('pitch.createPitch', order()));
    await askForUnknown(visitor, '/agents/elevator-pitch', limits.unknownPitch[0].points);
    for (const [language, tooMany] of unknownAddressWords) {
      await expectWords(visitor, `/agents/elevator-pitch/${id}`, language, tooMany);
    }
  });
});

function asIn(language: string) {
  return { ...person, 'accept-language': language };
}

async function askForUnknown(visitor: Visitor, folder: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const wrong = randomBytes(16).toString('base64url');
    expect((await visitor.get(`${folder}/${wrong}`, asIn('en'))).status).toBe(404);
  }
}

async function expectWords(visitor: Visitor, path: string, language: string, text: string): Promise<void> {
  const page = await visitor.get(path, asIn(language));
  expect([path, page.status]).toEqual([path, 429]);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await page.text();
  expect(html).toContain(text);
  expect(html).toMatch(/\d+(?:<!-- -->)?[\s\u00a0]minut/);
}
