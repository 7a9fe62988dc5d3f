import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { ok, refused } from '#app/lib/result';
import type { PitchSnapshot, PitchVersion } from '#app/features/pitch/snapshot';
import { pitch, said } from '../../pitches';
import { setUpPitchPage } from '../../set-up-pitch-page';
import { first, scored } from '../../versions';

const { functions, open } = setUpPitchPage();

const words = 'Thirty seconds about mint.';
const refinement = { kind: 'edit', duration: 30, text: words } as const;
const edited: PitchVersion = {
  ...first,
  version: 2,
  parent: 1,
  refinement,
  pitch: { ...pitch, spoken: { ...pitch.spoken, 30: [said(words)] } },
};
const saved: PitchSnapshot = { ...scored, versions: [first, edited], shown: 2, revision: 11 };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your text for 30 seconds/ });

async function type(text: string) {
  await press('Edit');
  const area = await field();
  await userEvent.clear(area);
  if (text) await userEvent.type(area, text);
  return area;
}

describe('a text edited in place', () => {
  test('is saved as a version, and the focus comes back to where it began', async () => {
    functions.getPitch.mockResolvedValueOnce(ok(scored)).mockResolvedValue(ok(saved));
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await type(words);
    expect(screen.getByText('About 2 seconds aloud, of 30.')).toBeTruthy();
    await press('Save my text');
    await screen.findByText('Done: edited by hand.');
    expect(functions.refinePitch).toHaveBeenCalledWith({
      data: { id: scored.id, from: 1, refinement, insist: false },
      signal: expect.any(AbortSignal),
    });
    expect(screen.getByRole('tabpanel').querySelector('blockquote')?.textContent).toBe(words);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  });

  test.each([
    ['nothing', '', 'Write something to say, or cancel to keep the text as it was'],
    ['too much', 'é'.repeat(2001), 'Shorten this text to 2000 characters at most'],
    ['hidden characters', 'ab\u202Ec', /contains hidden control characters/],
  ])('with %s is not sent, and the field says why', async (_, text, fault) => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    const area = await type('');
    if (text) await userEvent.paste(text);
    await press('Save my text');
    expect(await screen.findByText(fault)).toBeTruthy();
    expect(document.activeElement).toBe(area);
    expect(functions.refinePitch).not.toHaveBeenCalled();
  });

  test('that takes longer than its time says by how much', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    await type('');
    await userEvent.paste('herb '.repeat(84));
    expect(screen.getByText('About 35 seconds aloud: 5 too many.')).toBeTruthy();
  });

  test.each([
    [refused('conflict'), /Another version has meanwhile been made in another tab\. Your text is kept here/],
    [new Error('away'), 'The new version could not be requested. Please try again.'],
  ])('that is not taken stays, and why is said beside it: %o', async (answer, why) => {
    functions.getPitch.mockResolvedValue(ok(scored));
    if (answer instanceof Error) functions.refinePitch.mockRejectedValue(answer);
    else functions.refinePitch.mockResolvedValue(answer);
    await open();
    const area = await type(words);
    await press('Save my text');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(why);
    expect(alert.closest('form')?.contains(area)).toBe(true);
    expect(area.value).toBe(words);
  });

  test('takes no more words while it is being saved, and leaves one that was opened meanwhile alone', async () => {
    functions.getPitch.mockResolvedValueOnce(ok(scored)).mockResolvedValue(ok(saved));
    const { promise: answer, resolve: arrive } = Promise.withResolvers<unknown>();
    functions.refinePitch.mockReturnValue(answer);
    await open();
    const area = await type(words);
    await press('Save my text');
    expect(area.readOnly).toBe(true);
    await press('Cancel');
    expect(area.isConnected).toBe(true);
    await userEvent.click(screen.getByRole('tab', { name: /60/ }));
    await press('Edit');
    const other = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /^Your text for 60 seconds/,
    });
    await userEvent.type(other, ' And more.');
    arrive(ok(2));
    await waitFor(() => expect(sessionStorage.getItem(`typed:edit:${scored.id}:30`)).toBeNull());
    expect(other.isConnected).toBe(true);
    expect(other.readOnly).toBe(false);
    expect(sessionStorage.getItem(`typed:edit:${scored.id}:60`)).toBe(other.value);
  });

  test('is there again after a reload, until it is given up', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    sessionStorage.setItem(`typed:edit:${scored.id}:30`, 'Half a sen');
    await open();
    expect((await field()).value).toBe('Half a sen');
    await press('Cancel');
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByRole('tabpanel').textContent).toContain('Thirty seconds about herbs.');
  });

  test('that is the same as before asks nothing of the server', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    await press('Edit');
    await field();
    await press('Save my text');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(functions.refinePitch).not.toHaveBeenCalled();
  });
});

describe('the other texts', () => {
  test('are said not to have followed, and follow where they hold what was changed', async () => {
    const versions = [first, { ...edited, pitch: { ...saved.versions[1]?.pitch, ...withSame } }];
    functions.getPitch.mockResolvedValue(ok({ ...saved, versions }));
    functions.refinePitch.mockResolvedValue(ok(3));
    await open();
    await screen.findByText(
      'The other texts have not changed. Those that contain what you changed: 60 seconds.',
    );
    await press('Change them too');
    expect(functions.refinePitch.mock.calls[0]?.[0].data.refinement).toEqual({ kind: 'follow' });
  });

  test('that hold nothing of it are left to be edited by hand', async () => {
    functions.getPitch.mockResolvedValue(ok(saved));
    await open();
    expect(await screen.findByText(/none of them contains the sentences that you changed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change them too' })).toBeNull();
  });

  test('in a version that lost what was edited, that is said', async () => {
    const third: PitchVersion = {
      ...first,
      version: 3,
      parent: 2,
      refinement: { kind: 'goal', goal: 'team' },
    };
    functions.getPitch.mockResolvedValue(ok({ ...saved, versions: [first, edited, third], shown: 3 }));
    await open();
    expect(
      await screen.findByText(/Some of what you wrote by hand has no place in this version/),
    ).toBeTruthy();
  });
});

const withSame = {
  ...pitch,
  spoken: { ...pitch.spoken, 30: [said(words)], 60: pitch.spoken[30] },
};
