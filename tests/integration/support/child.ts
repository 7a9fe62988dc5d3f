import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';

import { bundled } from './bundle';
import { until } from './until';

/** A process of the tests, with what it has printed so far. */
export type Child = {
  lines: string[];
  /** Waits until it has printed a line that begins so, `times` times. */
  said(start: string, times?: number): Promise<void>;
  /** Sends the signal and waits for the end; returns the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  ended: Promise<number | NodeJS.Signals | null>;
};

/**
 * Runs a module of `tests/integration` in a process of its own; `input` reaches it as JSON in `argv[2]`. It ends with the
 * test that started it, also where that fails or takes too long.
 */
export async function startChild(module: string, input: unknown): Promise<Child> {
  const child = spawn(process.execPath, [await bundled(module), JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Of many processes of one bundle all but the first find its code compiled.
    env: { ...process.env, NODE_COMPILE_CACHE: join(inject('bundleFolder'), 'compiled') },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => lines.push(line));
  const ended = endOf(child);
  let over = false;
  void ended.then(() => (over = true));
  return {
    lines,
    ended,
    async said(start, times = 1) {
      const heard = () => lines.filter((line) => line.startsWith(start)).length >= times;
      await until(() => heard() || over, 90_000);
      if (!heard()) throw new Error(`The process ended without saying "${start}":\n${lines.join('\n')}`);
    },
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  await once(child, 'close');
  return child.exitCode ?? child.signalCode;
}
