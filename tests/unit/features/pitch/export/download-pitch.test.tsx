import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DownloadPitch } from '#app/features/pitch/export/download-pitch';
import { PrintButton } from '#app/features/pitch/export/sheet/print-button';
import { pitch, said } from '../pitches';
import { show } from '#tests/unit/show';

const part = (
  <DownloadPitch
    pitch={{ ...pitch, openings: [], email: { subject: said('Herbs'), body: [said('Hello,')] } }}
    writtenAt={Date.UTC(2027, 0, 5, 12)}
    address={() => 'https://verbe.example/pitch'}
    note="Written by rules."
  />
);

const saved: { name: string; type: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  let file = new Blob();
  // jsdom neither keeps blobs nor saves files.
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) file = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: file.type, text: file.text() });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['Download .txt', 'txt', 'text/plain;charset=utf-8', 'By email\n--------'],
  ['Download .md', 'md', 'text/markdown;charset=utf-8', '## By email'],
])('%s saves the whole pitch', async (name, ending, type, heading) => {
  await show(part);
  await userEvent.click(screen.getByRole('button', { name }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  expect(file?.name).toMatch(new RegExp(`^pitch-master-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
  expect(file?.type).toBe(type);
  const text = await file?.text;
  for (const words of [
    'Ninety seconds about herbs.',
    heading,
    'Written by rules.',
    'on 5 January 2027',
    '//verbe.example/pitch',
  ]) {
    expect(text).toContain(words);
  }
});

test('the page is printed by a press', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await show(<PrintButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
