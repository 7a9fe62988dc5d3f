import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { challengeLifeMs, issueChallenge, readAnswer } from '#app/server/robot-check/challenge';
import { answerTo } from '#tests/fixtures/robot-check';

const purpose = { form: 'contact', secret: 'a secret of the tests' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) }));
afterEach(() => void vi.useRealTimers());

describe('the answer to a challenge', () => {
  it('is taken, and has the same id each time it is read', async () => {
    const answer = await answered();
    const first = await readAnswer(answer, purpose);
    expect(first?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(await readAnswer(answer, purpose)).toEqual(first);
  });

  it('is refused when it comes faster than a person', async () => {
    const answer = await answerTo(await issueChallenge(purpose));
    vi.setSystemTime(Date.now() + 2_900);
    expect(await readAnswer(answer, purpose)).toBeUndefined();
  });

  it('is refused when its challenge has expired', async () => {
    const answer = await answered();
    vi.setSystemTime(Date.now() + challengeLifeMs);
    expect(await readAnswer(answer, purpose)).toBeUndefined();
  });

  it('is refused for another form, and under another secret', async () => {
    const answer = await answered();
    expect(await readAnswer(answer, { ...purpose, form: 'team' })).toBeUndefined();
    expect(await readAnswer(answer, { ...purpose, secret: 'another' })).toBeUndefined();
  });

  it('is refused without the work', async () => {
    const challenge = await issueChallenge(purpose);
    vi.setSystemTime(Date.now() + 4_000);
    const { keyPrefix, keySignature } = challenge.parameters;
    for (const derivedKey of [keyPrefix, keySignature, '00'.repeat(32)]) {
      const lazy = JSON.stringify({ challenge, solution: { counter: 250, derivedKey } });
      expect(await readAnswer(lazy, purpose)).toBeUndefined();
    }
  });

  it('is refused when what was signed is changed', async () => {
    const answer = JSON.parse(await answered());
    const changes = [
      { expiresAt: answer.challenge.parameters.expiresAt + 1 },
      { data: { form: 'contact', issuedAt: 0 } },
      { nonce: '00'.repeat(16) },
    ];
    for (const change of changes) {
      const parameters = { ...answer.challenge.parameters, ...change };
      const forged = JSON.stringify({ ...answer, challenge: { ...answer.challenge, parameters } });
      expect(await readAnswer(forged, purpose)).toBeUndefined();
    }
  });

  it.each(['', 'null', '{', '[]', '{"challenge":{}}'])('is refused when it is %j', async (text) => {
    expect(await readAnswer(text, purpose)).toBeUndefined();
  });
});

/** Worked out four seconds after the challenge was given. */
async function answered(): Promise<string> {
  const answer = await answerTo(await issueChallenge(purpose));
  vi.setSystemTime(Date.now() + 4_000);
  return answer;
}
