import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { SentenceField } from '#app/features/pitch/ui/sentence-field';
import { show } from '#tests/unit/show';

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const counted = () => screen.getByTestId('counted').textContent;

test('shows the starter while it is empty, and begins with it once one goes into it', async () => {
  await show(<Sentence starter="Last Friday, …" />);
  expect(area().placeholder).toBe('Last Friday, …');
  expect(area().value).toBe('');
  enter();
  expect(area().value).toBe('Last Friday, ');
  expect(area().selectionStart).toBe('Last Friday, '.length);
});

test('what is typed goes on from it, also after a press in the middle of it', async () => {
  await show(<Sentence starter="Last Friday, …" />);
  await userEvent.pointer({ keys: '[MouseLeft]', target: area(), offset: 0 });
  await userEvent.keyboard('Ann waited.');
  expect(counted()).toBe('Last Friday, Ann waited.');
});

test('a second press may go into the starter, to change it', async () => {
  await show(<Sentence starter="Last Friday, …" />);
  await userEvent.click(area());
  await userEvent.pointer({ keys: '[MouseLeft]', target: area(), offset: 11 });
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}Monday');
  expect(counted()).toBe('Last Monday, ');
});

test('the starter alone counts for nothing, and goes when one leaves', async () => {
  await show(<Sentence starter="Last Friday, …" />);
  enter();
  expect(counted()).toBe('');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(area().value).toBe('Last Friday');
  expect(counted()).toBe('');
  await userEvent.tab();
  expect(area().value).toBe('');
});

test('the starter may be replaced', async () => {
  await show(<Sentence starter="Last Friday, …" />);
  await userEvent.tab();
  await userEvent.clear(area());
  expect(area().value).toBe('');
  await userEvent.keyboard('Twice in May, Ann waited.');
  expect(counted()).toBe('Twice in May, Ann waited.');
});

test('a sentence that is pasted takes its place', async () => {
  await show(<Sentence starter="Last Friday, …" />);
  await userEvent.click(area());
  await userEvent.paste('Last Friday, Ann waited.');
  expect(counted()).toBe('Last Friday, Ann waited.');
});

test.each([
  ['Today they …, and …', 'Today they '],
  ['Je cherche', 'Je cherche '],
  ['J’…', 'J’'],
])('of %j the field begins with %j', async (starter, beginning) => {
  await show(<Sentence starter={starter} />);
  await userEvent.tab();
  expect(area().value).toBe(beginning);
});

test('without a starter it is a plain field', async () => {
  await show(<Sentence />);
  await userEvent.type(area(), 'Ann waited.');
  expect(counted()).toBe('Ann waited.');
});

test('counts the letters that are left, those of the starter too', async () => {
  await show(<Sentence starter="Now, …" />);
  enter();
  const left = () => screen.getByText(/letters left/, { selector: 'p' }).textContent;
  expect(left()).toBe('You have 16 letters left');
  await userEvent.keyboard('👩‍🚀');
  expect(left()).toBe('You have 14 letters left');
});

/** By the tab key, after which the browser puts the caret behind the text, and user-event marks all of it. */
function enter() {
  act(() => area().focus());
}

function Sentence({ starter }: { starter?: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SentenceField
        label="What went wrong?"
        starter={starter}
        value={value}
        onChange={setValue}
        limit={20}
      />
      <p data-testid="counted">{value}</p>
    </>
  );
}
