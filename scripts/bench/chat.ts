import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';

import { chromiumLaunchOptions } from '../ensure-chromium.ts';
import { freePort, startServer } from '../../tests/e2e/support/server.ts';
import { ask, type Asked, recordQuestion } from './chat-question.ts';
import { collectGarbage, inspectable } from './collect-garbage.ts';
import { percentile, report, type Row } from './figures.ts';
import { scriptKb } from './page-figures.ts';
import { processorMs, residentMb } from './server-figures.ts';
import { startTimedModel } from './timed-model.ts';

const conversations = 200;
const tokensPerSecond = 50;
const warmUp = 10;
/** How long all of them stream before they are looked at, and while, in ms. */
const settleMs = 4_000;
const measureMs = 8_000;

const browser = await chromium.launch(chromiumLaunchOptions());
const measured = [...(await manyConversations(browser)), ...(await guideWithoutModel(browser))];
await browser.close();
process.exit(report(measured) ? 0 : 1);

/** Two hundred visitors who are answered at once, through one process. */
async function manyConversations(on: Browser): Promise<Row[]> {
  const model = await startTimedModel(tokensPerSecond);
  const inspector = await freePort();
  const server = await startServer({
    ...inspectable(inspector),
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'timed',
    LLM_DAILY_TOKENS: '1000000000',
  });
  const heldMb = async () => {
    await collectGarbage(inspector);
    return residentMb(server);
  };
  const address = `${server.url}/services/chatbot/marketing?lang=en`;
  const scripts = await scriptKb(on, address);
  const question = await recordQuestion(on, address);
  const direct = await stream((onToken) => ask(model.url, '{}', onToken));
  for (const { leave } of direct.asked) leave();
  const first = Array.from({ length: warmUp }, () => question.ask(server.url, () => {}));
  await pause(settleMs);
  for (const { leave } of first) leave();
  await pause(settleMs);

  const restMb = await heldMb();
  const began = processorMs(server.pid());
  const { asked, delays, ownShare } = await stream((onToken) => question.ask(server.url, onToken));
  const serverShare = (processorMs(server.pid()) - began) / (settleMs + measureMs);
  const streaming = model.open();
  const grownKb = ((residentMb(server) - restMb) * 1024) / conversations;
  const eachKb = (((await heldMb()) - restMb) * 1024) / conversations;
  const leftAt = performance.now();
  for (const { leave } of asked) leave();
  while (model.open() > 0 && performance.now() - leftAt < 5_000) await pause(5);
  const closedMs = performance.now() - leftAt;
  await server.dispose();
  await model.close();
  if (streaming < conversations) throw new Error(`Only ${streaming} of ${conversations} were streaming`);
  const delay = (share: number) => percentile(delays, share) - percentile(direct.delays, share);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  console.log(
    [
      `${loadavg()[0]?.toFixed(1)} processes wanted the ${availableParallelism()} cores in the last minute.`,
      `The server took ${percent(serverShare)} of a core, the model and the visitors of this bench ${percent(ownShare)}.`,
      `Without the site a token takes ${percentile(direct.delays, 0.5)} ms (p95 ${percentile(direct.delays, 0.95)} ms): taken off.`,
      `Garbage that V8 had not collected yet: ${Math.round(grownKb - eachKb)} kB a conversation more.`,
    ].join('\n'),
  );
  return [
    { what: 'scripts of the page of a chatbot, gzip', measured: scripts, budget: 165, unit: 'kB' },
    { what: 'delay that the site adds to a token, p50', measured: delay(0.5), budget: 30, unit: 'ms' },
    { what: 'delay that the site adds to a token, p95', measured: delay(0.95), budget: 30, unit: 'ms' },
    { what: 'memory that a conversation holds', measured: eachKb, budget: 100, unit: 'kB' },
    {
      what: 'all calls to the model closed after the visitors left',
      measured: closedMs,
      budget: 1000,
      unit: 'ms',
    },
  ];
}

type OnToken = (sentAt: number, at: number) => void;

/** Two hundred streams at once: how late their tokens were, in ms, and how much of a core this process took. */
async function stream(open: (onToken: OnToken) => Asked) {
  const delays: number[] = [];
  let counts = false;
  const asked = Array.from({ length: conversations }, () =>
    open((sentAt, at) => counts && delays.push(at - sentAt)),
  );
  await pause(settleMs);
  counts = true;
  const began = process.cpuUsage();
  await pause(measureMs);
  counts = false;
  const { user, system } = process.cpuUsage(began);
  return { asked, delays, ownShare: (user + system) / 1000 / measureMs };
}

/** One visitor after the other, each with one question; the first finds the index made, since the page was opened. */
async function guideWithoutModel(on: Browser): Promise<Row[]> {
  const server = await startServer();
  const question = await recordQuestion(on, `${server.url}/services/chatbot/guide?lang=en`);
  const times: number[] = [];
  for (let index = 0; index < 100; index += 1) {
    const began = performance.now();
    await question.ask(server.url, () => {}).ended;
    times.push(performance.now() - began);
  }
  await server.dispose();
  return [
    {
      what: 'answer of the guide without a model, p95',
      measured: percentile(times, 0.95),
      budget: 50,
      unit: 'ms',
    },
  ];
}
