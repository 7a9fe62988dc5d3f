import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { Deliverable } from '#app/features/pages/home/deliverable';
import { HouseLine } from '#app/features/pages/home/house-line';
import { Testimonials } from '#app/features/pages/home/testimonials';
import { TrustMarks } from '#app/features/pages/home/trust';
import type { HomeTexts } from '#app/features/pages/page';
import { homeTextsQuery } from '#app/features/pages/page.queries';
import { show } from '#tests/unit/show';
import { Known } from '../known';

const company: HomeTexts = {
  about: { quote: 'Words count.', lang: 'en' },
  testimonials: [
    { text: 'We say it in one breath.', person: 'Ada Moreau', role: 'Founder', company: 'Atelier Untel' },
  ],
  trust: [
    { count: 13, name: 'blind trials', to: '/actus' },
    { count: 0, name: 'trackers', to: '/cookies' },
  ],
  deliverable: {
    title: 'Audit of reviews',
    subject: 'An inn',
    html: '<ol><li>Do not sign yet.</li></ol>',
    figure: { caption: 'Complaints', bars: [{ label: 'Noise', value: 21, text: '21', told: true }] },
    address: '/samples/market-en',
  },
};

function showPart(part: ReactNode, known: HomeTexts = company) {
  return show(<Known answers={[[homeTextsQuery().queryKey, known]]}>{part}</Known>);
}

test('a testimonial is signed with a name, a role and a company', async () => {
  await showPart(<Testimonials />);
  expect(screen.getByRole('figure').textContent).toContain('Ada Moreau, Founder, Atelier Untel');
});

test('without testimonials their part is not there', async () => {
  const { part } = await showPart(<Testimonials />, { ...company, testimonials: [] });
  expect(part.textContent).toBe('');
});

test('a mark of trust leads to the page that shows it', async () => {
  await showPart(<TrustMarks />);
  expect(screen.getByRole('link', { name: '0 trackers' }).getAttribute('href')).toBe('/cookies');
  expect(screen.getByRole('link', { name: /^13 blind trials$/ }).getAttribute('href')).toBe('/actus');
});

test('what is handed over can be read, and leads to its case and to the whole of it', async () => {
  await showPart(<Deliverable />);
  expect(screen.getByRole('heading', { level: 3, name: 'Audit of reviews' })).toBeDefined();
  expect(screen.getByText('Do not sign yet.')).toBeDefined();
  expect(screen.getByRole('row').textContent).toBe('Noise21');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/solutions-ia/market-intelligence#cas',
    '/samples/market-en.pdf',
  ]);
});

test('the company says one sentence; it and its team lead to their pages', async () => {
  await showPart(<HouseLine />);
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads(/What we believe/)).toBe('/contact/about-us');
  expect(leads(/Meet the team/)).toBe('/contact/team');
  expect(screen.getByText('Words count.')).toBeDefined();
});
