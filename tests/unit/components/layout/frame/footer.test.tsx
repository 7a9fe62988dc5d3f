import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Footer } from '#app/components/layout/frame/footer';
import { show } from '#tests/unit/show';

test('says whose words these are, and since when', async () => {
  await show(<Footer year={2031} />);
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2031 Verbe');
});

test.each([
  ['Terms of use', '/cgu'],
  ['Privacy', '/confidentialite'],
  ['Cookies', '/cookies'],
  ['Legal notice', '/mentions-legales'],
  ['Accessibility', '/accessibilite'],
  ['RSS feed', '/actus/rss.xml?lang=en'],
  ['Search', '/recherche'],
  ['Newsletter', '/newsletter'],
])('leads to %s', async (name, address) => {
  await show(<Footer year={2031} />);
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(address);
});

test('marks the page that is shown', async () => {
  await show(<Footer year={2031} />, { path: '/cgu' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Terms of use');
});

test('leads to the newsletter with the address that was typed', async () => {
  const { router } = await show(<Footer year={2031} />);
  await userEvent.type(screen.getByLabelText('Email for the newsletter'), 'reader@example.org{Enter}');
  expect(router.history.location).toMatchObject({ pathname: '/newsletter', hash: '#form' });
  expect(sessionStorage.getItem('newsletter-draft')).toBe('"reader@example.org"');
});

test.each(['/newsletter', '/actus', '/category/Tendances', '/author/verbe'])(
  'offers no second field for the newsletter on %s',
  async (path) => {
    await show(<Footer year={2031} />, { path });
    expect(screen.queryByLabelText('Email for the newsletter')).toBeNull();
  },
);

test('offers it below an article', async () => {
  await show(<Footer year={2031} />, { path: '/actus/essais-a-l-aveugle' });
  expect(screen.getByLabelText('Email for the newsletter')).toBeDefined();
});
