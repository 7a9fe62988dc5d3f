import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';

import { measurePitches } from '#app/features/pitch/server/pitch-metrics';
import { createMetrics } from '#app/server/metrics/metrics';
import { measureProcess } from '#app/server/metrics/process-metrics';
import { serveMetrics } from '#app/server/metrics/serve-metrics';
import { measureQueue } from '#app/server/workflows/queue-metrics';
import { call, never, useModel } from '#tests/integration/ai/use-model';
import { orderPitch } from '#tests/integration/pitch/orders';
import { usePitches } from '#tests/integration/pitch/use-pitches';
import { dialects, silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { jobsLeft, orderPitches } from '#tests/integration/support/pitch-steps';
import { recordingLog } from '#tests/integration/support/recording-log';
import { until } from '#tests/integration/support/until';
import { useWorkflows } from '#tests/integration/support/workflows';

describe.each(dialects)('the figures of a process on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const pitches = usePitches();
  const engine = useWorkflows();

  it('tell the pitches by their state', async () => {
    const services = await pitches(await testDatabase().open());
    measurePitches(services);
    await orderPitch(services);
    await until(async () => (await jobsLeft(services.database)) === 0);
    const text = await services.metrics.text();
    expect(text).toContain('pitches{state="ready"} 1\n');
    expect(text).toContain('pitches{state="failed"} 0\n');
  });

  it('tell how many jobs wait and how long the oldest has', async () => {
    const database = await testDatabase().open();
    const metrics = createMetrics();
    measureQueue(metrics, database);
    await orderPitches(database, engine(database), 'nobody-runs-it', 3);
    const before = Date.now() - 90_000;
    await database.query.updateTable('jobs').set({ run_at: before }).where('status', '=', 'queued').execute();
    const text = await metrics.text();
    expect(text).toContain('jobs{state="due"} 3\n');
    expect(text).toContain('jobs{state="running"} 0\n');
    expect(Number(/^jobs_oldest_due_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  });
});

describe('the figures', () => {
  const { connect } = useModel();

  it('tell the calls of a model and its tokens', async () => {
    const metrics = createMetrics();
    const { model } = await connect({ metrics, dailyTokens: 1000 });
    await model.complete(call, never);
    await model.complete({ ...call, maxOutputTokens: 1000 }, never).catch(() => {});
    const text = await metrics.text();
    expect(text).toMatch(/^model_calls_total\{purpose="[^"]+",outcome="answered"\} 1$/m);
    expect(text).toMatch(/^model_calls_total\{purpose="[^"]+",outcome="budget-spent"\} 1$/m);
    expect(text).toMatch(/^model_tokens_total\{direction="in"\} [1-9]\d*$/m);
    expect(text).toMatch(/^model_tokens_total\{direction="out"\} [1-9]\d*$/m);
  });

  it('stand on a port of loopback, at one address alone', async () => {
    const metrics = createMetrics();
    const stopMeasuring = measureProcess(metrics);
    const port = await freePort();
    const stop = await serveMetrics(metrics, { port, log: silentLog });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    stop();
    stopMeasuring();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  it('whose port is taken leave the process without them, which says so', async () => {
    const { log, lines } = recordingLog();
    const port = await freePort();
    const stop = await serveMetrics(createMetrics(), { port, log });
    const stopOfSecond = await serveMetrics(createMetrics(), { port, log });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, port, reason: 'EADDRINUSE', msg: expect.stringContaining('METRICS_PORT') },
    ]);
    stopOfSecond();
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    stop();
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
