import { connect } from 'node:net';

import { percentile } from './figures.ts';

type Load = {
  /** `http://127.0.0.1:{port}` */
  origin: string;
  /** Sent one after the other, and again from the first: paths and header lines. */
  requests: { path: string; headers: Record<string, string> }[];
  connections: number;
  /** Ends after as many answers, or after so many ms. */
  until: { answers: number } | { ms: number };
};

export type LoadFigures = { perSecond: number; p99Ms: number; failed: number; answers: number };

/**
 * Asks over connections that stay open, one request at a time on each, without a client library: that would cost more than the
 * server that it measures. Any status but 200 counts as failed.
 */
export async function load({ origin, requests, connections, until }: Load): Promise<LoadFigures> {
  const { hostname, port, host } = new URL(origin);
  const heads = requests.map(({ path, headers }) => {
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
    return Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const isOver = () =>
    'answers' in until ? times.length >= until.answers : performance.now() - started >= until.ms;

  const visit = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let asked = 0;
      let rest: Rest | undefined;
      let head = Buffer.alloc(0);
      const ask = () => {
        if (isOver()) return socket.destroy();
        asked = performance.now();
        socket.write(heads[next++ % heads.length] ?? '');
      };
      socket
        .setNoDelay()
        .on('connect', ask)
        .on('error', reject)
        .on('close', () => resolve());
      socket.on('data', (chunk: Buffer) => {
        let body = chunk;
        if (!rest) {
          head = Buffer.concat([head, chunk]);
          const close = head.indexOf('\r\n\r\n');
          if (close < 0) return;
          const text = head.toString('latin1', 0, close);
          if (!text.startsWith('HTTP/1.1 200')) failed += 1;
          body = head.subarray(close + 4);
          rest = restOf(text);
          head = Buffer.alloc(0);
        }
        if (!rest(body)) return;
        times.push(performance.now() - asked);
        rest = undefined;
        ask();
      });
    });
  await Promise.all(Array.from({ length: connections }, visit));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: times.length / seconds, p99Ms: percentile(times, 0.99), failed, answers: times.length };
}

/** Takes each part of a body; true with the last. */
type Rest = (part: Buffer) => boolean;

function restOf(head: string): Rest {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) return (part) => part.subarray(-5).equals(lastChunk);
  let left = Number(length);
  return (part) => (left -= part.length) <= 0;
}

const lastChunk = Buffer.from('0\r\n\r\n');
