import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Combobox } from '#app/features/pitch/form/combobox/combobox';
import { createI18n } from '#app/i18n/i18n';

const i18n = await createI18n('en');

test('is a closed combobox that its label names, and opens on the down arrow at the first option', async () => {
  const { user, input } = setUp();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();

  await user.tab();
  await user.keyboard('{ArrowDown}');

  expect(input.getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Places' });
  expect(input.getAttribute('aria-controls')).toBe(list.id);
  expect(pointedAt(input)).toBe('Europe');
});

test('arrows go round, Home and End go to the ends', async () => {
  const { user, input } = setUp();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(pointedAt(input)).toBe('États-Unis');
  await user.keyboard('{ArrowDown}');
  expect(pointedAt(input)).toBe('Europe');
  await user.keyboard('{End}');
  expect(pointedAt(input)).toBe('États-Unis');
  await user.keyboard('{Home}');
  expect(pointedAt(input)).toBe('Europe');
});

test('typing filters without regard to accents and case, points at the first match and says how many there are', async () => {
  const { user, input } = setUp();
  await user.type(input, 'etats');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['États-Unis']);
  expect(pointedAt(input)).toBe('États-Unis');
  expect(screen.getByRole('status').textContent).toBe('1 match');
});

test('Enter chooses the option, adds a chip, empties the text and leaves the form alone', async () => {
  const { user, input, submitted } = setUp();
  await user.type(input, 'fra{Enter}');
  expect(chips()).toEqual(['France']);
  expect(input.value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('France added. Type to add another');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.placeholder).toBe('Type to add another');
  expect(submitted).toEqual([]);
  expect(document.activeElement).toBe(input);
});

test('closes where a scroll answers with a promise, as in newer browsers', async () => {
  Element.prototype.scrollIntoView = async () => {};
  const { user, input } = setUp();
  await user.type(input, 'fra{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(chips()).toEqual(['France']);
});

test('Escape closes the list, and then clears the text', async () => {
  const { user, input } = setUp();
  await user.type(input, 'fra{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.value).toBe('fra');
  await user.keyboard('{Escape}');
  expect(input.value).toBe('');
});

test('Backspace in an empty text removes the last chip', async () => {
  const { user, input } = setUp({ start: ['FR', 'ES'] });
  await user.click(input);
  await user.keyboard('{Backspace}');
  expect(chips()).toEqual(['France']);
  expect(screen.getByRole('status').textContent).toBe('Espagne removed');
});

test('a chip has a button with a name that removes it and gives the focus back', async () => {
  const { user, input } = setUp({ start: ['FR', 'ES'] });
  await user.click(screen.getByRole('button', { name: 'Remove France' }));
  expect(chips()).toEqual(['Espagne']);
  expect(document.activeElement).toBe(input);
});

test('a chosen option is marked, and choosing it again removes it', async () => {
  const { user, input } = setUp({ start: ['FR'] });
  await user.type(input, 'france');
  expect(screen.getByRole('option', { name: 'France', selected: true })).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(chips()).toEqual([]);
});

test('at the most there can be, further options are disabled and say why', async () => {
  const { user, input } = setUp({ start: ['FR', 'ES'], max: 2 });
  await user.type(input, 'ital{Enter}');
  expect(chips()).toEqual(['France', 'Espagne']);
  expect(screen.getByRole('option', { name: 'Italie' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(
    'You have chosen 2, the maximum. Remove one to choose another.',
  );
});

test('with one at most, a new choice replaces the old one and closes the list', async () => {
  const { user, input } = setUp({ start: ['FR'], max: 1 });
  await user.type(input, 'esp{Enter}');
  expect(chips()).toEqual(['Espagne']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the pointer chooses without taking the focus; leaving closes the list and forgets the text', async () => {
  const { user, input } = setUp();
  await user.click(input);
  await user.click(screen.getByRole('option', { name: 'Italie' }));
  expect(chips()).toEqual(['Italie']);
  expect(document.activeElement).toBe(input);
  await user.keyboard('xyz');
  expect(screen.getByRole('status').textContent).toBe('No match. Check the spelling, or try another word.');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.value).toBe('');
});

const options = [
  { value: 'EUR', label: 'Europe' },
  { value: 'FR', label: 'France' },
  { value: 'ES', label: 'Espagne' },
  { value: 'IT', label: 'Italie' },
  { value: 'US', label: 'États-Unis', aliases: ['USA'] },
];

test('what the list points at is chosen when Tab leaves it', async () => {
  const { user, input } = setUp();
  await user.type(input, 'france');
  await user.tab();
  expect(chips()).toEqual(['France']);
  await user.type(input, 'ital');
  await user.tab();
  expect(chips()).toEqual(['France', 'Italie']);
  await user.type(input, 'xyz');
  await user.tab();
  expect(chips()).toEqual(['France', 'Italie']);
  expect(input.value).toBe('');
});

test('a value that is no option is left out by the next choice', async () => {
  const { user, input } = setUp({ start: ['nowhere', 'EUR'] });
  expect(chips()).toEqual(['Europe']);
  await user.type(input, 'fra{Enter}');
  expect(chips()).toEqual(['Europe', 'France']);
  expect(screen.getByTestId('values').textContent).not.toContain('nowhere');
});

test('what was typed before the options came points at its best match, which Enter chooses', async () => {
  const { user, input, arrive } = setUp({ late: true });
  await user.type(input, 'fra');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  arrive();
  expect(pointedAt(input)).toBe('France');
  await user.keyboard('{Enter}');
  expect(chips()).toEqual(['France']);
});

function setUp({
  start = [],
  max = 10,
  late = false,
}: { start?: string[]; max?: number; late?: boolean } = {}) {
  const submitted: string[] = [];
  function Host({ isThere }: { isThere: boolean }) {
    const [values, setValues] = useState(start);
    return (
      <I18nProvider i18n={i18n}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted.push('sent');
          }}
        >
          <label id="places-label" htmlFor="places">
            Places
          </label>
          <Combobox
            id="places"
            options={isThere ? options : []}
            values={values}
            onChange={setValues}
            max={max}
          />
          <p data-testid="values">{values.join(' ')}</p>
          <button type="submit">Send</button>
        </form>
      </I18nProvider>
    );
  }
  const { rerender } = render(<Host isThere={!late} />);
  return {
    user: userEvent.setup(),
    input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Places' }),
    submitted,
    arrive: () => rerender(<Host isThere />),
  };
}

function chips() {
  const list = screen.queryByRole('list', { name: 'Your choice' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent)
    : [];
}

function pointedAt(input: HTMLElement) {
  return document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
}
