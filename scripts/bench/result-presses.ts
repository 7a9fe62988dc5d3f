import type { Page } from 'playwright';

import type { Press } from './interactions.ts';

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const fold = (name: string | RegExp) => (page: Page) => page.locator('summary', { hasText: name });
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });
const question = (page: Page) => page.locator('#improve textarea');
const written = (page: Page) =>
  page.getByText(/^(?:Done|Nothing to change|Undone|Done again|Shown now): /).waitFor();
const told = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

/** What can be pressed on the page of a pitch, in an order that makes sense. */
export const resultPresses: readonly Press[] = [
  { name: 'what your words told us', press: fold('What your words told us') },
  { name: 'Say it', press: link('Say it') },
  { name: 'a duration', press: (page) => page.getByRole('tab').first() },
  { name: 'In writing', press: (page) => page.getByRole('tab').last() },
  { name: 'the first duration again', press: (page) => page.getByRole('tab').first() },
  { name: 'Read aloud', press: button('Read aloud') },
  { name: 'Copy text', press: button('Copy text') },
  { name: 'Edit', press: button('Edit'), until: (page) => page.locator('#say textarea').waitFor() },
  { name: 'a letter of the text', press: (page) => page.locator('#say textarea'), keys: 'ab' },
  { name: 'leave the text', press: button('Cancel') },
  { name: 'your words, kept and struck out', press: fold('Your words, kept and struck out') },
  { name: 'Copy link', press: button('Copy link') },
  { name: 'QR code, files, paper', press: fold('QR code, files, paper') },
  { name: 'QR code', press: button('QR code') },
  { name: 'QR code, closed', press: button('Close') },
  { name: 'Print my scorecard too', press: (page) => page.getByLabel(/^Print my score ?card too/) },
  { name: 'a letter of an answer', press: question, keys: 'ab' },
  { name: 'Skip to the next question', press: button('Skip to the next question') },
  { name: 'Shorter', press: button('Shorter'), until: written },
  { name: 'Less jargon', press: button('Less jargon'), until: written },
  { name: 'goal, beginning, versions', press: fold('Another goal') },
  { name: 'another goal', press: button('Future teammates'), until: told('Done: for future teammates.') },
  { name: 'Undo', press: button(/^Undo: /), until: told('Undone: ') },
  { name: 'Redo', press: button(/^Redo: /), until: told('Done again: ') },
  { name: 'Compare with the original', press: button('Compare with the original') },
  { name: 'another beginning', press: button('Begin with this'), until: told('Done: another opening.') },
  { name: 'Useful', press: button('Useful') },
  { name: 'Delete this pitch', press: button('Delete this pitch') },
  { name: 'Keep it', press: button('Keep it') },
  {
    name: 'See what others see',
    press: link('See what others see'),
    until: told('This is what others see.'),
  },
  { name: 'Show the sentence', press: (page) => page.getByLabel(/^Show the sentence/) },
  { name: 'what others read', press: (page) => page.getByRole('tab').last() },
  { name: 'Hear it', press: button('Hear it') },
  { name: 'Back to your page', press: link('Back to your page'), until: told('Your free elevator pitch') },
];

/** What can be pressed in a rehearsal. */
export const stagePresses: readonly Press[] = [
  { name: 'Rehearse', press: button('Rehearse'), until: (page) => page.getByText('By keyboard').waitFor() },
  { name: 'a duration', press: (page) => page.getByRole('dialog').getByRole('radio').first() },
  { name: 'Start', press: button('Start') },
  { name: 'Pause', press: button('Pause') },
  { name: 'Go on', press: button('Go on') },
  { name: 'Faster', press: button('Faster') },
  { name: 'Slower', press: button('Slower') },
  { name: 'Settings', press: button('Settings') },
  { name: 'Larger text', press: button('Larger text') },
  { name: 'From the start', press: button('From the start') },
  { name: 'Sentence forward', press: button('Sentence forward') },
  { name: 'Close', press: button('Close') },
];
