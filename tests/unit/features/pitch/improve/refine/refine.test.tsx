import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import type { PitchSnapshot, PitchVersion } from '#app/features/pitch/snapshot';
import { ok } from '#app/lib/result';
import { pitch, said } from '../../pitches';
import { announced, createLine } from '../../server-line';
import { setUpPitchPage } from '../../set-up-pitch-page';
import { first, refined, scored, second } from '../../versions';

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
    functions.getPitch.mockResolvedValueOnce(ok(scored)).mockResolvedValue(ok(writing));
    functions.refinePitch.mockResolvedValue(ok(2));
    functions.watchPitch.mockImplementation(line.read);
    const { part } = await open();
    await press('Shorter');
    await screen.findByText(/A new version is being written: shorter/);
    // The call's own code arrives with the first press.
    await waitFor(() =>
      expect(functions.refinePitch).toHaveBeenCalledWith({
        data: { id: scored.id, from: 1, refinement: { kind: 'tone', tone: 'shorter' }, insist: false },
        signal: expect.any(AbortSignal),
      }),
    );
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
    await screen.findByText('Done: shorter.');
    expect(announced()).toContain('Done: shorter.');
    expect(part.textContent).toContain('Thirty seconds on herbs.');
    expect(part.textContent).toContain('The scorecard is being worked out.');
    // The page keeps its height meanwhile; what it asks can be written, and sent once it is scored.
    const field = within(screen.getByRole('region', { name: 'What would improve this pitch' })).getByRole(
      'textbox',
    );
    await userEvent.type(field, 'We weigh');
    expect(screen.getByRole('button', { name: 'Add this answer' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(screen.getByText('Not yet')).toBeTruthy();
    await line.show({ ...refined, revision: 12 });
    await screen.findByText('7 of 10 checks passed');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, ' it.');
    expect(field).toHaveProperty('value', expect.stringMatching(/We weigh it\.$/u));
    expect(other.getAttribute('aria-disabled')).not.toBe('true');
  });

  test('is made from the one that is shown', async () => {
    functions.getPitch.mockResolvedValue(ok(refined));
    functions.refinePitch.mockResolvedValue(ok(3));
    await open();
    await press('Less jargon');
    expect(functions.refinePitch.mock.calls[0]?.[0].data.from).toBe(2);
  });

  test('marks what it changed in the text on screen, and says where', async () => {
    functions.getPitch.mockResolvedValueOnce(ok(scored)).mockResolvedValue(ok({ ...refined, revision: 11 }));
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await press('Shorter');
    const mark = await screen.findByText('on', { selector: 'mark' });
    expect(mark.closest('p')?.textContent).toBe('Thirty seconds on herbs.');
    expect(screen.getByText('Changed in:').textContent).toBe('Changed in: 30 seconds');
  });

  test('that changed nothing on screen says so, and leads to what it changed', async () => {
    functions.getPitch.mockResolvedValueOnce(ok(scored)).mockResolvedValue(ok({ ...refined, revision: 11 }));
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: '60 seconds' }));
    await press('Shorter');
    expect(await screen.findByText('The text on screen is the same.')).toBeTruthy();
    await press('30 seconds');
    expect(screen.getByRole('tab', { name: '30 seconds', selected: true })).toBeTruthy();
    expect(screen.getByText('on', { selector: 'mark' })).toBeTruthy();
  });

  test.each([
    [{ kind: 'tone', tone: 'shorter' }, /Nothing to change: the pitch is as short as it can be/],
    [{ kind: 'goal', goal: 'team' }, /Nothing to change: your facts say the same to both listeners/],
  ] as const)('that would say the same is not made, and why is said: %o', async (refinement, words) => {
    const same = { ...second, refinement, status: 'unchanged', pitch: undefined, score: undefined } as const;
    functions.getPitch.mockResolvedValueOnce(ok(scored));
    functions.getPitch.mockResolvedValue(ok({ ...scored, versions: [first, same], revision: 11 }));
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await press('Shorter');
    await screen.findByText(words);
    expect(announced()).toMatch(words);
    expect(screen.queryByText(/versions/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('that could not be written says so, and can be asked for again', async () => {
    const line = createLine();
    functions.getPitch.mockResolvedValue(ok(writing));
    functions.watchPitch.mockImplementation(line.read);
    functions.refinePitch.mockResolvedValue(ok(3));
    await open();
    await screen.findByText(/A new version is being written/);
    const failed: PitchVersion = { ...second, status: 'failed', pitch: undefined, score: undefined };
    await line.show({ ...writing, versions: [first, failed], revision: 11 });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'This version could not be written: shorter. Your pitch is unchanged.',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(functions.refinePitch).toHaveBeenCalledWith({
      data: { id: scored.id, from: 1, refinement: { kind: 'tone', tone: 'shorter' }, insist: false },
      signal: expect.any(AbortSignal),
    });
  });

  test('says so when the line is lost meanwhile', async () => {
    functions.getPitch.mockResolvedValue(ok(writing));
    functions.watchPitch.mockResolvedValue(new Response(''));
    await open();
    expect(await screen.findByText(/The connection was lost\. It is being restored/)).toBeTruthy();
  });
});

describe('a wish that is not taken', () => {
  test.each([
    [{ ok: false, error: 'busy' }, 'Another version was being written', true],
    [{ ok: false, error: 'too-many', retryAfter: 61 }, 'Come back in 2 minutes', false],
    [{ ok: false, error: 'missing' }, 'This pitch can no longer be changed from here', false],
    [{ ok: false, error: 'full' }, 'This pitch has 60 versions, the maximum', false],
    [{ ok: false, error: 'impossible' }, 'That cannot be done with this version', false],
  ])('%o', async (answer, words, canRetry) => {
    functions.getPitch.mockResolvedValue(ok(scored));
    functions.refinePitch.mockResolvedValue(answer);
    await open();
    await press('Less jargon');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    expect(within(alert).queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  });

  test.each([
    [{ ok: false, error: 'too-many', retryAfter: 61 }, 'Say it in the meantime', '/#say'],
    [{ ok: false, error: 'full' }, 'Your earlier pitches', '/agents/elevator-pitch'],
  ])('%o offers what can be done instead', async (answer, name, address) => {
    functions.getPitch.mockResolvedValue(ok(scored));
    functions.refinePitch.mockResolvedValue(answer);
    await open();
    await press('Less jargon');
    const link = within(await screen.findByRole('alert')).getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(new RegExp(`${address}$`));
  });

  test('since the network is down can be made again', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    functions.refinePitch.mockRejectedValueOnce(new Error('away')).mockResolvedValue(ok(2));
    await open();
    await press('Less jargon');
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(functions.refinePitch).toHaveBeenCalledTimes(2);
    expect(document.activeElement?.role).toBe('status');
  });
});

describe('the choices', () => {
  test('of tones are three', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    await heading();
    const group = within(screen.getByRole('group', { name: 'Tone' }));
    const names = group.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Shorter', 'Less jargon', 'More formal']);
  });

  test('of goals mark the present one, which does nothing', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await heading();
    await openMore();
    const group = within(screen.getByRole('region', { name: 'Other goal' }));
    await userEvent.click(group.getByRole('button', { name: 'Investors', pressed: true }));
    expect(functions.refinePitch).not.toHaveBeenCalled();
    await userEvent.click(group.getByRole('button', { name: 'Future users', pressed: false }));
    expect(functions.refinePitch.mock.calls[0]?.[0].data.refinement).toEqual({ kind: 'goal', goal: 'users' });
  });

  test('of languages are there where a model writes', async () => {
    functions.getPitch.mockResolvedValue(ok({ ...scored, engine: 'model' }));
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await heading();
    await openMore();
    const group = within(screen.getByRole('region', { name: 'Other language' }));
    expect(group.getByRole('button', { name: 'Français', pressed: true })).toBeTruthy();
    await userEvent.click(group.getByRole('button', { name: 'Español' }));
    expect(functions.refinePitch.mock.calls[0]?.[0].data.refinement).toEqual({
      kind: 'language',
      lang: 'es',
    });
  });

  test('of languages are not there where rules write', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    await openMore();
    expect(screen.queryByText('Other language')).toBeNull();
  });

  test('of openings mark the one that the text on screen begins with', async () => {
    const openings = [said('Herbs need soil.'), said('Thirty seconds'), said('A third way.')];
    functions.getPitch.mockResolvedValue(
      ok({ ...scored, versions: [{ ...first, pitch: { ...pitch, openings } }] }),
    );
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await openMore();
    const inFold = within(screen.getByRole('region', { name: 'Three ways to begin' }));
    expect(describedBy(inFold.getByRole('button', { name: 'In use', pressed: true }))).toBe('Thirty seconds');
    const [, third] = inFold.getAllByRole('button', { name: 'Begin with this' });
    if (!third) throw new Error('No third opening');
    expect(describedBy(third)).toBe('A third way.');
    await userEvent.click(third);
    expect(functions.refinePitch.mock.calls[0]?.[0].data.refinement).toEqual({ kind: 'opening', opening: 2 });
    await userEvent.click(screen.getByRole('tab', { name: '60 seconds' }));
    expect(inFold.queryByRole('button', { name: 'In use' })).toBeNull();
    expect(screen.getByText('The text on screen begins with different words.')).toBeTruthy();
  });

  test('of openings are not there when there is but one', async () => {
    const openings = pitch.openings.slice(0, 1);
    functions.getPitch.mockResolvedValue(
      ok({
        ...scored,
        versions: [{ ...first, pitch: { ...pitch, openings } }],
      }),
    );
    await open();
    await openMore();
    expect(screen.queryByRole('button', { name: 'Begin with this' })).toBeNull();
  });
});

function describedBy(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}

/** Opens what is wanted less often. */
async function openMore(): Promise<void> {
  await userEvent.click(await screen.findByText(/^Another goal, another opening/));
  await screen.findByRole('region', { name: 'Other goal' });
}
