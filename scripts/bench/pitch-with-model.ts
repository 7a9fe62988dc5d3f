import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { runnerImport } from 'vite';

import { type FakeModel, type ModelRequest, startFakeModel } from '../../tests/fakes/model.ts';
import { startServer, type TestServer } from '../../tests/e2e/support/server.ts';
import type { Row } from './figures.ts';
import { fillForm } from './fill-form.ts';
import { createPitch, watchPitch } from './pitch-calls.ts';

const tokensPerSecond = 50;
const many = 50;
const outageMs = 60_000;

/** Pitches that a language model writes: what it costs that many wait at once, that it is down, that one is deleted. */
export async function withModel(on: Browser): Promise<Row[]> {
  const { module } = await runnerImport<{ pitchAnswers: (request: ModelRequest) => unknown }>(
    '/tests/fakes/pitch-answers.ts',
    { resolve: { tsconfigPaths: true }, logLevel: 'error' },
  );
  const answer = module.pitchAnswers;
  return [...(await atOnce(answer)), ...(await anOutage(answer)), ...(await aDeletion(on, answer))];
}

async function atOnce(answer: (request: ModelRequest) => unknown): Promise<Row[]> {
  const model = await startFakeModel({ answer, tokensPerSecond });
  const server = await startServer(pointedAt(model));
  const alone = await secondsUntilReady(server, 1);
  const together = await secondsUntilReady(server, many);
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

async function secondsUntilReady(server: TestServer, count: number): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, async () => {
      const id = await createPitch(server.url);
      const { promise: ready, resolve } = Promise.withResolvers<void>();
      const line = watchPitch(server.url, id, ({ isReady }) => isReady && resolve());
      await ready;
      line.leave();
    }),
  );
  return (performance.now() - started) / 1000;
}

/** The model is down for a minute while pitches wait: each must end, ready or in Oops. */
async function anOutage(answer: (request: ModelRequest) => unknown): Promise<Row[]> {
  const model = await startFakeModel({ answer, mode: '500' });
  const server = await startServer(pointedAt(model));
  const back = pause(outageMs).then(() => (model.mode = 'well-behaved'));
  const stuck = new Set<string>();
  await Promise.race([
    Promise.all(
      Array.from({ length: many }, async () => {
        const id = await createPitch(server.url);
        stuck.add(id);
        await watchPitch(server.url, id, () => {}).ended;
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
  await fillForm(page, server.url);
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
