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

let started: ScannedSite | undefined;

beforeAll(async () => {
  await buildIfStale();
  started = await startSite();
}, 180_000);
afterAll(() => started?.server.dispose());

const words = [
  ['en', 'asked for too many addresses', 'Withdraw from contract here'],
  ['fr', 'demandé trop d’adresses', 'Renoncer au contrat ici'],
  ['es', 'solicitado demasiadas direcciones', 'Desistir del contrato aquí'],
] as const;

describe('over the limit of unknown addresses', () => {
  test('an order is not told to be broken, and one withdraws from it all the same', async () => {
    const visitor = site().visitor();
    await visitor.call('report.openCheckout', checkout());
    const id = String(site().stored('select id from orders'));
    await spend(visitor, '/agents/elevator-pitch-order', limits.unknownOrder[0].points);
    for (const [language, tooMany, withdraw] of words) {
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
    const visitor = site().visitor();
    const id = await idIn(await site().visitor().call('pitch.createPitch', order()));
    await spend(visitor, '/agents/elevator-pitch', limits.unknownPitch[0].points);
    for (const [language, tooMany] of words) {
      await expectWords(visitor, `/agents/elevator-pitch/${id}`, language, tooMany);
    }
  });
});

function site(): ScannedSite {
  if (!started) throw new Error('The site is started in beforeAll');
  return started;
}

function asIn(language: string) {
  return { ...person, 'accept-language': language };
}

async function spend(visitor: Visitor, folder: string, times: number): Promise<void> {
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
