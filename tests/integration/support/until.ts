import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `condition` holds, asking every few milliseconds; throws after `ms`. */
export async function until(condition: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${ms} ms in vain for: ${condition}`);
    await pause(5);
  }
}
