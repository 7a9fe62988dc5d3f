import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import type { PitchVersion } from '#app/features/pitch/snapshot';
import { ok } from '#app/lib/result';
import { announced, createLine } from '../../server-line';
import { setUpPitchPage } from '../../set-up-pitch-page';
import { card, first, scored } from '../../versions';

const { functions, open } = setUpPitchPage();

const sentence = 'Vendredi dernier, Lotte a tout perdu.';
const refinement = { kind: 'answer', question: 'moment', answer: sentence } as const;
const answered: PitchVersion = {
  ...first,
  version: 2,
  parent: 1,
  refinement,
  status: 'generating',
  pitch: undefined,
  score: undefined,
};
const field = (name = /À qui cela a-t-il manqué/) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const add = () => press('Add this answer');

describe('one question at a time', () => {
  test('the best first, in the language of the pitch, with an example from another trade', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    await screen.findByRole('heading', { name: 'What would improve this pitch' });
    expect(screen.getByText('À qui cela a-t-il manqué ?').lang).toBe('fr');
    expect(screen.queryByText('Combien de clients avez-vous ?')).toBeNull();
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    expect(screen.getByText('Vendredi dernier, Lotte a eu une amende.').lang).toBe('fr');
    expect((await field()).getAttribute('aria-describedby')).toContain('hint');
  });

  test('another one on demand, round and round, with what was typed', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    await userEvent.type(await field(), 'Lotte a tout perdu.');
    await press('Skip to the next question');
    const next = await field(/Combien de clients avez-vous/);
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    expect(announced()).toContain('Combien de clients avez-vous ?');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip to the next question' }));
    expect(next.value).toBe('');
    await press('Skip to the next question');
    expect((await field()).value).toBe(sentence);
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  });

  test('says what the answer would change', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    const title = await screen.findByRole('heading', { name: 'What would improve this pitch' });
    expect(title.parentElement?.textContent).toContain(
      'Question 1 of 2 · One real moment would give it an opening.',
    );
    await press('Skip to the next question');
    expect(title.parentElement?.textContent).toContain('One thing that happened would prove it.');
  });

  test('what is typed is there again after a reload, until it is sent', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await userEvent.type(await field(), 'Lotte a tout perdu.');
    cleanup();
    await open();
    expect((await field()).value).toBe(sentence);
    await add();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('a single one has no other', async () => {
    const score = { ...card, questions: card.questions.slice(1) };
    functions.getPitch.mockResolvedValue(ok({ ...scored, versions: [{ ...first, score }] }));
    await open();
    await field(/Combien de clients avez-vous/);
    expect(screen.queryByRole('button', { name: 'Skip to the next question' })).toBeNull();
    expect(screen.queryByText(/^Question/)).toBeNull();
  });

  test('when all are answered, says so quietly', async () => {
    const score = { ...card, questions: [] };
    functions.getPitch.mockResolvedValue(ok({ ...scored, versions: [{ ...first, score }] }));
    await open();
    expect(await screen.findByText('No question is left: your words answer them all.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add this answer' })).toBeNull();
  });

  test('a pitch that was never scored has no section for them', async () => {
    const score = { checks: [], weakPoints: [], questions: [] };
    functions.getPitch.mockResolvedValue(ok({ ...scored, versions: [{ ...first, score }] }));
    await open();
    await screen.findByRole('heading', { name: 'Refine' });
    expect(screen.queryByRole('heading', { name: 'What would improve this pitch' })).toBeNull();
  });
});

describe('an answer', () => {
  test('begins with the starter, becomes a version, and the focus goes where that is told of', async () => {
    functions.getPitch.mockResolvedValueOnce(ok(scored));
    functions.getPitch.mockResolvedValue(ok({ ...scored, versions: [first, answered], revision: 10 }));
    functions.watchPitch.mockImplementation(createLine().read);
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await userEvent.type(await field(), 'Lotte a tout perdu. ');
    await add();
    await waitFor(() =>
      expect(functions.refinePitch).toHaveBeenCalledWith({
        data: { id: scored.id, from: 1, refinement, insist: false },
        signal: expect.any(AbortSignal),
      }),
    );
    const status = await screen.findByText(/A new version is being written: with your answer/);
    await waitFor(() => expect(document.activeElement).toBe(status));
  });

  test.each([
    ['nothing', '   ', 'Write your answer first'],
    ['the starter alone', 'Vendredi dernier,', 'Write your answer first'],
    ['too much', 'é'.repeat(201), 'Shorten this text to 200 characters at most'],
    ['hidden characters', 'ab\u202Ec', /contains hidden control characters/],
  ])('%s is not sent, and the field says why', async (_, text, words) => {
    functions.getPitch.mockResolvedValue(ok(scored));
    await open();
    const area = await field();
    await userEvent.click(area);
    await userEvent.paste(text);
    await add();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(area);
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(functions.refinePitch).not.toHaveBeenCalled();
  });

  test('that is not taken stays, and the reason stands beside it', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    functions.refinePitch.mockResolvedValue({ ok: false, error: 'too-many', retryAfter: 600 });
    await open();
    await userEvent.type(await field(), 'Lotte a tout perdu.');
    await add();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Come back in 10 minutes');
    expect(alert.closest('form')?.contains(await field())).toBe(true);
    expect(screen.getByDisplayValue(sentence)).toBeTruthy();
  });

  test('whose version was not written is there again, whichever question it was', async () => {
    const wish = { kind: 'answer', question: 'proof', answer: 'En mai, 42 hôtels ont signé.' } as const;
    const failed = { ...answered, refinement: wish, status: 'failed' } as const;
    functions.getPitch.mockResolvedValue(ok({ ...scored, versions: [first, failed] }));
    await open();
    expect(await screen.findByDisplayValue(wish.answer)).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('whose version was not written gives way to a newer one typed before a reload', async () => {
    functions.getPitch.mockResolvedValue(
      ok({ ...scored, versions: [first, { ...answered, status: 'failed' }] }),
    );
    await open();
    const area = await field();
    await userEvent.clear(area);
    await userEvent.type(area, 'Lotte a fermé.');
    const typed = area.value;
    cleanup();
    await open();
    await userEvent.type(await screen.findByDisplayValue(typed), ' En mars.');
    expect(sessionStorage.getItem(`typed:answer:${scored.id}:moment`)).toBe(`${typed} En mars.`);
  });
});

describe('a note without a verb', () => {
  const hint = /This reads like a note/;

  test('is gently asked again, announced, its text kept; the same text once more is taken', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    functions.refinePitch.mockResolvedValueOnce(ok('note'));
    functions.refinePitch.mockResolvedValue(ok(2));
    await open();
    await userEvent.type(await field(), 'Lotte a tout perdu.');
    await add();
    await screen.findByText(hint);
    expect(announced()).toMatch(hint);
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await field()).value).toBe(sentence);
    await add();
    expect(functions.refinePitch).toHaveBeenLastCalledWith({
      data: { id: scored.id, from: 1, refinement, insist: true },
      signal: expect.any(AbortSignal),
    });
  });

  test('that was changed is looked at anew', async () => {
    functions.getPitch.mockResolvedValue(ok(scored));
    functions.refinePitch.mockResolvedValue(ok('note'));
    await open();
    await userEvent.type(await field(), 'Lotte a tout perdu.');
    await add();
    await screen.findByText(hint);
    await userEvent.type(await field(), ' Hier.');
    expect(screen.queryByText(hint)).toBeNull();
    await add();
    expect(functions.refinePitch.mock.lastCall?.[0].data.insist).toBe(false);
  });
});
