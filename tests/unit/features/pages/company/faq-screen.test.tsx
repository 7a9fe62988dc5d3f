import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { FaqExamples } from '#app/features/pages/company/faq-examples';
import { FaqScreen } from '#app/features/pages/company/faq-screen';
import type { TextEntry } from '#app/features/pages/page';
import { faqExamplesQuery, textQuery } from '#app/features/pages/page.queries';
import { show } from '#tests/unit/show';
import { Known } from '../known';
import { textPage } from '../texts';

const name = 'contact/foire-aux-questions';
const entry = (id: string, title: string): TextEntry => ({
  id,
  title,
  short: '<em>Yes,</em> today.',
  html: '<p>Tomorrow too.</p>',
});
const faq = textPage(name, {
  title: 'Questions',
  eyebrow: 'FAQ',
  lang: 'fr',
  sections: [
    {
      id: 'tool',
      title: 'The tool',
      html: '',
      entries: [entry('free', 'Is it free?'), entry('beta', 'Is it a beta?')],
    },
    { id: 'house', title: 'The house', html: '', entries: [entry('start', 'Can we start?')] },
  ],
});

const shownFaq = () => (
  <Known answers={[[textQuery(name).queryKey, faq]]}>
    <FaqScreen />
  </Known>
);

test('questions stand in their groups, and show their answers in a few words', async () => {
  await show(shownFaq());
  const tool = within(screen.getByRole('region', { name: 'The tool' }));
  expect(summariesIn(tool)).toEqual(['Is it free?', 'Is it a beta?']);
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

test('the questions to begin with stand once on the page', async () => {
  await show(
    <Known answers={[[textQuery(name).queryKey, { ...faq, examples: ['start', 'free'] }]]}>
      <FaqScreen />
    </Known>,
  );
  const first = within(screen.getByRole('region', { name: 'Start here' }));
  expect(summariesIn(first)).toEqual(['Can we start?', 'Is it free?']);
  expect(summariesIn(screen)).toEqual(['Can we start?', 'Is it free?', 'Is it a beta?']);
  expect(screen.queryByRole('region', { name: 'The house' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a question' }), 'start');
  await counted('1 question');
  expect(screen.getByRole('region', { name: 'The house' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull();
});

test('the groups can be jumped to, and say how many questions they hold', async () => {
  await show(shownFaq());
  const groups = within(screen.getByRole('navigation', { name: 'Contents' }));
  const link = groups.getByRole('link', { name: 'The house' });
  expect(link.getAttribute('href')).toBe('/#house');
  expect(link.closest('li')?.dataset.count).toBe('1');
});

test('questions keep the language they are written in', async () => {
  await show(shownFaq());
  expect(screen.getByRole('heading', { name: 'Is it free?' }).getAttribute('lang')).toBe('fr');
});

test('a closed question says its answer in a few words, which are found', async () => {
  await show(shownFaq());
  const tool = within(screen.getByRole('region', { name: 'The tool' }));
  const [question] = tool.getAllByRole('group');
  expect(question?.querySelector('summary')?.textContent).toBe('Is it free?Yes, today.');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a question' }), 'today');
  await counted('3 questions');
});

test('a question asked in a whole sentence is found, and other words are looked for on the whole site', async () => {
  await show(shownFaq());
  const field = screen.getByRole('searchbox', { name: 'Find a question' });
  await userEvent.type(field, 'Could we start?');
  await counted('1 question');
  await userEvent.clear(field);
  await userEvent.type(field, 'refund');
  await counted('0 questions');
  const link = screen.getByRole('link', { name: 'Search the whole site for “refund”' });
  expect(link.getAttribute('href')).toBe('/recherche?q=refund');
});

test('a question does not break after a hyphen', async () => {
  const sections = [
    { id: 'tool', title: 'The tool', html: '', entries: [entry('free', 'Est-il gratuit ?')] },
  ];
  await show(
    <Known answers={[[textQuery(name).queryKey, { ...faq, sections }]]}>
      <FaqScreen />
    </Known>,
  );
  expect(summariesIn(screen)).toEqual(['Est-\u2060il gratuit ?']);
});

test('the name of the tool is not cut in two', async () => {
  const sections = [
    { id: 'tool', title: 'The tool', html: '', entries: [entry('free', 'Is Pitch Master free?')] },
  ];
  await show(
    <Known answers={[[textQuery(name).queryKey, { ...faq, sections }]]}>
      <FaqScreen />
    </Known>,
  );
  expect(summariesIn(screen)).toEqual(['Is Pitch\u00a0Master free?']);
});

test('examples lead to their question, and to all of them', async () => {
  const entries = faq.sections.flatMap((group) => group.entries);
  await show(
    <Known answers={[[faqExamplesQuery().queryKey, { lang: 'en', entries }]]}>
      <FaqExamples />
    </Known>,
  );
  const leads = (question: string) => screen.getByRole('link', { name: question }).getAttribute('href');
  expect(leads('Is it a beta?')).toBe('/contact/foire-aux-questions#beta');
  expect(leads('All questions')).toBe('/contact/foire-aux-questions');
});

function summariesIn(region: Pick<typeof screen, 'getAllByRole'>) {
  const titles = region.getAllByRole('heading', { level: 3 });
  return titles.map((title) => title.textContent);
}

function openQuestions() {
  return [...document.querySelectorAll('details[open] h3')].map((heading) => heading.textContent);
}

/** Waits until the number of questions found is told. */
function counted(words: string) {
  return waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
}

test('questions are narrowed down as one types, and what is left is counted', async () => {
  await show(shownFaq());
  const field = screen.getByRole('searchbox', { name: 'Find a question' });
  await userEvent.type(field, 'béta');
  await counted('1 question');
  expect(summariesIn(screen)).toEqual(['Is it a beta?']);
  expect(openQuestions()).toEqual(['Is it a beta?']);
  expect(screen.queryByRole('region', { name: 'The house' })).toBeNull();
  await userEvent.type(field, 'x');
  await counted('0 questions');
  expect(screen.getByRole('link', { name: 'Ask a question' })).toBeDefined();
  await userEvent.clear(field);
  await counted('3 questions');
  expect(summariesIn(screen)).toHaveLength(3);
  expect(openQuestions()).toEqual([]);
});

test('of the groups none is taken for the current page', async () => {
  await show(shownFaq());
  const groups = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(groups.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, null]);
});
