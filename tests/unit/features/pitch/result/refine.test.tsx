// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import type { PitchSnapshot, PitchVersion } from '#app/features/pitch/snapshot';
import { pitch, said } from '../pitches';
import { announced, createLine } from './server-line';
import { setUpPitchPage } from './set-up-pitch-page';
import { first, refined, scored, second } from './versions';

const { functions, open } = setUpPitchPage();

const writing: PitchSnapshot = {
  ...scored,
  versions: [first, { ...second, status: 'generating', pitch: undefined, score: undefined }],
  revision: 10,
};
const heading = () => screen.findByRole('heading', { name: 'Refine' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('another version', () => {
  test('is asked for, awaited beside the present one, then shown and announced', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValueOnce(scored).mockResolvedValue(writing);
    functions.refinePitch.mockResolvedValue({ ok: true, version: 2 });
    functions.watchPitch.mockImplementation(line.read);
    const { part } = await open();
    await press('Shorter');
    expect(functions.refinePitch).toHaveBeenCalledWith({
      data: { id: scored.id, from: 1, asked: { kind: 'manner', manner: 'shorter' }, insist: false },
    });
    await screen.findByText(/A new version is being written: shorter/);
    expect(announced()).toContain('A new version is being written: shorter');
    expect(part.textContent).toContain('Thirty seconds about herbs.');

    const button = screen.getByRole('button', { name: 'Shorter' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    const other = screen.getByRole('button', { name: 'More formal' });
    await userEvent.click(other);
    expect(functions.refinePitch).toHaveBeenCalledTimes(1);

    const written = { ...second, score: undefined };
    await line.show({ ...writing, versions: [first, written], shown: 2, revision: 11 });
    await screen.findByText('The new version is ready: shorter.');
    expect(announced()).toContain('The new version is ready: shorter.');
    expect(part.textContent).toContain('Thirty seconds on herbs.');
    expect(part.textContent).toContain('The score card is being worked out.');
    await line.show({ ...refined, revision: 12 });
    await screen.findByText('7 of 10 checks passed');
    expect(document.activeElement).toBe(other);
    expect(other.getAttribute('aria-disabled')).not.toBe('true');
  });

  test('is made from the one that is shown', async () => {
    functions.getPitch.mockResolvedValue(refined);
    functions.refinePitch.mockResolvedValue({ ok: true, version: 3 });
    await open();
    await press('Less jargon');
    expect(functions.refinePitch.mock.calls[0]?.[0].data.from).toBe(2);
  });

  test.each([
    [
      'shorter',
      { kind: 'manner', manner: 'shorter' },
      /Nothing to change: the pitch is as short as it can be/,
    ],
    ['another goal', { kind: 'goal', goal: 'team' }, /Nothing to change: the text is the same/],
  ] as const)('that says the same as before says so: %s', async (_, asked, words) => {
    functions.getPitch.mockResolvedValue({ ...refined, versions: [first, { ...second, asked, pitch }] });
    await open();
    await screen.findByText(words);
    expect(announced()).toMatch(words);
  });

  test('that could not be written says so, and can be asked for again', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValue(writing);
    functions.watchPitch.mockImplementation(line.read);
    functions.refinePitch.mockResolvedValue({ ok: true, version: 3 });
    await open();
    await screen.findByText(/A new version is being written/);
    const failed: PitchVersion = { ...second, status: 'failed', pitch: undefined, score: undefined };
    await line.show({ ...writing, versions: [first, failed], revision: 11 });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'This version could not be written: shorter. Your pitch is as it was.',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(functions.refinePitch).toHaveBeenCalledWith({
      data: { id: scored.id, from: 1, asked: { kind: 'manner', manner: 'shorter' }, insist: false },
    });
  });

  test('says so when the line is lost meanwhile', async () => {
    functions.getPitch.mockResolvedValue(writing);
    functions.watchPitch.mockResolvedValue(new Response(''));
    await open();
    expect(await screen.findByText(/The connection was lost\. It is being restored/)).toBeTruthy();
  });
});

describe('a wish that is not taken', () => {
  test.each([
    [{ ok: false, error: 'busy' }, 'Another version was being written', true],
    [{ ok: false, error: 'too-many', retryAfter: 61 }, 'Come back in 2 minutes', false],
    [{ ok: false, error: 'gone' }, 'This pitch can no longer be changed from here', false],
    [{ ok: false, error: 'impossible' }, 'That cannot be done with this version', false],
    [{ ok: false, error: 'invalid' }, 'The new version could not be asked for', true],
  ])('%o', async (answer, words, canRetry) => {
    functions.getPitch.mockResolvedValue(scored);
    functions.refinePitch.mockResolvedValue(answer);
    await open();
    await press('Less jargon');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    expect(within(alert).queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  });

  test('since the network is down can be made again', async () => {
    functions.getPitch.mockResolvedValue(scored);
    functions.refinePitch
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ ok: true, version: 2 });
    await open();
    await press('Less jargon');
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(functions.refinePitch).toHaveBeenCalledTimes(2);
    expect(document.activeElement?.role).toBe('status');
  });
});

describe('the choices', () => {
  test('of manners are three', async () => {
    functions.getPitch.mockResolvedValue(scored);
    await open();
    await heading();
    const group = within(screen.getByRole('group', { name: 'Manner' }));
    const names = group.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Shorter', 'Less jargon', 'More formal']);
  });

  test('of goals mark the present one, which does nothing', async () => {
    functions.getPitch.mockResolvedValue(scored);
    functions.refinePitch.mockResolvedValue({ ok: true, version: 2 });
    await open();
    await heading();
    const group = within(screen.getByRole('group', { name: 'Other goal' }));
    await userEvent.click(group.getByRole('button', { name: 'Investors', pressed: true }));
    expect(functions.refinePitch).not.toHaveBeenCalled();
    await userEvent.click(group.getByRole('button', { name: 'Future users', pressed: false }));
    expect(functions.refinePitch.mock.calls[0]?.[0].data.asked).toEqual({ kind: 'goal', goal: 'users' });
  });

  test('of languages are there where a model writes', async () => {
    functions.getPitch.mockResolvedValue({ ...scored, engine: 'model' });
    functions.refinePitch.mockResolvedValue({ ok: true, version: 2 });
    await open();
    await heading();
    const group = within(screen.getByRole('group', { name: 'Other language' }));
    expect(group.getByRole('button', { name: 'Français', pressed: true })).toBeTruthy();
    await userEvent.click(group.getByRole('button', { name: 'Español' }));
    expect(functions.refinePitch.mock.calls[0]?.[0].data.asked).toEqual({ kind: 'language', lang: 'es' });
  });

  test('of languages are not there where rules write', async () => {
    functions.getPitch.mockResolvedValue(scored);
    await open();
    await heading();
    expect(screen.queryByRole('group', { name: 'Other language' })).toBeNull();
  });

  test('of openings mark the one in use', async () => {
    const openings = [...pitch.openings, said('A third way.')];
    functions.getPitch.mockResolvedValue({
      ...scored,
      versions: [{ ...first, pitch: { ...pitch, openings } }],
    });
    functions.refinePitch.mockResolvedValue({ ok: true, version: 2 });
    await open();
    expect(await screen.findByText('Two other ways to begin')).toBeTruthy();
    const used = screen.getByRole('button', { name: 'In use', pressed: true });
    expect(describedBy(used)).toBe('Herbs need soil, they say.');
    const third = screen.getAllByRole('button', { name: 'Begin with this' })[1];
    if (!third) throw new Error('No third opening');
    expect(describedBy(third)).toBe('A third way.');
    await userEvent.click(third);
    expect(functions.refinePitch.mock.calls[0]?.[0].data.asked).toEqual({ kind: 'opening', opening: 2 });
  });

  test('of openings are not there when there is but one', async () => {
    const openings = pitch.openings.slice(0, 1);
    functions.getPitch.mockResolvedValue({
      ...scored,
      versions: [{ ...first, pitch: { ...pitch, openings } }],
    });
    await open();
    await heading();
    expect(screen.queryByRole('button', { name: 'Begin with this' })).toBeNull();
  });
});

function describedBy(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}
