import { afterEach, expect, test, vi } from 'vitest';

import { newTurn } from '#app/features/chatbots/conversation/state/turn';

afterEach(() => void vi.unstubAllGlobals());

test('a question can be asked over plain http, where browsers have no `randomUUID`', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [one, other] = [newTurn('One?'), newTurn('One?')];
  expect(one).toMatchObject({ question: 'One?', status: 'answering', text: '' });
  expect(one.id).not.toBe(other.id);
});
