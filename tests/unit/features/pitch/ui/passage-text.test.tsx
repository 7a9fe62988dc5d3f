import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PassageText } from '#app/features/pitch/ui/passage-text';

test('plain words are plain text', () => {
  const { container } = render(<PassageText passage={[{ text: 'We sell ' }, { text: 'herbs.' }]} />);
  expect(container.innerHTML).toBe('We sell herbs.');
});

test('quoted words carry their own language', () => {
  const { container } = render(
    <PassageText passage={[{ text: 'They say ' }, { text: 'Kräuter', lang: 'de' }]} />,
  );
  expect(container.querySelector('[lang=de]')?.textContent).toBe('Kräuter');
  expect(container.textContent).toBe('They say Kräuter');
});

test('quoted words run in their own direction', () => {
  const { container } = render(<PassageText passage={[{ text: 'שלום!', lang: 'he' }]} />);
  expect(container.querySelector('[lang=he]')?.getAttribute('dir')).toBe('auto');
});

test('brackets of an old pitch are plain text', () => {
  const { container } = render(<PassageText passage={[{ text: '[figure]' }]} />);
  expect(container.innerHTML).toBe('[figure]');
});

test('markup in a text is shown, never run', () => {
  const { container } = render(<PassageText passage={[{ text: '<img src=x onerror=alert(1)>' }]} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img');
});
