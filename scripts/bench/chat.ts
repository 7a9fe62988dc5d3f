import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';

import { chromiumLaunchOptions } from '../ensure-chromium.ts';
import { freePort, startServer } from '../../tests/e2e/support/server.ts';
import { ask, askChatbot, type Asked } from './chat-question.ts';
import { percentile, report, type Row } from './figures.ts';
import { heldKb, inspectable } from './held-memory.ts';
import { scriptKb } from './page-figures.ts';
import { processorMs, residentMb } from './server-figures.ts';
import { startTimedModel } from './timed-model.ts';

const conversations = 200;
const tokensPerSecond = 50;
/** How long all of them stream before they are looked at, and while, in ms. */
const settleMs = 4_000;
const measureMs = 8_000;

const browser = await chromium.launch(chromiumLaunchOptions());
const measured = [...(await manyConversations(browser)), ...(await guideWithoutModel())];
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
  const address = `${server.url}/services/chatbot/marketing?lang=en`;
  const scripts = await scriptKb(on, address);
  const direct = await stream((onToken) => ask(model.url, '{}', onToken));
  for (const { leave } of direct.asked) leave();
  // What a process takes for its first two hundred, such as compiled code, it keeps: that is no conversation's.
  const first = await stream((onToken) => askChatbot(server.url, 'marketing', onToken));
  await leaveAll(first.asked, model.open);
  await pause(settleMs);

  const rest = await heldKb(inspector);
  const began = processorMs(server.pid());
  const { asked, delays, ownShare } = await stream((onToken) => askChatbot(server.url, 'marketing', onToken));
  const serverShare = (processorMs(server.pid()) - began) / (settleMs + measureMs);
  const streaming = model.open();
  const uncollected = (residentMb(server) * 1024 - rest.resident) / conversations;
  const streamed = await heldKb(inspector);
  // Ten thousand tokens a second leave garbage as fast as one collects it: what a conversation holds is seen in silence.
  model.silent = true;
  const held = await heldKb(inspector);
  const each = (now: typeof rest, kind: 'heap' | 'resident') => (now[kind] - rest[kind]) / conversations;
  model.silent = false;
  await pause(measureMs / 4);
  if (model.open() < conversations)
    throw new Error('Some conversations ended while their memory was measured');
  const closedMs = await leaveAll(asked, model.open);
  await pause(settleMs);
  const left = await heldKb(inspector);
  await server.dispose();
  await model.close();
  if (streaming < conversations) throw new Error(`Only ${streaming} of ${conversations} were streaming`);
  const delay = (share: number) => percentile(delays, share) - percentile(direct.delays, share);
  const kb = (size: number) => `${Math.round(size)} kB`;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  console.log(
    [
      `${loadavg()[0]?.toFixed(1)} processes wanted the ${availableParallelism()} cores in the last minute.`,
      `The server took ${percent(serverShare)} of a core, the model and the visitors of this bench ${percent(ownShare)}.`,
      `Without the site a token takes ${percentile(direct.delays, 0.5)} ms (p95 ${percentile(direct.delays, 0.95)} ms): taken off.`,
      `While they stream, the process has ${kb(uncollected)} of resident memory a conversation; ${kb(each(streamed, 'resident'))} half a second after a collection.`,
      `Once they have left, ${kb(each(left, 'heap'))} of objects and ${kb(each(left, 'resident'))} of resident memory a conversation stay.`,
    ].join('\n'),
  );
  return [
    { what: 'scripts of the page of a chatbot, gzip', measured: scripts, budget: 165, unit: 'kB' },
    { what: 'delay that the site adds to a token, p50', measured: delay(0.5), budget: 30, unit: 'ms' },
    { what: 'delay that the site adds to a token, p95', measured: delay(0.95), budget: 30, unit: 'ms' },
    {
      what: 'objects and buffers of a conversation that streams',
      measured: each(streamed, 'heap'),
      budget: 100,
      unit: 'kB',
    },
    {
      what: 'resident memory of a conversation, its model silent',
      measured: each(held, 'resident'),
      budget: 100,
      unit: 'kB',
    },
    {
      what: 'all calls to the model closed after the visitors left',
      measured: closedMs,
      budget: 1000,
      unit: 'ms',
    },
  ];
}

/** Ends all of them, and waits for the calls to the model to be closed; in ms, five seconds at most. */
async function leaveAll(asked: Asked[], open: () => number): Promise<number> {
  const leftAt = performance.now();
  for (const { leave } of asked) leave();
  while (open() > 0 && performance.now() - leftAt < 5_000) await pause(5);
  return performance.now() - leftAt;
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

/** One visitor after the other, each with one question; the very first, which makes the index, does not count. */
async function guideWithoutModel(): Promise<Row[]> {
  const server = await startServer();
  const question = () => askChatbot(server.url, 'guide', () => {}).ended;
  await question();
  const times: number[] = [];
  for (let index = 0; index < 100; index += 1) {
    const began = performance.now();
    await question();
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
