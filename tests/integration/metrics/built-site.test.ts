import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

import { person } from '#tests/e2e/support/askers';
import { loadPitchAnswers } from '#tests/e2e/support/pitch-answers';
import { freePort, startServer, type TestServer } from '#tests/e2e/support/server';
import { type FakeModel, startFakeModel } from '#tests/fakes/model';
import { siteCalls } from '#tests/support/site-calls';
import { buildIfStale, idIn, order } from '#tests/integration/support/site-under-scan';
import { until } from '#tests/integration/support/until';

/** Not the address of the test, and one of this machine all the same. */
const otherLoopback = '127.0.0.2';
const lineSchema = z.object({
  msg: z.literal('request'),
  requestId: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.number(),
  bytes: z.number(),
});

describe('what the built site tells of itself', () => {
  let model: FakeModel | undefined;
  let site: TestServer | undefined;
  let metricsPort = 0;

  beforeAll(async () => {
    await buildIfStale();
    model = await startFakeModel({ answer: await loadPitchAnswers() });
    metricsPort = await freePort();
    site = await startServer({
      METRICS_PORT: `${metricsPort}`,
      HOST: '0.0.0.0',
      LOG_LEVEL: 'info',
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
    });
  });
  afterAll(async () => {
    await site?.dispose();
    await model?.close();
  });

  const ask = (path: string) => fetch(`${site?.url}${path}`, { headers: person, redirect: 'manual' });
  const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  it('is Prometheus’ text: requests, their time, pitches, jobs, caches, calls and tokens', async () => {
    const { call } = siteCalls(site?.url ?? '');
    const id = await idIn(await call('pitch.createPitch', order()));
    const isReady = async () => (await (await call('pitch.getPitch', { id })).text()).includes('ready');
    await until(isReady, 20_000);
    for (let time = 0; time < 2; time += 1) await (await ask('/contact')).text();

    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    const odd = lines.filter(
      (line) => !/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [-+\d.e]+)$/.test(line),
    );
    expect(odd).toEqual([]);
    for (const told of [
      /^http_requests_total\{kind="page",status="200"\} [1-9]/,
      /^http_requests_total\{kind="function",status="200"\} [1-9]/,
      /^http_request_duration_seconds_bucket\{kind="page",le="\+Inf"\} [1-9]/,
      /^pitches\{state="ready"\} 1$/,
      /^jobs\{state="failed"\} 0$/,
      /^cache_answers_total\{cache="pages",answer="miss"\} [1-9]/,
      /^cache_answers_total\{cache="pages",answer="hit"\} [1-9]/,
      /^model_calls_total\{purpose="[^"]+",outcome="answered"\} [1-9]/,
      /^model_tokens_total\{direction="in"\} [1-9]/,
      /^model_tokens_total\{direction="out"\} [1-9]/,
      /^process_resident_memory_bytes \d{7,}$/,
      /^content_degraded 0$/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(told));
  });

  it('is on loopback alone, and not on the port of the site', async () => {
    expect((await fetch(`http://${otherLoopback}:${site?.port}/healthz`)).status).toBe(200);
    await expect(fetch(`http://${otherLoopback}:${metricsPort}/metrics`)).rejects.toThrow();
    const onSite = await fetch(`${site?.url}/metrics`);
    expect(onSite.status).toBe(404);
    expect(await onSite.text()).not.toContain('http_requests_total');
  });

  it('counts and logs a page that is sent as it is stored, in one line', async () => {
    let requests = 0;
    await until(async () => {
      requests += 1;
      const page = await ask('/newsletter');
      await page.text();
      return page.headers.has('etag');
    });
    await until(() => linesOf('/newsletter').length === requests);
    const hits = await hitsOf();
    const page = await ask('/newsletter?utm_source=canary');
    const bytes = (await page.text()).length;
    await until(() => linesOf('/newsletter').length > requests);
    expect(await hitsOf()).toBe(hits + 1);
    const told = linesOf('/newsletter').slice(requests);
    expect(told).toMatchObject([
      { requestId: page.headers.get('x-request-id'), method: 'GET', path: '/newsletter', status: 200 },
    ]);
    expect(told[0]?.bytes).toBeGreaterThan(500);
    expect(bytes).toBeGreaterThan(10_000);
    expect(site?.output()).not.toContain('canary');
  });

  async function hitsOf(): Promise<number> {
    return Number(/^cache_answers_total\{cache="pages",answer="hit"\} (\d+)$/m.exec(await figures())?.[1]);
  }

  function linesOf(path: string) {
    const lines = (site?.output() ?? '').split('\n').filter((line) => line.endsWith('"request"}'));
    return lines.map((line) => lineSchema.parse(JSON.parse(line))).filter((line) => line.path === path);
  }
});
