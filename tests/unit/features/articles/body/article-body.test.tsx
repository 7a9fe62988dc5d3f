import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import edits from '#app/components/ui/styles/edits.module.css';
import type { ArticlePart } from '#app/features/articles/article';
import { ArticleBody } from '#app/features/articles/body/article-body';
import { show } from '#tests/unit/show';

function shownVersions(...versions: { label: string; html: string }[]) {
  return show(<ArticleBody lang="en" parts={[{ kind: 'versions', versions }]} />);
}

test('only what is said stands between guillemets, not what is said of it', async () => {
  await shownVersions(
    { label: 'Before', html: '“The leading solution.”' },
    { label: 'After', html: 'Unchanged, word for word.' },
  );
  const [before, after] = screen.getAllByRole('definition');
  expect(before?.textContent).toBe('The leading solution.');
  expect(after?.textContent).toBe('Unchanged, word for word.');
  expect(screen.getAllByRole('blockquote')).toHaveLength(1);
});

test.each([
  ['« Nous livrons. »', 'Nous livrons.'],
  ['«Llevamos cajas».', 'Llevamos cajas.'],
])('the marks of a language give way to those of the house: %s', async (html, said) => {
  await shownVersions({ label: 'After', html });
  expect(screen.getByRole('definition').textContent).toBe(said);
});

test.each([
  ['« Nous réparons <em>par la poste</em>. »', 'em', 'par\u00A0la\u00A0poste.'],
  ['«Cajas. <del>Tarros</del>».', 'del', 'Tarros.'],
])('the stop after words highlighted or struck is of their colour: %s', async (html, tag, words) => {
  await shownVersions({ label: 'After', html });
  expect(screen.getByRole('definition').querySelector(tag)?.textContent).toBe(words);
});

test('in a measure the words between two figures are small', async () => {
  const measure = { kind: 'measure' as const, figure: '1 time in 4', won: false, html: 'a judgement' };
  await show(<ArticleBody lang="en" parts={[measure]} />);
  expect(screen.getByText('time in').tagName).toBe('SMALL');
  expect(screen.getByText('time in').parentElement?.textContent).toBe('1 time in 4');
});

test.each([
  [true, 'true'],
  [false, undefined],
])('a figure has a colour when it wins: %s', async (won, said) => {
  const measure = { kind: 'measure' as const, figure: '−40 %', won, html: 'of the time' };
  await show(<ArticleBody lang="en" parts={[measure]} />);
  expect(document.querySelector('b')?.parentElement?.dataset.won).toBe(said);
});

test('two figures that are compared stand each beside its name, the first of them with the colour', async () => {
  const html = '<em>one minute</em>, <em>half a minute</em>';
  const measure = { kind: 'measure' as const, figure: '7 against 5', won: true, html };
  await show(<ArticleBody lang="en" parts={[measure]} />);
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '7 one minute',
    '5 half a minute',
  ]);
  expect(screen.queryByText('against')).toBeNull();
});

test('of a share the blocks that count are drawn over all of them', async () => {
  const measure = { kind: 'measure' as const, figure: '2.5 out of 4', won: false, html: 'of all' };
  await show(<ArticleBody lang="en" parts={[measure]} />);
  const drawn = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn).toEqual(['M0 0.5H4', 'M0 0.5H2.45']);
});

test('what is said of a case in marks is its verdict: what came before it is what came out', async () => {
  await shownVersions(
    { label: 'Before', html: '“A.”' },
    { label: 'After', html: '“B.”' },
    { label: 'Verdict', html: '<em>Cured</em> as it came' },
  );
  const old = screen.getAllByRole('term').map((term) => term.parentElement?.dataset.old);
  expect(old).toEqual(['true', undefined, 'true']);
});

test('the words that a lesson turns on are in the marker', async () => {
  const marked = { kind: 'lesson' as const, label: 'Takeaway', html: 'Give <em>few rules</em>.' };
  await show(<ArticleBody lang="en" parts={[marked]} />);
  expect(screen.getByText('few rules.').closest(`.${edits.edits}`)).not.toBeNull();
});

test('a quotation stands between the guillemets of the house, without who said it', async () => {
  const quotation = { kind: 'quotation' as const, html: '<p>It listens.</p>', by: '<p>A reader</p>' };
  await show(<ArticleBody lang="en" parts={[quotation]} />);
  const said = screen.getByRole('blockquote');
  expect(said.querySelectorAll('svg')).toHaveLength(2);
  expect(said.textContent).toContain('It listens.');
  expect(said.textContent).not.toContain('A reader');
  expect(screen.getByRole('figure').textContent).toContain('A reader');
});

const title = { kind: 'title' as const, html: '<h2 id="one">One</h2>' };
const words = { kind: 'text' as const, html: '<p>Words.</p>' };
const lesson = { kind: 'lesson' as const, label: 'Takeaway', html: 'Say it.' };
const versions = { kind: 'versions' as const, versions: [{ label: 'Before', html: '“A.”' }] };
const measure = { kind: 'measure' as const, figure: '3', won: true, html: 'cured' };

const panel = { kind: 'panel' as const, html: '<ul><li>One.</li></ul>' };

test.each([
  ['case', [title, versions]],
  ['steps', [title, { kind: 'versions' as const, versions: [{ label: 'Briefs', html: 'Twelve.' }] }]],
  ['count', [title, measure, measure]],
  ['panel', [title, panel]],
])('a title and what follows it at once are a %s', async (form, parts) => {
  await show(<ArticleBody lang="en" parts={[...parts, title]} />);
  const forms = [...document.querySelectorAll<HTMLElement>('[data-form]')];
  expect(forms.map(({ dataset }) => dataset.form)).toEqual([form]);
  expect(screen.getAllByRole('heading').map((heading) => heading.closest('[data-form]'))).toEqual([
    forms[0],
    null,
  ]);
});

test('a title with a text of its own begins neither', async () => {
  await show(<ArticleBody lang="en" parts={[title, words, versions]} />);
  expect(document.querySelector('[data-form]')).toBeNull();
});

async function shownForms(...parts: ArticlePart[]) {
  await show(<ArticleBody lang="en" parts={parts} />);
  return [...document.querySelectorAll<HTMLElement>('[data-form]')].map(
    ({ dataset, textContent }) => `${dataset.form}: ${textContent}`,
  );
}

test('of a section the figure comes before what is read, the lesson after it', async () => {
  expect(await shownForms(title, words, measure, words, lesson, words)).toEqual([
    'row: One3curedWords.Words.Words.TakeawaySay it.',
  ]);
});

test('what comes before the first title is a text', async () => {
  expect(await shownForms(words, measure, title, words, lesson)).toEqual(['row: OneWords.TakeawaySay it.']);
});

test('a second figure begins a row of its own, with the words before it', async () => {
  expect(await shownForms(title, words, measure, words, measure, words)).toEqual([
    'row: One3curedWords.',
    'row: 3curedWords.Words.',
  ]);
});

test('a figure right below a title is the finding, with its words', async () => {
  expect(await shownForms(title, measure, words, lesson)).toEqual([
    'finding: One3curedWords.TakeawaySay it.',
  ]);
});

test('figures of which some are successes say which, but not two that are compared', async () => {
  const failure = { ...measure, figure: '1 time in 4', won: false };
  const comparison = { ...measure, figure: '7 against 5', html: 'seconds' };
  expect(await shownForms(title, failure, words, title, words, measure, title, comparison, words)).toEqual([
    'finding: OneFailure1 time in 4curedWords.',
    'row: OneSuccess3curedWords.',
    'finding: One7 against 5secondsWords.',
  ]);
  cleanup();
  expect(await shownForms(title, words, comparison, lesson)).toEqual([
    'row: One7 against 5secondsWords.TakeawaySay it.',
  ]);
});

test('a drawing stands between rows', async () => {
  const drawing = { kind: 'drawing' as const, svg: '<svg></svg>', caption: 'Drawn.' };
  expect(await shownForms(title, words, drawing, words, lesson)).toEqual([
    'row: OneWords.',
    'wide: Drawn.',
    'row: Words.TakeawaySay it.',
  ]);
});

test('a case is the verdict, what was said, what came of it, and why', async () => {
  const all = [
    { label: 'Before', html: '“A.”' },
    { label: 'After', html: '“B.”' },
    { label: 'Verdict', html: '<em>Cured</em>' },
  ];
  expect(await shownForms(title, { kind: 'versions', versions: all }, words)).toEqual([
    'case: OneVerdictCuredBeforeA.AfterB.Words.',
  ]);
  const old = screen.getAllByRole('term').map((term) => term.parentElement?.dataset.old);
  expect(old).toEqual(['true', 'true', undefined]);
});
