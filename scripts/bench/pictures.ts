import { Agent, get } from 'node:http';
import sharp from 'sharp';

import { startServer } from '../../tests/e2e/support/server.ts';
import { type ImageOrigin, startImageOrigin } from '../../tests/integration/images/image-origin.ts';
import { bomb } from '../../tests/integration/images/samples.ts';
import { median, percentile, type Row } from './figures.ts';
import { pageTimes } from './page-figures.ts';

const coldRuns = 5;
const warmCount = 2000;
const connections = 32;
const hostileCount = 50;
const accept = 'image/avif,image/webp,*/*;q=0.8';
const agent = new Agent({ keepAlive: true });

/** What pictures cost: to make one, to give one that is kept, and to everybody else when fifty come at once. */
export async function pictures(): Promise<Row[]> {
  const origin = await startImageOrigin();
  const photo = await photograph();
  for (let run = 0; run <= coldRuns; run += 1) origin.files.set(`/photo-${run}.jpg`, photo);
  const server = await startServer({ IMAGE_ORIGIN: origin.url });
  const rows = [
    ...(await made(server.url, origin)),
    ...(await kept(server.url, origin)),
    ...(await hostile(server.url, origin, photo)),
  ];
  await server.dispose();
  await origin.close();
  return rows;
}

/** The library itself comes with the very first picture, which does not count. */
async function made(site: string, origin: ImageOrigin): Promise<Row[]> {
  const times: number[] = [];
  for (let run = 0; run <= coldRuns; run += 1) {
    const started = performance.now();
    await picture(`${site}/_ipx/f_auto,w_1536/${origin.url}/photo-${run}.jpg`);
    times.push(performance.now() - started);
  }
  const seconds = median(times.slice(1)) / 1000;
  return [{ what: 'a 1536 px AVIF of a 3000 px photograph', measured: seconds, budget: 1.5, unit: 's' }];
}

async function kept(site: string, origin: ImageOrigin): Promise<Row[]> {
  const url = `${site}/_ipx/f_auto,w_640/${origin.url}/photo-0.jpg`;
  await ask(url, warmCount);
  const started = performance.now();
  await ask(url, warmCount);
  const seconds = (performance.now() - started) / 1000;
  return [{ what: `${warmCount} pictures that are kept`, measured: seconds, budget: 1, unit: 's' }];
}

async function hostile(site: string, origin: ImageOrigin, photo: Buffer): Promise<Row[]> {
  origin.files.set('/bomb.png', bomb(20_000, 20_000));
  origin.files.set('/huge.jpg', Buffer.alloc(20_000_000));
  origin.files.set('/late.jpg', () => {});
  const odd = ['bomb.png', 'huge.jpg', 'late.jpg', '../etc/passwd', 'gone.jpg'];
  const asked = Array.from({ length: hostileCount }, (_, index) => {
    const name = index % 2 === 0 ? `large-${index}.jpg` : odd[index % odd.length];
    if (index % 2 === 0) origin.files.set(`/${name}`, photo);
    return `${site}/_ipx/f_avif,w_3072/${origin.url}/${name}`;
  });
  const home = `${site}/?lang=en`;
  await pageTimes(home, 100);
  const idle = percentile(await pageTimes(home, 200), 0.95);
  let working = true;
  const work = Promise.all(asked.map((url) => ask(url, 1))).then(() => (working = false));
  const busy: number[] = [];
  while (working) busy.push(...(await pageTimes(home, 1)));
  await work;
  return [
    {
      what: `home p95 beside ${hostileCount} hostile pictures ÷ idle (${idle.toFixed(1)} ms, ${busy.length} pages)`,
      measured: percentile(busy, 0.95) / idle,
      budget: 2,
      unit: '×',
    },
  ];
}

/** Asks `count` times over a few connections; whatever the answer. */
async function ask(url: string, count: number): Promise<void> {
  let left = count;
  const line = async () => {
    while (left > 0) {
      left -= 1;
      await answerTo(url);
    }
  };
  await Promise.all(Array.from({ length: Math.min(connections, count) }, line));
}

async function picture(url: string): Promise<void> {
  const { status, type } = await answerTo(url);
  if (type !== 'image/avif') throw new Error(`${url} answers ${status} ${type}`);
}

function answerTo(url: string): Promise<{ status?: number; type?: string }> {
  return new Promise((resolve, reject) => {
    const call = get(url, { agent, headers: { accept } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, type: answer.headers['content-type'] }));
    });
    call.on('error', reject);
  });
}

/** As much detail as a camera's: noise, drawn out twice as large. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const grain = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#c85028', noise } });
  const small = await grain.png().toBuffer();
  return sharp(small).resize(3000, 2000).jpeg({ quality: 85 }).toBuffer();
}
