import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { SearchForm } from '#app/features/search/search-form';
import { show } from '#tests/unit/show';

test('what is typed while the results come stays, and so does the focus', async () => {
  const { user, field, router, answer } = await setUp();
  await user.type(field(), 'pitch{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'pitch' }));
  await user.type(field(), ' master');
  answer('pitch');
  expect(field().value).toBe('pitch master');
  expect(document.activeElement).toBe(field());
});

test('the way back brings back what was searched for', async () => {
  const { user, field, answer } = await setUp();
  await user.type(field(), 'pitch{Enter}');
  answer('pitch');
  answer('');
  expect(field().value).toBe('');
});

/** `answer` shows the page of a query, as the router does once its results are there; the focus stays. */
async function setUp() {
  const { router } = await show(<Host />);
  return {
    user: userEvent.setup(),
    router,
    field: () => screen.getByRole<HTMLInputElement>('searchbox'),
    answer: (q: string) => fireEvent.click(screen.getByRole('button', { name: `Answer “${q}”` })),
  };
}

function Host() {
  const [q, setQ] = useState('');
  return (
    <>
      {['', 'pitch'].map((asked) => (
        <button key={asked} type="button" onClick={() => setQ(asked)}>{`Answer “${asked}”`}</button>
      ))}
      <SearchForm q={q} lang={undefined} />
    </>
  );
}
