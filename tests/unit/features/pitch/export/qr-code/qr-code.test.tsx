import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { QrCode } from '#app/features/pitch/export/qr-code/qr-code';
import { show } from '#tests/unit/show';

const address = 'https://verbe.example/agents/elevator-pitch/AbCdEfGhIjKlMnOpQrStUv?lang=fr';

test('opens with the address as a picture and as text', async () => {
  await show(<QrCode address={() => address} />);
  expect(screen.queryByText(address)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'QR code' }));
  expect(screen.getByRole('dialog', { name: 'The address of this pitch' })).toBeTruthy();
  const image = screen.getByRole('img', { name: 'QR code that opens this pitch' });
  expect(image.getAttribute('src')).toBe('/agents/elevator-pitch/AbCdEfGhIjKlMnOpQrStUv/qr.svg?lang=fr');
  expect(screen.getByText(address)).toBeTruthy();
});
