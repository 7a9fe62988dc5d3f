import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })], z.unknown());
const answer = z.object({
  result: z.object({
    result: z.object({ value: z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() }) }),
  }),
});

/** How long the process may take to give the pages of its heap back, in ms. */
const settleMs = 500;

/** All that can be collected, and its pages given back to the system. */
const collect = "gc({ type: 'major', flavor: 'last-resort' })";

/** Variables of a server whose memory can be looked at from here. */
export function inspectable(port: number): Record<string, string> {
  return { NODE_OPTIONS: `--inspect=127.0.0.1:${port} --expose-gc` };
}

/**
 * What the server holds once it has collected its garbage, in kB. `heap`: its objects and buffers, counted before it
 * does anything else; `resident`: the memory that the process has `settleMs` later, with the garbage of that time.
 */
export async function heldKb(port: number): Promise<{ heap: number; resident: number }> {
  const { heapUsed, external } = await evaluate(port, `${collect}; ${collect}; process.memoryUsage()`);
  await pause(settleMs);
  const { rss } = await evaluate(port, 'process.memoryUsage()');
  return { heap: (heapUsed + external) / 1024, resident: rss / 1024 };
}

async function evaluate(port: number, expression: string) {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [{ webSocketDebuggerUrl }] = targets.parse(await listed.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  const { promise: answered, resolve, reject } = Promise.withResolvers<unknown>();
  socket.addEventListener('error', () => reject(new Error('The inspector of the server does not answer')));
  socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))));
  socket.addEventListener('open', () =>
    socket.send(
      JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }),
    ),
  );
  const { value } = answer.parse(await answered).result.result;
  socket.close();
  return value;
}
