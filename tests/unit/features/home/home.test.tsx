import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { BeforeAfter } from '#app/features/home/before-after';
import { Hero } from '#app/features/home/hero';
import { HomeRest } from '#app/features/home/home';
import { show } from '#tests/unit/show';

const floors = [60, 30].map((duration) => ({
  duration,
  paragraphs: [`Said in ${duration}.`],
  words: duration * 2,
  seconds: duration - 5,
}));

beforeEach(async () => {
  await show(
    <>
      <Hero>
        <h2>Trust</h2>
      </Hero>
      <HomeRest
        deliverable={<h2>Deliverable</h2>}
        elevatorExample={floors}
        news={<h2>News</h2>}
        form={<h3>A form</h3>}
        faq={<h2>Questions</h2>}
        house={<p>The house</p>}
        testimonials={<h2>Testimonials</h2>}
      />
    </>,
  );
});

test('says what is sold, and shows every part in its order', () => {
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    'With AI, we study your market, test your ideas and write your campaigns',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Trust',
    'What we do, in four verbs',
    'Deliverable',
    'Pitch Master: say what you do in one lift ride',
    'Testimonials',
    'News',
    'Questions',
    'A project or a question?',
  ]);
});

test('leads to a demonstration, to the pitch, to the four solutions and to the other services', () => {
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.slice(0, 2)).toEqual(['/contact#form', '/agents/elevator-pitch']);
  for (const solution of [
    'market-intelligence',
    'innovation',
    'communication',
    'adopter-ia',
    'autres-services',
  ])
    expect(addresses).toContain(`/solutions-ia/${solution}`);
});

test('strikes out what everybody says, in words too, and highlights what the house does instead', () => {
  expect(screen.getByText('Struck out:').nextElementSibling?.textContent).toMatch(/reinvent/);
  const title = within(screen.getByRole('heading', { level: 1 }));
  expect(title.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
    'study',
    'test',
    'write',
  ]);
});

test('offers an address to write to, and a form', () => {
  const contact = screen.getByRole('region', { name: 'A project or a question?' });
  expect(within(contact).getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(within(contact).getByRole('heading', { level: 3, name: 'A form' })).toBeDefined();
});

test('shows a pitch in each of its durations, with its clock; the shortest first', () => {
  const lift = within(screen.getByRole('radiogroup', { name: 'How long is the ride?' }));
  expect(lift.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '30 seconds',
    '60 seconds',
  ]);
  expect(lift.getByRole('radio', { name: '30 seconds', checked: true })).toBeDefined();
  expect(lift.getByText('Said in 60.')).toBeDefined();
  expect(lift.getByText(/60 words, 25 seconds aloud/)).toBeDefined();
});

test('shows what of a description is struck out and kept beside the sentence that is made of it', async () => {
  cleanup();
  const pair = {
    trade: 'Food',
    spans: [
      { text: 'A unique experience.', struck: true as const },
      { text: 'Our jar ' },
      { text: 'brings soup.', marked: true as const },
    ],
  };
  const trades = ['Food', 'Hotels', 'Software', 'Health', 'Charity', 'Craft'];
  await show(<BeforeAfter pairs={trades.map((trade) => ({ ...pair, trade }))} />);
  const part = within(screen.getByRole('region', { name: 'Before and after' }));
  const titles = part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(trades);
  const [first, second, third = document.body] = part.getAllByRole('listitem');
  const folded = part.getByText('Four more: software, health, charity, craft').parentElement;
  expect([first, second, third].map((item) => folded?.contains(item ?? null))).toEqual([false, false, true]);
  const offer = within(third);
  expect(offer.getByRole('deletion').textContent?.trim()).toBe('A unique experience.');
  expect(offer.getByRole('emphasis').textContent).toBe('brings soup.');
  expect(offer.getByRole('blockquote').textContent).toContain('A unique experience. Our jar brings soup.');
});
