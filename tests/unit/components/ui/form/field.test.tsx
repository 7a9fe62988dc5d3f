import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Field } from '#app/components/ui/form/field';
import { RadioGroup } from '#app/components/ui/form/radio-group';
import { TextInput } from '#app/components/ui/form/text-input';
import { WithWords } from '#tests/unit/components/with-words';

test('the label names the control and says in words that it is required', () => {
  render(<Field label="Name">{(control) => <TextInput {...control} />}</Field>, { wrapper: WithWords });
  const control = screen.getByRole('textbox', { name: 'Name (required)' });
  expect(control.getAttribute('aria-required')).toBe('true');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

test('where the form says that all is required, only what is optional is marked', () => {
  const mark = (optional: boolean) => (
    <Field label="Phone" markRequired={false} optional={optional}>
      {(control) => <TextInput {...control} />}
    </Field>
  );
  const { rerender } = render(mark(false), { wrapper: WithWords });
  expect(screen.getByRole('textbox', { name: 'Phone' }).getAttribute('aria-required')).toBe('true');
  rerender(mark(true));
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeDefined();
});

test('the hint, the error and what stands after describe the control, which is marked invalid', () => {
  render(
    <Field
      label="Name"
      name="name"
      hint="As on your card"
      error="Enter a name"
      after={(id) => <p id={id}>3 left</p>}
      optional
    >
      {(control) => <TextInput {...control} />}
    </Field>,
    { wrapper: WithWords },
  );
  const control = screen.getByRole('textbox', { name: 'Name (optional)' });
  expect(descriptionOf(control)).toBe('As on your card Enter a name 3 left');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.getAttribute('name')).toBe('name');
  expect(control.hasAttribute('aria-required')).toBe(false);
});

test('a group of radios has its legend, its error and native keys', async () => {
  const chosen: string[] = [];
  render(
    <RadioGroup
      legend="What do you offer?"
      name="category"
      value={undefined}
      options={[
        { value: 'product', label: 'A product' },
        { value: 'service', label: 'A service' },
      ]}
      onChange={(value) => chosen.push(value)}
      error="Choose one"
    />,
    { wrapper: WithWords },
  );
  const group = screen.getByRole('radiogroup', { name: 'What do you offer? (required)' });
  expect(descriptionOf(group)).toBe('Choose one');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: 'A service' }));
  expect(chosen).toEqual(['service']);
});

function descriptionOf(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
