import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { ok } from '#app/lib/result';
import { generating, pitch, ready } from '../pitches';
import { createLine } from '../server-line';
import { setUpPitchPage } from '../set-up-pitch-page';
import { first } from '../versions';

const { functions, open } = setUpPitchPage();

const fold = () => screen.getByText('What your words told us').closest('details');

describe('a pitch that comes while its page is open', () => {
  test('shows its sentence at once, with the findings folding below it', async () => {
    const line = await openWhileWritten();
    await line.show({ ...ready, findings: generating.findings, revision: 7 });
    const sentences = await screen.findAllByText('Herbs without soil, for people without a garden.');
    expect(sentences[0]?.closest('blockquote')?.lang).toBe('fr');
    expect(fold()?.textContent).toContain('C’est une jardinière.');
    await waitFor(() => expect(fold()?.open).toBe(false));
  });

  test('ends its movement at a key, and leaves open what the visitor opens', async () => {
    const line = await openWhileWritten();
    await line.show({ ...ready, revision: 7 });
    await userEvent.keyboard('a');
    await waitFor(() => expect(fold()?.open).toBe(false));
    act(() => fold()?.setAttribute('open', ''));
    await userEvent.keyboard('b');
    expect(fold()?.open).toBe(true);
  });

  async function openWhileWritten() {
    const line = createLine();
    functions.getPitch.mockResolvedValue(ok(generating));
    functions.watchPitch.mockImplementation(line.read);
    await open();
    await screen.findByRole('heading', { name: 'Your pitch is being written' });
    return line;
  }
});

describe('a pitch that is there', () => {
  test('stands at rest: sentence, name, two acts, what was found in a line that opens', async () => {
    const named = { ...first, pitch: { ...pitch, name: 'Basil' } };
    functions.getPitch.mockResolvedValue(ok({ ...ready, versions: [named] }));
    await open();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Your free elevator pitch is here');
    expect(screen.getByText('Basil').lang).toBe('fr');
    expect(screen.getByRole('link', { name: 'Say it' }).getAttribute('href')).toBe('/#say');
    expect(screen.getByRole('link', { name: 'Share it' }).getAttribute('href')).toBe('/#share');
    expect(fold()?.open).toBe(false);
  });

  test('has three groups by name', async () => {
    functions.getPitch.mockResolvedValue(ok(ready));
    await open();
    for (const name of ['Say it', 'Share it', 'Improve it']) {
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    }
  });

  test('hands on its address in the language of the pitch', async () => {
    const user = userEvent.setup();
    functions.getPitch.mockResolvedValue(ok(ready));
    await open();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toMatch(/\?lang=fr$/);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  test('leads its maker to what others see', async () => {
    functions.getPitch.mockResolvedValue(ok(ready));
    await open();
    const link = await screen.findByRole('link', { name: 'See what others see' });
    expect(link.getAttribute('href')).toBe('/?as=guest');
  });
});
