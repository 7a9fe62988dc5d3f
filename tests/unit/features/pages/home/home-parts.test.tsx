// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';

import { AboutPreview } from '#app/features/pages/home/about-preview';
import { TeamPreview } from '#app/features/pages/home/team-preview';
import { Testimonials } from '#app/features/pages/home/testimonials';
import { TrustLogos } from '#app/features/pages/home/trust';
import type { HomeTexts } from '#app/features/pages/page';
import { homeTextsQuery } from '#app/features/pages/page.queries';
import { show } from '../../pitch/shown';
import { Known } from '../known';

afterEach(cleanup);

const company: HomeTexts = {
  about: { title: 'We help', said: 'Words count.', lede: 'A consultancy.', lang: 'en' },
  team: { title: 'Six roles', roles: [{ id: 'ceo', title: 'CEO', mark: '?' }], lang: 'en' },
  testimonials: [
    { text: 'We say it in one breath.', role: 'Founder', sector: 'Food', example: true },
    { text: 'We listened.', role: 'Director', sector: 'Health', example: false },
  ],
  trust: [
    { name: 'Retail', mark: '&', example: true },
    { name: 'Atelier Untel', mark: '*', example: false },
  ],
};

function showPart(part: ReactNode, known: HomeTexts = company) {
  return show(<Known answers={[[homeTextsQuery().queryKey, known]]}>{part}</Known>);
}

test('what the house wrote itself says "Example", and what a client wrote does not', async () => {
  await showPart(<Testimonials />);
  const [example, real] = screen.getAllByRole('figure').map((figure) => figure.textContent);
  expect(example).toMatch(/Founder, Food.*Example/);
  expect(real).not.toContain('Example');
  expect(screen.getByText(/We wrote the examples ourselves/)).toBeDefined();
});

test('once every testimonial is real, nothing speaks of examples', async () => {
  await showPart(<Testimonials />, { ...company, testimonials: company.testimonials.slice(1) });
  expect(screen.queryByText(/example/i)).toBeNull();
});

test('without testimonials their part is not there', async () => {
  const { part } = await showPart(<Testimonials />, { ...company, testimonials: [] });
  expect(part.textContent).toBe('');
});

test('a mark that stands for a sector says "Example"', async () => {
  await showPart(<TrustLogos />);
  const [sector, client] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(sector).toBe('&RetailExample');
  expect(client).toBe('*Atelier Untel');
});

test('the house and its team lead to their pages', async () => {
  await showPart(
    <>
      <AboutPreview />
      <TeamPreview />
    </>,
  );
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads(/What we believe/)).toBe('/contact/about-us');
  expect(leads(/Meet the team/)).toBe('/contact/team');
  expect(screen.getByText('CEO')).toBeDefined();
});
