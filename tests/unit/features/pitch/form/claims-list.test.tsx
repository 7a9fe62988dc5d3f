import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ClaimsList } from '#app/features/pitch/form/claims-list';
import { show } from '#tests/unit/show';

test('shows the claims that hold, and no other', async () => {
  await show(
    <ClaimsList claims={{ holding: ['anonymous', 'yours'], writtenBy: 'model', usersServed: 100 }} />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'No account, no name',
    'Yours',
  ]);
  expect(screen.getByText(/over 100 entrepreneurs or professionals/)).toBeTruthy();
});

test('counts nobody where the company gives no number', async () => {
  await show(<ClaimsList claims={{ holding: ['yours'], writtenBy: 'embedded' }} />);
  expect(screen.queryByText(/entrepreneurs/)).toBeNull();
});
