import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { BottomBar } from '#app/components/ui/overlays/bottom-bar';

test('gives the focus back to the field that was being written in', async () => {
  render(<Host />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'half a sen');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('gives it to the content where nothing had it before', async () => {
  render(<Host />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('takes it from nobody when it goes by itself', async () => {
  render(<Host />);
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

function Host() {
  const [asked, setAsked] = useState(true);
  const buttons = ['Yes', 'No'].map((word) => (
    <button key={word} type="button" onClick={() => setAsked(false)}>
      {word}
    </button>
  ));
  return (
    <>
      {asked && (
        <BottomBar label="Question" actions={buttons}>
          Well?
        </BottomBar>
      )}
      <main id="main" tabIndex={-1}>
        <input aria-label="Text" onKeyDown={({ key }) => key === 'Escape' && setAsked(false)} />
      </main>
    </>
  );
}
