import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';

import { pitchCard } from '#app/features/pitch/export/card/pitch-card.server';
import { pitchPdf } from '#app/features/pitch/export/sheet/pitch-pdf.server';
import { plainText } from '#app/features/pitch/pitch';
import { readState } from '#app/features/pitch/server/stream/read-snapshot';
import { shownVersion } from '#app/features/pitch/snapshot';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { readPdf, wordsOf } from '../../unit/server/pdf/read-pdf';
import { orderPitch } from './orders';
import { usePitches } from './use-pitches';

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: () => undefined,
  setResponseHeader: () => {},
  setResponseStatus: () => {},
}));

describe('the files of a pitch', () => {
  const testDatabase = useTestDatabase('sqlite');
  const boot = usePitches();

  async function readyPitch(env: Record<string, string> = {}) {
    const services = await boot(await testDatabase().open(), { env });
    const id = await orderPitch(services);
    await until(async () => (await jobsLeft(services.database)) === 0);
    return { services, id };
  }

  it('are a PDF that says what others see, which no search engine and no shared cache keeps', async () => {
    const { services, id } = await readyPitch();
    const answer = await pdf(services, id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="pitch-master-([a-z-]+-)?\d{4}-\d\d-\d\d\.pdf"$/,
      ),
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(300_000);
    const state = await readState(services.database, id);
    const sentence = state && shownVersion(state).pitch?.oneLiner;
    const { text } = await readPdf(bytes);
    expect(wordsOf(text)).toContain(wordsOf(plainText(sentence ?? [])));
    expect(text).toContain(`/agents/elevator-pitch/${id}?lang=fr`);
  });

  it('are a card in two sizes', async () => {
    const { services, id } = await readyPitch();
    for (const [query, size] of [
      ['', { width: 1200, height: 630 }],
      ['?format=portrait', { width: 1080, height: 1350 }],
      ['?format=huge', { width: 1200, height: 630 }],
    ] as const) {
      const answer = await card(services, id, query);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject(size);
    }
  });

  it('are not there for an unknown, a malformed or an unfinished pitch', async () => {
    const services = await boot(await testDatabase().open(), { env: { PITCH_STEP_DELAY_MS: '5000' } });
    const unfinished = await orderPitch(services);
    for (const id of [unfinished, 'A'.repeat(22), '../etc']) {
      for (const answer of [await pdf(services, id), await card(services, id)]) {
        expect(answer.status).toBe(404);
        expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      }
    }
  });

  it('stop after too many guesses', async () => {
    const { services, id } = await readyPitch({ RATE_LIMITS: 'on' });
    for (let guess = 0; guess < 30; guess += 1) await pdf(services, 'B'.repeat(22));
    expect((await pdf(services, id)).status).toBe(429);
  });
});

function visitor(services: Services): RequestContext {
  return { services, requestId: 'r', nonce: 'n', locale: 'en', ip: '192.0.2.7' };
}

function card(services: Services, id: string, query = ''): Promise<Response> {
  return pitchCard(id, {
    request: new Request(`https://verbe.example/${query}`),
    visitor: visitor(services),
  });
}

function pdf(services: Services, id: string): Promise<Response> {
  return pitchPdf(id, { request: new Request('https://verbe.example/'), visitor: visitor(services) });
}
