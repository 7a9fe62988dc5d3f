import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Header } from '#app/components/layout/frame/header';
import { show } from '#tests/unit/show';

test('leads everywhere that the main navigation lists', async () => {
  await show(<Header />);
  expect(addressesIn(bar())).toEqual({
    Home: '/',
    'Our AI solutions': '/solutions-ia',
    'Elevator Pitch': '/agents/elevator-pitch',
    Chatbots: '/services/chatbot',
    News: '/actus',
    'About the company': '/contact/about-us',
    'Our Team': '/contact/team',
    Contact: '/contact',
    'Contact Form': '/contact#form',
    FAQ: '/contact/foire-aux-questions',
  });
  expect(addressesIn(drawer())).toEqual(addressesIn(bar()));
});

test('asks for a demo by the contact form', async () => {
  await show(<Header />);
  const [demo] = screen.getAllByRole('link', { name: 'Request a demo' });
  expect(demo?.getAttribute('href')).toBe('/contact#form');
});

test('begins with the way to the content', async () => {
  await show(<Header />);
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Skip to content');
  expect(first?.getAttribute('href')).toBe('#main');
});

test.each([
  ['/', 'Home', 'page'],
  ['/actus', 'News', 'page'],
  ['/actus/test-de-turing', 'News', 'true'],
  ['/category/innovation-lab', 'News', 'true'],
  ['/author/verbe', 'News', 'true'],
  ['/solutions-ia/innovation', 'Our AI solutions', 'true'],
  ['/agents/elevator-pitch/abc', 'Elevator Pitch', 'true'],
  ['/services/chatbot/guide', 'Chatbots', 'true'],
  ['/contact/team', 'Our Team', 'page'],
])('at %s marks %s as current, and nothing else', async (path, name, mark) => {
  await show(<Header />, { path });
  const marked = within(bar())
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[name, mark]]);
});

test('shows what opens the search', async () => {
  await show(<Header search={<button type="button">Search here</button>} />);
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Search here' })).toBeTruthy();
});

test('Escape closes the drawer and gives the focus back to its button', async () => {
  await show(<Header />);
  const details = openDrawer();
  within(details).getByRole('link', { name: 'News' }).focus();
  fireEvent.keyDown(within(details).getByRole('link', { name: 'News' }), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Menu');
});

test('the drawer closes when the focus moves on, and stays open when the focus goes nowhere', async () => {
  await show(<Header />);
  const details = openDrawer();
  const link = within(details).getByRole('link', { name: 'News' });
  fireEvent.blur(link);
  expect(details.open).toBe(true);
  fireEvent.blur(link, { relatedTarget: screen.getByRole('link', { name: 'Verbe, home page' }) });
  expect(details.open).toBe(false);
});

test('a new page begins with the drawer closed', async () => {
  const { router } = await show(<Header />);
  openDrawer();
  await router.navigate({ to: '/actus' });
  await expect.poll(() => drawer().closest('details')?.open).toBe(false);
});

/** The names of the links in a part of the page, and where they lead. */
function addressesIn(part: HTMLElement) {
  return Object.fromEntries(
    within(part)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
}

function bar(): HTMLElement {
  return navigations()[0];
}

function drawer(): HTMLElement {
  return navigations()[1];
}

function navigations(): [HTMLElement, HTMLElement] {
  const [first, second] = screen.getAllByRole('navigation', { name: 'Main', hidden: true });
  if (!first || !second) throw new Error('not two navigations');
  return [first, second];
}

function openDrawer(): HTMLDetailsElement {
  const details = drawer().closest('details');
  if (!details) throw new Error('no drawer');
  details.open = true;
  return details;
}
