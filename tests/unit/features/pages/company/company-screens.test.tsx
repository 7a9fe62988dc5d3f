import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { site } from '#app/content/site';
import { AboutScreen } from '#app/features/pages/company/about-screen';
import { ContactScreen } from '#app/features/pages/company/contact-screen';
import { NewsletterScreen } from '#app/features/pages/company/newsletter-screen';
import { TeamScreen } from '#app/features/pages/company/team-screen';
import { textQuery } from '#app/features/pages/page.queries';
import { show } from '#tests/unit/show';
import { Known } from '../known';
import { textPage } from '../texts';

const sections = [
  {
    id: 'first',
    title: 'First part',
    html: '',
    entries: [{ id: 'ceo', title: 'CEO', html: '<p>Asks.</p>', mark: '?' }],
  },
  {
    id: 'steps',
    title: 'Steps',
    html: '',
    ordered: true,
    entries: [{ id: 'one', title: 'One', html: '<p>Do.</p>' }],
  },
  {
    id: 'beliefs',
    title: 'Beliefs',
    html: '',
    entries: [{ id: 'talk', title: 'Talk', html: '<p>Is cheap.</p>' }],
  },
];

function showText(name: string, page: ReactNode, shown = sections) {
  const text = textPage(name, { title: 'A page', quote: 'Words count.', sections: shown });
  return show(<Known answers={[[textQuery(name).queryKey, text]]}>{page}</Known>);
}

test('about: its sentence, its parts as lists, and the ways on', async () => {
  await showText('contact/about-us', <AboutScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'A page' })).toBeDefined();
  expect(screen.getByText('Words count.').closest('blockquote')).not.toBeNull();
  expect(within(screen.getByRole('region', { name: 'Steps' })).getByRole('list').tagName).toBe('OL');
  expect(within(screen.getByRole('region', { name: 'Beliefs' })).getByRole('list').tagName).toBe('UL');
  expect(screen.getByRole('link', { name: 'Meet the team' }).getAttribute('href')).toBe('/contact/team');
});

test('the way leads where the menu does', async () => {
  await showText('contact/about-us', <AboutScreen />);
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Home', 'A page']);
});

test('team: roles by name, and a form', async () => {
  await showText('contact/team', <TeamScreen form={<h2>A form</h2>} />);
  expect(screen.getByRole('heading', { level: 3, name: 'CEO' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'A form' })).toBeDefined();
});

test('contact: the address for mails, below the title', async () => {
  await showText('contact', <ContactScreen form={<h2>A form</h2>} />);
  expect(screen.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`);
});

test('contact: what agencies say is struck out, in words too, and stands outside the title', async () => {
  await showText('contact', <ContactScreen form={<h2>A form</h2>} />);
  expect(screen.getByText('Struck out:').nextElementSibling?.tagName).toBe('DEL');
  const title = screen.getByRole('heading', {
    level: 1,
    name: 'Send us three lines and a person will reply',
  });
  expect(within(title).getByRole('insertion').textContent).toBe('a person will reply');
});

test('contact: the form, the steps, then what needs no message', async () => {
  await showText('contact', <ContactScreen form={<h2>A form</h2>} />, sections.slice(1));
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['A form', 'Steps', 'Beliefs']);
  expect(within(screen.getByRole('region', { name: 'Steps' })).getByRole('list').tagName).toBe('OL');
  expect(within(screen.getByRole('region', { name: 'Beliefs' })).getByRole('list').tagName).toBe('UL');
});

test('newsletter: the feed, for those who leave no address', async () => {
  await showText('newsletter', <NewsletterScreen form={<h2>A form</h2>} />);
  expect(screen.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe('/actus/rss.xml?lang=en');
});
