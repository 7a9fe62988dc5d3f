import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The production build as a process of its own, on its own port, with its own data. */
export type TestServer = {
  /** Origin of the site, without a trailing slash. */
  url: string;
  port: number;
  dataDir: string;
  /** The process that runs now. */
  pid: () => number | undefined;
  /** What the process wrote so far, standard output and errors together. */
  output: () => string;
  /** Ends it at once, as a crash would (SIGKILL). */
  kill: () => Promise<void>;
  /** Asks it to stop (SIGTERM), waits for the end and answers the exit code; throws after 15 s. */
  stop: () => Promise<number | null>;
  /** Starts it again on the same port and data, with further variables if given; stops it first if it runs. */
  restart: (more?: Variables) => Promise<void>;
  /** Ends it and removes its data. */
  dispose: () => Promise<void>;
};

export type Variables = Record<string, string>;

/** As `npm start` has them. */
const heap = ['--max-semi-space-size=16', '--max-old-space-size=768'];
const readyLimitMs = 60_000;
const stopLimitMs = 15_000;

/** Starts the build that stands in a folder and waits until `/readyz` says yes. Throws, with what it wrote, when it does not get there. */
export async function startServer(variables: Variables = {}, folder = '.'): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-data-'));
  let env = { ...plainEnvironment(), PORT: `${port}`, SITE_URL: url, DATA_DIR: dataDir, ...variables };
  let run = launch(env, folder);

  const kill = () => end(run, 'SIGKILL');
  const stop = async () => {
    const tooLong = pause(stopLimitMs, 'too long' as const, { ref: false });
    if ((await Promise.race([end(run, 'SIGTERM'), tooLong])) === 'too long') {
      await kill();
      throw new Error(`The server did not stop within ${stopLimitMs} ms:\n${run.output}`);
    }
    return run.child.exitCode;
  };
  const restart = async (more: Variables = {}) => {
    await stop();
    env = { ...env, ...more };
    run = launch(env, folder);
    await ready(run, url);
  };
  const dispose = async () => {
    await kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };

  await ready(run, url).catch(async (error: unknown) => {
    await dispose();
    throw error;
  });
  return {
    url,
    port,
    dataDir,
    pid: () => run.child.pid,
    output: () => run.output,
    kill,
    stop,
    restart,
    dispose,
  };
}

type Run = { child: ChildProcess; output: string };

function launch(env: Variables, folder: string): Run {
  const child = spawn(process.execPath, [...heap, 'dist/serve.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      run.output += text;
    });
  }
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  return run;
}

async function ready(run: Run, url: string): Promise<void> {
  const deadline = Date.now() + readyLimitMs;
  while (Date.now() < deadline && !hasEnded(run.child)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The server did not become ready:\n${run.output}`);
}

async function end({ child }: Run, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Nothing of the developer's own configuration: only what a process needs to run, and limits off. */
function plainEnvironment(): Variables {
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? tmpdir(),
    NODE_ENV: 'production',
    // As `npm start` does.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
