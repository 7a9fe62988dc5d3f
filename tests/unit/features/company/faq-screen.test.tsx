// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { faqExamplesQuery, faqQuery } from '#app/features/company/company.queries';
import type { Faq, FaqEntry } from '#app/features/company/faq';
import { FaqExamples } from '#app/features/company/faq-examples';
import { FaqScreen } from '#app/features/company/faq-screen';
import { show } from '../pitch/shown';
import { Known } from './known';

afterEach(cleanup);

const entry = (id: string, question: string): FaqEntry => ({
  id,
  question,
  html: '<p>Yes.</p>',
  text: 'Yes.',
});
const faq: Faq = {
  title: 'Questions',
  description: 'All of them.',
  lang: 'fr',
  groups: [
    {
      id: 'tool',
      title: 'The tool',
      entries: [entry('free', 'Is it free?'), entry('beta', 'Is it a beta?')],
    },
    { id: 'house', title: 'The house', entries: [entry('start', 'Can we start?')] },
  ],
};

const shownFaq = () => (
  <Known answers={[[faqQuery().queryKey, faq]]}>
    <FaqScreen />
  </Known>
);

test('questions stand in their groups, closed', async () => {
  await show(shownFaq());
  const tool = within(screen.getByRole('region', { name: 'The tool' }));
  expect(tool.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Is it free?',
    'Is it a beta?',
  ]);
  expect(openQuestions()).toEqual([]);
});

test('the address that ends in its anchor opens a question, and no other', async () => {
  // What the router calls for a hash and jsdom has not.
  Element.prototype.scrollIntoView = () => {};
  const { router } = await show(shownFaq());
  await act(() => router.navigate({ to: '.', hash: 'beta' }));
  expect(openQuestions()).toEqual(['Is it a beta?']);
});

test('an answer gives its own address, under a name that says which', async () => {
  await show(shownFaq());
  const link = screen.getByRole('link', { name: 'Link to this answer: Can we start?', hidden: true });
  expect(link.getAttribute('href')).toBe('/#start');
});

test('the groups can be jumped to', async () => {
  await show(shownFaq());
  const groups = within(screen.getByRole('navigation', { name: 'Groups of questions' }));
  expect(groups.getByRole('link', { name: 'The house' }).getAttribute('href')).toBe('/#house');
});

test('questions keep the language they are written in', async () => {
  await show(shownFaq());
  expect(screen.getByRole('heading', { name: 'Is it free?' }).getAttribute('lang')).toBe('fr');
});

test('examples lead to their question, and to all of them', async () => {
  const entries = faq.groups.flatMap((group) => group.entries);
  await show(
    <Known answers={[[faqExamplesQuery().queryKey, { lang: 'en', entries }]]}>
      <FaqExamples />
    </Known>,
  );
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Is it a beta?')).toBe('/contact/foire-aux-questions#beta');
  expect(leads('All questions')).toBe('/contact/foire-aux-questions');
});

function openQuestions() {
  return [...document.querySelectorAll('details[open] h3')].map((heading) => heading.textContent);
}
