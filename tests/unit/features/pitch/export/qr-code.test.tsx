// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { encode } from 'uqr';

import { QrCode } from '#app/features/pitch/export/qr-code';
import { show } from '../shown';

const address = 'https://verbe.example/agents/elevator-pitch/AbCdEfGhIjKlMnOpQrStUv';

afterEach(cleanup);

test('opens with the address as a picture and as text', async () => {
  await show(<QrCode address={() => address} />);
  expect(screen.queryByText(address)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'QR code' }));
  expect(screen.getByRole('dialog', { name: 'The address of this pitch' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of the address of this pitch' })).toBeTruthy();
  expect(screen.getByText(address)).toBeTruthy();
});

test('draws every dark module in black on white, with four modules of white around', async () => {
  await show(<QrCode address={() => address} />);
  await userEvent.click(screen.getByRole('button', { name: 'QR code' }));
  const image = await screen.findByRole('img');
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  expect(image.getAttribute('viewBox')).toBe(`0 0 ${size + 8} ${size + 8}`);
  expect(image.querySelector('rect')?.getAttribute('fill')).toBe('#fff');
  const path = image.querySelector('path');
  expect(path?.getAttribute('fill')).toBe('#000');
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of (path?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    drawn[Number(y) - 4]?.fill(true, Number(x) - 4, Number(x) - 4 + Number(width));
  }
  expect(drawn).toEqual(data);
});
