import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

import type { Log } from '#app/server/log';
import type { WakeUps } from './wake-ups';

/** The one PostgreSQL channel; the name of ours is its payload. */
export const listenChannel = 'verbe_wake';

/** Reconnects, then wakes everybody, since notifications of the gap are lost. Resolves after the first try. */
export async function startListener(
  config: pg.ClientConfig,
  wakeUps: WakeUps,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController();
  const tried = Promise.withResolvers<void>();
  const finished = listenForEver();
  await tried.promise;
  return {
    async close() {
      closing.abort();
      await finished;
    },
  };

  async function listenForEver() {
    let failures = 0;
    while (!closing.signal.aborted) {
      const listening = () => {
        failures = 0;
        tried.resolve();
      };
      const reason = await listenOnce(config, wakeUps, closing.signal, listening);
      tried.resolve();
      if (closing.signal.aborted) return;
      log.warn({ reason }, 'the database listener is away');
      failures += 1;
      await pause(Math.min(100 * 2 ** (failures - 1), 2000), undefined, { signal: closing.signal }).catch(
        () => {},
      );
    }
  }
}

async function listenOnce(
  config: pg.ClientConfig,
  wakeUps: WakeUps,
  closing: AbortSignal,
  listening: () => void,
): Promise<string> {
  const client = new pg.Client(config);
  const ended = Promise.withResolvers<string>();
  const close = () => ended.resolve('closing');
  closing.addEventListener('abort', close);
  client.on('error', (error) => ended.resolve(error.message));
  client.on('end', () => ended.resolve('the connection ended'));
  client.on('notification', ({ payload }) => payload && wakeUps.wake(payload));
  try {
    await client.connect();
    await client.query(`listen ${listenChannel}`);
    listening();
    wakeUps.wakeEverybody();
    return await ended.promise;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    closing.removeEventListener('abort', close);
    await client.end().catch(() => {});
  }
}
