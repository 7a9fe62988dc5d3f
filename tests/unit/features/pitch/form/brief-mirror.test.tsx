import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { PitchForm } from '#app/features/pitch/form/pitch-form';
import { show } from '#tests/unit/show';
import { servePlaces } from './fields/serve-places';

beforeEach(() => {
  servePlaces();
});

test('sets the visitor’s own words while they are typed, and nothing else', async () => {
  await show(
    <Suspense>
      <PitchForm />
    </Suspense>,
  );
  const preview = await screen.findByRole('region', { name: 'Preview, in your own words' });
  expect(preview.textContent).toContain('What you offer, as people will hear it');
  expect(preview.textContent).not.toContain('seconds');
  await userEvent.type(screen.getByRole('textbox', { name: /Describe your/ }), 'We mend bikes. At night.');
  await userEvent.type(screen.getByRole('textbox', { name: /Who will use it/ }), 'Riders');
  await userEvent.type(screen.getByRole('combobox', { name: /available/ }), 'fra{Enter}');
  await userEvent.click(screen.getByRole('radio', { name: /An incubator/ }));
  for (const words of ['We mend bikes.', 'Riders', 'France', 'An incubator', 'about 3 seconds']) {
    expect(preview.textContent).toContain(words);
  }
  expect(preview.textContent).not.toContain('What you offer');
});
