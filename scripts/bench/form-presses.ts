import type { Page } from 'playwright';

import type { Press } from './interactions.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const choice = (name: string) => (page: Page) => page.getByRole('radio', { name });
const field = (name: string) => (page: Page) => page.locator(`form [name=${name}]`);
const places = (page: Page) => page.getByRole('combobox').first();

/** What can be pressed in the form, in an order that makes sense. */
export const formPresses: readonly Press[] = [
  { name: 'a category', press: choice('A product') },
  { name: 'Start from an example', press: button('Start from an example') },
  { name: 'Start afresh', press: button('Start afresh') },
  { name: 'Write my pitch, with faults', press: button('Write my pitch') },
  { name: 'a link to a fault', press: (page) => page.locator('form a[href^="#"]').first() },
  { name: 'Bring back what I had written', press: button('Bring back what I had written') },
  { name: 'a letter of the description', press: field('description'), keys: 'ab' },
  { name: 'a letter of the audience', press: field('usedBy'), keys: 'ab' },
  { name: 'a letter of the values', press: field('messagesAndValues'), keys: 'ab' },
  { name: 'the two answers', press: (page) => page.locator('form summary') },
  { name: 'the list of places', press: places },
  { name: 'a letter of a place', press: places, keys: 'pe' },
  { name: 'a place', press: (page) => page.getByRole('option', { name: 'Peru' }) },
  { name: 'a place taken away', press: (page) => page.getByRole('button', { name: /^Remove / }).first() },
  { name: 'a goal', press: choice('Investors') },
];
