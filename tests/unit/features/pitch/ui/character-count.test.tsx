import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { CharacterCount } from '#app/features/pitch/ui/character-count';
import { show } from '#tests/unit/show';

afterEach(() => {
  vi.useRealTimers();
});

test('counts what the visitor sees', async () => {
  await show(<CharacterCount id="left" text="é👩‍🚀🇫🇷" limit={10} />);
  expect(document.querySelector('#left')?.textContent).toBe('You have 7 letters left');
});

test('says how many are too many', async () => {
  const { part } = await show(<CharacterCount id="left" text={'x'.repeat(11)} limit={10} />);
  expect(part.textContent).toContain('1 letter too many');
  expect(document.querySelector('#left')?.hasAttribute('data-over')).toBe(true);
});

test('does not count the space around a text, which is not sent', async () => {
  await show(<CharacterCount id="left" text={`${'x'.repeat(10)}\n`} limit={10} />);
  expect(document.querySelector('#left')?.textContent).toBe('You have 0 letters left');
});

test('says nothing aloud before anything was typed', async () => {
  await show(<CharacterCount id="left" text="" limit={10} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['fr', /7/],
  ['es', /7/],
] as const)('speaks %s', async (locale, count) => {
  await show(<CharacterCount id="left" text="abc" limit={10} />, { locale });
  const words = document.querySelector('#left')?.textContent ?? '';
  expect(words).toMatch(count);
  expect(words).not.toContain('letters left');
});

test('is read out when the visitor has stopped typing, not at each letter', async () => {
  await show(<Typing />);
  vi.useFakeTimers();
  for (let letter = 0; letter < 3; letter += 1) fireEvent.click(screen.getByRole('button'));
  expect(document.querySelector('#left')?.textContent).toBe('You have 7 letters left');
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(screen.getByRole('status').textContent).toBe('You have 7 letters left');
});

function Typing() {
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" onClick={() => setText((typed) => `${typed}x`)}>
        Type
      </button>
      <CharacterCount id="left" text={text} limit={10} />
    </>
  );
}

test('is read out near the limit alone', async () => {
  await show(<CharacterCount id="left" text="abc" limit={1000} />);
  expect(document.querySelector('#left')?.textContent).toBe('You have 997 letters left');
  expect(screen.getByRole('status').textContent).toBe('');
});
