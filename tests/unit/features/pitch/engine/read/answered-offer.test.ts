import { expect, it } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { questionsFor } from '#app/features/pitch/engine/realise/questions';
import { type AnsweredBrief, plainText, spokenIn } from '#app/features/pitch/pitch';

const unsure: AnsweredBrief = {
  category: 'service',
  goal: 'users',
  description:
    'Ours is the green door behind the station. Ours is the blue door beside the mill. Ours is the red door above the yard. Ours is the white door below the bridge. Ring twice.',
  usedBy: 'people whose shoes hurt',
  distributedIn: ['GB'],
};
const sure: AnsweredBrief = {
  ...unsure,
  description: 'We resole walking boots in a day. 40 pairs came back to us this year.',
};
const answer = 'We stretch tight shoes overnight, on wooden lasts.';

const questionsOf = (brief: AnsweredBrief) =>
  questionsFor(readBrief({ brief, lang: 'en' })).map(({ id }) => id);

async function pitchOf(brief: AnsweredBrief) {
  const run = embeddedEngine.open({ brief, lang: 'en' });
  const { pitch } = await run.runStep(6, [], new AbortController().signal);
  if (!pitch) throw new Error('no pitch');
  return pitch;
}

const answered = (brief: AnsweredBrief, words: string): AnsweredBrief => ({
  ...brief,
  answers: [{ question: { id: 'offer', text: 'What do you offer?', lifts: 1 }, answer: words }],
});

it('asks first what is offered where no sentence surely tells it', () => {
  expect(questionsOf(unsure)[0]).toBe('offer');
});

it('asks nothing about an offer that is told', () => {
  expect(questionsOf(sure)).not.toContain('offer');
});

it('names nothing in an ask that it may have misread', async () => {
  const text = plainText(spokenIn(await pitchOf(unsure), 60));
  expect(text).not.toContain('?');
});

it('puts the answer at the top, and asks no more', async () => {
  const brief = answered(unsure, answer);
  const pitch = await pitchOf(brief);
  expect(plainText(pitch.oneLiner)).toContain('stretch tight shoes overnight');
  expect(plainText(spokenIn(pitch, 30))).toContain('We stretch tight shoes overnight, on wooden lasts.');
  expect(questionsOf(brief)).not.toContain('offer');
});

it('offers a thing that was answered, whatever is said of it further on', async () => {
  const words = 'A trailer with a rail and a sink, where you can hang a deer the day you shoot it.';
  const text = plainText(spokenIn(await pitchOf(answered(unsure, words)), 60));
  expect(text).toContain('We offer a trailer with a rail and a sink, where you can hang a deer');
});

it('does not say twice running what is offered, where the answer says most of it again', async () => {
  const brief = {
    ...unsure,
    description: 'Green Door stretches shoes on wooden lasts behind the station. Ring twice.',
  };
  const pitch = await pitchOf(answered(brief, 'Green Door stretches tight shoes on wooden lasts overnight'));
  expect(plainText(spokenIn(pitch, 30)).match(/Green Door/gu)).toHaveLength(1);
});

it('says the sentence of the brief that the answer repeats, and says it once', async () => {
  const pitch = await pitchOf(answered(unsure, 'Ours is the green door behind the station'));
  expect(plainText(pitch.oneLiner)).toContain('green door behind the station');
  expect(plainText(spokenIn(pitch, 60)).split('green door')).toHaveLength(2);
});

it('leaves out of the description what the answer says more fully', async () => {
  const pitch = await pitchOf(
    answered(unsure, 'You bring tight shoes to the green door behind the station, and we stretch them'),
  );
  expect(plainText(spokenIn(pitch, 60)).split('green door')).toHaveLength(2);
});

it('says an answer that is a noun in a sentence', async () => {
  const pitch = await pitchOf(answered(unsure, 'A night on wooden lasts for shoes that hurt.'));
  expect(plainText(spokenIn(pitch, 30))).toMatch(/offer a night on wooden lasts for shoes that hurt\./u);
});
