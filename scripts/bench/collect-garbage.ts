import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })], z.unknown());
const answer = z.object({ id: z.number().optional() });

/** How long the process may take to give the pages of its heap back, in ms. */
const settleMs = 500;

/** Variables of a server whose heap can be collected from here. */
export function inspectable(port: number): Record<string, string> {
  return { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
}

/** Has the server collect its garbage: what it holds then, it needs. */
export async function collectGarbage(port: number): Promise<void> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [{ webSocketDebuggerUrl }] = targets.parse(await listed.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('error', () => reject(new Error('The inspector of the server does not answer')));
  socket.addEventListener('message', ({ data }) => {
    if (answer.parse(JSON.parse(String(data))).id === 1) resolve();
  });
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })),
  );
  await done;
  socket.close();
  await pause(settleMs);
}
