import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { runnerImport } from 'vite';

import { type FakeModel, type ModelRequest, startFakeModel } from '../../tests/fakes/model.ts';
import { startServer, type TestServer } from '../../tests/e2e/support/server.ts';
import type { Row } from './figures.ts';
import type { RecordedCalls } from './recorded-calls.ts';

const tokensPerSecond = 50;
const many = 50;
const outageMs = 60_000;

type Recorder = (on: Browser, origin: string) => Promise<RecordedCalls>;

/** Pitches that a language model writes: what it costs that many wait at once, that it is down, that one is deleted. */
export async function withModel(on: Browser, record: Recorder): Promise<Row[]> {
  const { module } = await runnerImport<{ pitchAnswers: (request: ModelRequest) => unknown }>(
    '/tests/fakes/pitch-answers.ts',
    { resolve: { tsconfigPaths: true }, logLevel: 'error' },
  );
  const answer = module.pitchAnswers;
  const quick = await startFakeModel({ answer });
  const recorder = await startServer({ ...pointedAt(quick), PITCH_STEP_DELAY_MS: '1000' });
  const calls = await record(on, recorder.url);
  await recorder.dispose();
  await quick.close();
  return [
    ...(await atOnce(calls, answer)),
    ...(await anOutage(calls, answer)),
    ...(await aDeletion(on, answer)),
  ];
}

async function atOnce(calls: RecordedCalls, answer: (request: ModelRequest) => unknown): Promise<Row[]> {
  const model = await startFakeModel({ answer, tokensPerSecond });
  const server = await startServer(pointedAt(model));
  const alone = await secondsUntilReady(calls, server, 1);
  const together = await secondsUntilReady(calls, server, many);
  await server.dispose();
  await model.close();
  return [
    {
      what: `${many} pitches at once by a model ÷ one (${alone.toFixed(1)} s at ${tokensPerSecond} tokens/s)`,
      measured: together / alone,
      budget: 2,
      unit: '×',
    },
  ];
}

async function secondsUntilReady(calls: RecordedCalls, server: TestServer, count: number): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, async () => {
      const id = await calls.createPitch(server.url);
      const { promise: ready, resolve } = Promise.withResolvers<void>();
      const line = calls.watchPitch(server.url, id, ({ isReady }) => isReady && resolve());
      await ready;
      line.leave();
    }),
  );
  return (performance.now() - started) / 1000;
}

/** The model is down for a minute while pitches wait: each must end, ready or in Oops. */
async function anOutage(calls: RecordedCalls, answer: (request: ModelRequest) => unknown): Promise<Row[]> {
  const model = await startFakeModel({ answer, mode: '500' });
  const server = await startServer(pointedAt(model));
  const back = pause(outageMs).then(() => (model.mode = 'well-behaved'));
  const stuck = new Set<string>();
  await Promise.race([
    Promise.all(
      Array.from({ length: many }, async () => {
        const id = await calls.createPitch(server.url);
        stuck.add(id);
        await calls.watchPitch(server.url, id, () => {}).ended;
        stuck.delete(id);
      }),
    ),
    back.then(() => pause(60_000)),
  ]);
  await back;
  await server.dispose();
  await model.close();
  return [
    {
      what: `pitches of ${many} stuck after the model was down for ${outageMs / 1000} s`,
      measured: stuck.size,
      budget: 0,
      unit: '',
    },
  ];
}

/** From the press of “Delete for good” to the end of the call to the model. */
async function aDeletion(on: Browser, answer: (request: ModelRequest) => unknown): Promise<Row[]> {
  const model = await startFakeModel({ answer, mode: 'hang' });
  const server = await startServer(pointedAt(model));
  const page = await on.newPage({ locale: 'en' });
  await page.goto(`${server.url}/agents/elevator-pitch`, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'A product', exact: true }).check();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  await page.getByRole('button', { name: 'Bring back what I had written' }).waitFor();
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  while (model.calls.length === 0) await pause(10);
  await page.getByRole('button', { name: 'Delete this pitch' }).click();
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  while (!model.calls[0]?.aborted && performance.now() - pressed < 10_000) await pause(5);
  const abortedAfter = performance.now() - pressed;
  await page.close();
  await server.dispose();
  await model.close();
  return [
    {
      what: 'deletion to the end of the call to the model',
      measured: abortedAfter,
      budget: 1000,
      unit: 'ms',
    },
  ];
}

function pointedAt(model: FakeModel) {
  return { LLM_BASE_URL: model.url, LLM_MODEL: 'fake', LLM_DAILY_TOKENS: '100000000' };
}
