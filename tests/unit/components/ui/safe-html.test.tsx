import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { SafeHtml } from '#app/components/ui/safe-html';
import { show } from '#tests/unit/show';

const links = `<p><a href="/contact?x=1#form">inside</a> <a href="/actus/rss.xml">feed</a> <a href="https://other.example/">outside</a></p>`;

test('a link within the site opens without loading the page anew', async () => {
  const { router } = await show(<SafeHtml html={links} />);
  await userEvent.click(screen.getByRole('link', { name: 'inside' }));
  await expect.poll(() => router.state.location.href).toBe('/contact?x=1#form');
});

test.each(['feed', 'outside'])('a link to what is no page is left to the browser: %s', async (name) => {
  const { router } = await show(<SafeHtml html={links} />);
  let prevented: boolean | undefined;
  window.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
  await userEvent.click(screen.getByRole('link', { name }));
  expect(prevented).toBe(false);
  expect(router.state.location.pathname).toBe('/');
});

test('a press that asks for a new tab is left to the browser', async () => {
  const { router } = await show(<SafeHtml html={links} />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'inside' }));
  expect(router.state.location.pathname).toBe('/');
});

test('a link that asks for another language is left to the browser, one that asks for this language is not', async () => {
  document.documentElement.lang = 'en';
  const { router } = await show(
    <SafeHtml html={`<a href="/actus/x?lang=fr">other</a> <a href="/actus/y?lang=en">same</a>`} />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'other' }));
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(screen.getByRole('link', { name: 'same' }));
  await expect.poll(() => router.state.location.href).toBe('/actus/y?lang=en');
});

test.each([
  ['/contact', '/contact?lang=fr'],
  ['/actus#top', '/actus?lang=fr#top'],
  ['/actus?page=2&#x26;x=1#top', '/actus?page=2&x=1&lang=fr#top'],
  ['/actus/x?lang=es', '/actus/x?lang=es'],
  ['/actus/x?page=2&#x26;lang=es', '/actus/x?page=2&lang=es'],
  ['/samples/pitch-fr.pdf', '/samples/pitch-fr.pdf'],
  ['//other.example/x', '//other.example/x'],
  ['https://other.example/x', 'https://other.example/x'],
  ['#below', '#below'],
])('with ?lang in the address, a link to %s leads to %s without scripts too', async (href, led) => {
  await show(<SafeHtml html={`<p><a rel="x" href="${href}">link</a></p>`} />, { path: '/?lang=fr' });
  expect(screen.getByText('link').getAttribute('href')).toBe(led);
});
