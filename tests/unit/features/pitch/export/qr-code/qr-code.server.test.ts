import { expect, test } from 'vitest';
import { encode } from 'uqr';

import { pitchQrCode } from '#app/features/pitch/export/qr-code/qr-code.server';

const siteUrl = 'https://verbe.example';
const path = '/agents/elevator-pitch/AbCdEfGhIjKlMnOpQrStUv';

test('draws every dark module of the address in black on white, with four modules of white around', async () => {
  const answer = ask(`${path}/qr.svg?lang=fr`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const svg = await answer.text();
  const { size, data } = encode(`${siteUrl}${path}?lang=fr`, { ecc: 'M', border: 0 });
  expect(svg).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
  expect(svg).toContain('fill="#fff"');
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    drawn[Number(y) - 4]?.fill(true, Number(x) - 4, Number(x) - 4 + Number(width));
  }
  expect(drawn).toEqual(data);
});

test('leads nowhere but to a pitch of this site', async () => {
  expect(ask('/qr.svg', 'elsewhere').status).toBe(404);
  const bare = await ask(`${path}/qr.svg`).text();
  expect(await ask(`${path}/qr.svg?lang=https://elsewhere.example`).text()).toBe(bare);
});

function ask(address: string, id = 'AbCdEfGhIjKlMnOpQrStUv'): Response {
  return pitchQrCode(id, { request: new Request(siteUrl + address), siteUrl });
}
