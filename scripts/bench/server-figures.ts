import { readdirSync, readFileSync } from 'node:fs';

import type { TestServer } from '../../tests/e2e/support/server.ts';

/** The server's resident set, in MB (Linux). */
export function residentMb(server: TestServer): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** How many files and connections the server holds open (Linux). */
export function openFiles(server: TestServer): number {
  return readdirSync(`/proc/${server.pid()}/fd`).length;
}

/** Processor time that a process has taken so far, in ms (Linux: a hundred ticks a second). */
export function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) * 10;
}
