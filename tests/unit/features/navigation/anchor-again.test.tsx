import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { useAnchorAgain } from '#app/features/navigation/anchor-again';
import { show } from '#tests/unit/show';

afterEach(() => {
  window.location.hash = '';
});

test('a link to where the page is already leads there again', async () => {
  const { scroll, press } = await setUp();
  window.location.hash = '#caf%C3%A9';
  await press('Here');
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByText('Coffee'));
});

test('another link, or one that opens elsewhere, is left to the router and the browser', async () => {
  const { scroll, press, user } = await setUp();
  await press('There');
  window.location.hash = '#caf%C3%A9';
  await user.keyboard('{Control>}');
  await press('Here');
  expect(scroll).not.toHaveBeenCalled();
});

async function setUp() {
  const user = userEvent.setup();
  await show(<Page />);
  const scroll = vi.fn<() => void>();
  screen.getByText('Coffee').scrollIntoView = scroll;
  return { user, scroll, press: (name: string) => user.click(screen.getByRole('link', { name })) };
}

function Page() {
  useAnchorAgain();
  return (
    <>
      <a href="#caf%C3%A9">Here</a>
      <a href="#other">There</a>
      <p id="café">Coffee</p>
    </>
  );
}
